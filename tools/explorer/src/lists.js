// Lists of many rows, of which only those in sight are made.

export function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

export class LongList {
  /**
   * @param {HTMLElement} box scrolls
   * @param {(index: number) => HTMLElement} draw makes a row
   */
  constructor(box, draw) {
    this.box = box;
    this.draw = draw;
    this.count = 0;
    this.sizer = element('div', 'sizer');
    box.append(this.sizer);
    box.addEventListener('scroll', () => this.refresh());
    new ResizeObserver(() => this.refresh()).observe(box);
  }

  get rowHeight() { return parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row'), 10); }

  resize(count) {
    this.count = count;
    // Browsers have an end to how far they scroll.
    this.sizer.style.height = `${Math.min(count * this.rowHeight, 16e6)}px`;
    this.refresh();
  }

  // Where the first row in sight is: in very long lists the scroll bar is scaled.
  get first() {
    const { rowHeight } = this;
    const most = Math.max(1, this.sizer.offsetHeight - this.box.clientHeight);
    const last = Math.max(0, this.count - this.box.clientHeight / rowHeight);
    return this.count * rowHeight <= 16e6 ? this.box.scrollTop / rowHeight : this.box.scrollTop / most * last;
  }

  refresh() {
    const { rowHeight, first } = this;
    const start = Math.max(0, Math.floor(first) - 4);
    const stop = Math.min(this.count, Math.ceil(first + this.box.clientHeight / rowHeight) + 4);
    const rows = [];
    for (let index = start; index < stop; index += 1) {
      const row = this.draw(index);
      row.classList.add('row');
      row.style.top = `${this.box.scrollTop + (index - first) * rowHeight}px`;
      rows.push(row);
    }
    this.sizer.replaceChildren(...rows);
  }

  show(index) {
    const last = Math.max(1, this.count - this.box.clientHeight / this.rowHeight);
    const isScaled = this.count * this.rowHeight > 16e6;
    const most = this.sizer.offsetHeight - this.box.clientHeight;
    this.box.scrollTop = isScaled ? index / last * most : Math.max(0, (index - 2) * this.rowHeight);
    this.refresh();
  }
}

/**
 * A table: a list with headings.
 * @param {Array} columns [heading, text of a row, class, width, value to sort by]
 */
export class Table {
  constructor(id, columns, open) {
    this.columns = columns;
    this.rows = [];
    this.sorting = null;
    this.selected = null;
    const box = document.getElementById(id);
    const widths = () => {
      const isNarrow = matchMedia('(max-width: 640px)').matches;
      return columns.filter(([, , kind]) => !(isNarrow && /wide/.test(kind))).map(([, , , width]) => `minmax(0, ${width})`).join(' ');
    };
    this.list = new LongList(box, (index) => {
      const item = this.rows[index];
      const row = element('div', item === this.selected ? 'selected' : '');
      row.style.gridTemplateColumns = widths();
      row.dataset.index = index;
      for (const [, text, kind] of columns) {
        const cell = element('span', kind);
        cell.append(text(item, cell));
        row.append(cell);
      }
      return row;
    });
    this.heads = document.querySelector(`[data-table="${id}"]`);
    this.heads.style.gridTemplateColumns = widths();
    addEventListener('resize', () => { this.heads.style.gridTemplateColumns = widths(); });
    this.heads.replaceChildren(...columns.map(([label, , kind, , value], number) => {
      const head = element('button', kind, label);
      if (value) {
        head.dataset.sorts = number;
        head.addEventListener('click', () => this.sort(number));
      }
      return head;
    }));
    box.addEventListener('click', (event) => {
      const index = event.target.closest('.row')?.dataset.index;
      if (index === undefined) return;
      open(this.rows[index], event);
    });
  }

  fill(rows) {
    this.rows = rows;
    if (this.sorting) this.order();
    this.list.box.scrollTop = 0;
    this.list.resize(rows.length);
  }

  sort(number) {
    this.sorting = { number, down: this.sorting?.number === number && !this.sorting.down };
    [...this.heads.children].forEach((head, index) => {
      head.setAttribute('aria-sort', index === number ? (this.sorting.down ? 'descending' : 'ascending') : 'none');
    });
    this.fill([...this.rows]);
  }

  order() {
    const { number, down } = this.sorting;
    const value = this.columns[number][4];
    const sign = down ? -1 : 1;
    this.rows.sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      return sign * (x < y ? -1 : x > y ? 1 : 0);
    });
  }
}
