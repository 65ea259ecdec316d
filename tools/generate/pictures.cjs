#!/usr/bin/env node
// Draws the pictures of the grammars: reads {file.dot: text} as JSON and writes {file.svg: text}.
'use strict';
const fs = require('fs');

async function main() {
  const viz = await (await import('@viz-js/viz')).instance();
  const pictures = {};
  for (const [name, dot] of Object.entries(JSON.parse(fs.readFileSync(0, 'utf8')))) {
    pictures[name.replace(/\.dot$/, '.svg')] = viz.renderString(dot, { format: 'svg' });
  }
  process.stdout.write(JSON.stringify(pictures));
}

main().catch((error) => {
  process.stderr.write(`${error.message || error}\n`);
  process.exitCode = 1;
});
