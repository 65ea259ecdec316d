// The explorer: opens the files that somebody chooses or drops, and shows them in the page of `rntuple explain --html`.
import { $, fail, show } from 'program';
import sample from 'sample-file';

import { asProblem } from './container.js';
import { openFile } from './source.js';

let latest = null;
async function open(blob) {
  latest = blob;
  document.documentElement.dataset.state = 'busy';
  $('file-name').textContent = blob.name;
  try {
    const source = await openFile(blob);
    if (latest !== blob) return;
    await show(source);
    if (!source.ntuples.length) fail('there is no RNTuple in this file; the structure below says what is there');
  } catch (error) {
    if (latest !== blob) return;
    for (const id of ['shown', 'file-map', 'problems']) $(id).hidden = true;
    $('start').hidden = false;
    $('facts').textContent = '';
    fail(asProblem(error).message, blob.name);
  }
  document.documentElement.dataset.state = 'ready';
}

$('file').addEventListener('change', () => {
  if ($('file').files.length) open($('file').files[0]);
});
$('sample').addEventListener('click', () => open(new File([sample], 'muons.root')));
for (const kind of ['dragenter', 'dragover']) {
  addEventListener(kind, (event) => {
    event.preventDefault();
    document.body.classList.add('over');
  });
}
addEventListener('dragleave', (event) => { if (!event.relatedTarget) document.body.classList.remove('over'); });
addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('over');
  const [file] = event.dataTransfer.files;
  if (file) open(file);
});
document.documentElement.dataset.ready = '1';
