// Filters the entries of the reference by what is typed into the side bar.
'use strict';
(() => {
  const input = document.getElementById('site-search');
  const found = document.getElementById('site-found');
  const contents = document.getElementById('site-contents');
  const root = document.documentElement.dataset.root;
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    contents.hidden = words.length > 0;
    found.replaceChildren();
    if (!words.length) return;
    const hits = window.ENTRIES.filter(([text]) => words.every((word) => text.toLowerCase().includes(word)));
    for (const [text, target] of hits.slice(0, 60)) {
      const link = document.createElement('a');
      link.href = root + target;
      link.textContent = text;
      found.appendChild(document.createElement('li')).appendChild(link);
    }
    if (!hits.length) found.appendChild(document.createElement('li')).textContent = 'nothing found';
  };
  input.hidden = false;
  input.addEventListener('input', show);
  const current = document.querySelector('[aria-current]');
  if (current && current.offsetTop > 500) document.querySelector('nav').scrollTop = current.offsetTop - 200;
  document.documentElement.dataset.ready = '';
})();
