#!/usr/bin/env node
// Compiles grammars with the npm build of the Kaitai Struct compiler.
//
// Reads one JSON object from stdin and writes one to stdout:
//   {"published": {id: text}, "lowered": {id: text}, "jobs": [{"grammar": id, "target": name, "debug": false}]}
//   {"compiler": version, "trees": {id: parsed published grammar}, "outputs": [{file name: text}], "svg": [..]}
// The stock compiler object has no options but debug. The one constructor call that holds its configuration is
// replaced before the module is evaluated; a compiler in which the call is not found is refused.
'use strict';
const fs = require('fs');
const path = require('path');
const vm = require('vm');
const yaml = require('js-yaml');

const VERSION = '0.11.0';
const STOCK = 'new $c_Lio_kaitai_struct_RuntimeConfig((!debug), debug, false, true, false, '
  + 'new $c_Lio_kaitai_struct_CppRuntimeConfig($m_sci_Nil$(), false, false, false, '
  + '$m_Lio_kaitai_struct_CppRuntimeConfig$RawPointers$()), "", new $c_Lio_kaitai_struct_JavaRuntimeConfig("",';
// C++11 with unique_ptr (raw pointers crash on damaged input), and packages for Go and Java.
const OURS = 'new $c_Lio_kaitai_struct_RuntimeConfig((!debug), debug, false, true, false, '
  + 'new $c_Lio_kaitai_struct_CppRuntimeConfig($m_sci_Nil$(), true, true, true, '
  + '$m_Lio_kaitai_struct_CppRuntimeConfig$UniqueAndRawPointers$()), "rntuple", '
  + 'new $c_Lio_kaitai_struct_JavaRuntimeConfig("org.rntuple",';

function loadCompiler() {
  const file = require.resolve('kaitai-struct-compiler');
  const found = JSON.parse(fs.readFileSync(path.join(path.dirname(file), 'package.json'), 'utf8')).version;
  if (found !== VERSION) throw new Error(`kaitai-struct-compiler ${VERSION} expected, ${found} found`);
  const text = fs.readFileSync(file, 'utf8');
  const parts = text.split(STOCK);
  if (parts.length < 2) throw new Error('the configuration of the compiler was not found in its text');
  const module = { exports: {} };
  const wrapper = vm.runInThisContext(
    `(function (module, exports, require, define) {${parts.join(OURS)}\n})`, { filename: file });
  wrapper(module, module.exports, require, undefined);
  return module.exports;
}

async function main() {
  const request = JSON.parse(fs.readFileSync(0, 'utf8'));
  const compiler = loadCompiler();
  const read = (id) => yaml.load(request.lowered[id]);
  const importer = { importYaml: (name) => Promise.reject(new Error(`no imports here: ${name}`)) };
  const answer = { compiler: VERSION, trees: {}, outputs: [] };
  for (const [id, text] of Object.entries(request.published)) answer.trees[id] = yaml.load(text);
  const viz = request.jobs.some((job) => job.target === 'graphviz')
    ? await (await import('@viz-js/viz')).instance() : null;
  for (const job of request.jobs) {
    let files;
    try {
      files = await compiler.compile(job.target, read(job.grammar), importer, Boolean(job.debug));
    } catch (error) {
      throw new Error(`${job.grammar} does not compile to ${job.target}: ${error.message || error}`);
    }
    if (job.target === 'graphviz') {
      const pictures = {};
      for (const [name, dot] of Object.entries(files)) {
        pictures[name.replace(/\.dot$/, '.svg')] = viz.renderString(dot, { format: 'svg' });
      }
      files = pictures;
    }
    answer.outputs.push(files);
  }
  process.stdout.write(JSON.stringify(answer));
}

main().catch((error) => {
  process.stderr.write(`${error.message || error}\n`);
  process.exitCode = 1;
});
