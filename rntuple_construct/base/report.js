// Sorts and filters the items of a report, see choices() in html_page.py.
for (const bar of document.querySelectorAll(".choose")) {
  const list = document.getElementById(bar.dataset.items);
  const items = [...list.children];
  const [search, order, shown] = ["input", "select", "output"].map((name) => bar.querySelector(name));
  const compare = (key) => (one, other) => {
    const [left, right] = [one.dataset[key], other.dataset[key]];
    const difference = Number(right) - Number(left);
    return Number.isNaN(difference) ? left.localeCompare(right) : difference;
  };
  const update = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const sorted = order.selectedIndex ? items.toSorted(compare(order.value)) : items;
    list.append(...sorted);
    let count = 0;
    for (const item of items) {
      const text = item.dataset.text.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      count += !item.hidden;
    }
    shown.value = `${count} of ${items.length} ${bar.dataset.noun}`;
  };
  search.addEventListener("input", update);
  order.addEventListener("change", update);
  bar.hidden = items.length < 2;
  update();
}
