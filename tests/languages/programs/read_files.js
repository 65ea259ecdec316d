// Runs the reader of the package with the words of each line, which tabs separate; an empty line follows its answers.
//     node read_files.js READER < LINES
'use strict';

const fs = require('fs');

const reader = process.argv[2];
const lines = fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);
let next = 0;

// The reader starts when it is loaded. It has ended when Node has nothing left to do.
process.on('beforeExit', () => {
  if (next > 0 && next <= lines.length) console.log();
  if (next === lines.length) {
    next += 1;
    return;
  }
  process.argv = [process.argv[0], reader, ...lines[next].split('\t')];
  next += 1;
  delete require.cache[require.resolve(reader)];
  require(reader);
  setImmediate(() => {}); // this event comes again only after other work
});
