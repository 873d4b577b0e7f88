// tools/bundle.mjs — makes the folder to serve from its parts: each page's scripts and style sheets
// joined, made small and named by what is in them, so that a name never stands for two contents.
//   node tools/bundle.mjs PARTS SITE PROGRAM_FOLDER [--offline]
// In a page of PARTS, `<script defer>` that follow each other become one file, and so do style sheets;
// a script without `defer` stays one of its own. `data-as-is` keeps a file's name: for what must be
// found by a page from another version. The page index.html also gets the program.
// --offline adds the service worker and the page as a single file.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asText, shortHash, sumOf } from './bundle/bytes.mjs';
import { singleFile } from './bundle/single.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '../web');
const { transformSync } = createRequire(join(web, 'package.json'))('esbuild');

const kTarget = ['chrome80', 'firefox79', 'safari15'];
export const minify = (text, loader) =>
  transformSync(text, { loader, minify: true, target: kTarget, charset: 'utf8', legalComments: 'none',
                        ...(loader === 'js' && { format: 'iife' }) }).code;

// Joined scripts share a scope as they do in a page: a library that looks for a module loader must find
// none, or it would hide in a module that nobody asks for.
const withoutLoader = (text) => `(function (exports, module, define) {\n${text}\n}).call(self);`;

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]);
}

// A site being made: what was written, by its name.
class Site {
  constructor(folder) {
    this.folder = folder;
    this.files = new Map();
  }
  write(name, content) { this.files.set(name, content); }
  // Under a name made of its content; the name.
  writeHashed(stem, ending, content) {
    const name = `${stem}-${shortHash(content)}.${ending}`;
    this.write(name, content);
    return name;
  }
  save() {
    rmSync(this.folder, { recursive: true, force: true });
    for (const [name, content] of this.files) {
      mkdirSync(dirname(join(this.folder, name)), { recursive: true });
      writeFileSync(join(this.folder, name), content);
    }
  }
}

const kTag = /[ \t]*<link rel="stylesheet" href="([^"]+)"( data-as-is)?>\n|[ \t]*<script( defer)? src="([^"]+)"( data-as-is)?><\/script>\n/g;

// The tags of a page that load something of ours, runs of a kind together:
// { kind, sources, from, to } with the places in the text that they take.
function runsOf(html, exists) {
  const runs = [];
  for (const tag of html.matchAll(kTag)) {
    const [all, style, keepStyle, defer, script, keepScript] = tag;
    const source = style ?? script;
    if (!exists(source)) continue;
    const kind = style ? 'css' : 'js';
    const alone = !style && !defer;
    const asIs = Boolean(keepStyle ?? keepScript);
    const last = runs.at(-1);
    const from = tag.index, to = tag.index + all.length;
    if (last && last.kind === kind && !alone && !last.alone && !asIs && !last.asIs && html.slice(last.to, from).trim() === '') {
      last.sources.push(source);
      last.to = to;
    } else {
      runs.push({ kind, alone, asIs, sources: [source], from, to });
    }
  }
  return runs;
}

const stemOf = (source) => posix.basename(source).replace(/\.[^.]+$/, '');

// A page's text with its tags pointing at what was joined. `ahead` comes first in its first joined script.
function bundlePage(site, parts, name, ahead) {
  const folder = posix.dirname(name);
  const pathOf = (source) => posix.normalize(posix.join(folder, source));
  const read = (source) => readFileSync(join(parts, pathOf(source)), 'utf8');
  const exists = (source) => {
    const path = pathOf(source);
    return !path.startsWith('..') && statSync(join(parts, path), { throwIfNoEntry: false })?.isFile();
  };
  let html = readFileSync(join(parts, name), 'utf8');
  for (const run of runsOf(html, exists).reverse()) {
    const { kind, alone, asIs, sources } = run;
    const first = kind === 'js' && !alone && ahead;
    const joined = (first || '') + sources.map(read).join('\n');
    const content = minify(kind === 'js' ? withoutLoader(joined) : joined, kind);
    const stem = name === 'index.html' && !alone ? 'app' : stemOf(sources.at(-1));
    const home = posix.dirname(pathOf(sources.at(-1)));  // what a style sheet names is beside it
    const path = asIs ? pathOf(sources[0]) : site.writeHashed(posix.join(home, stem), kind, content);
    if (asIs) site.write(path, content);
    const to = posix.relative(folder, path);
    const tag = kind === 'css' ? `<link rel="stylesheet" href="${to}">`
      : `<script ${alone ? '' : 'defer '}src="${to}"></script>`;
    html = html.slice(0, run.from) + '  ' + tag + '\n' + html.slice(run.to);
  }
  return html;
}

const kLiteral = 4;  // LZMA's lc; positions mean nothing in wasm, so lp and pb are 0

function packed(file) {
  const filter = `--lzma1=preset=9e,dict=4MiB,nice=273,lc=${kLiteral},lp=0,pb=0`;
  const { status, stdout, stderr, error } = spawnSync('xz', ['--format=raw', filter, '-c', file], { maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`xz could not pack ${file}: ${error?.message ?? stderr}`);
  return stdout;
}

export function bundle(parts, folder, program, { offline = false } = {}) {
  const site = new Site(folder);
  const wasm = join(program, 'wargames.wasm');
  const small = packed(wasm);
  const glue = readFileSync(join(program, 'wargames.js'), 'utf8');
  const name = site.writeHashed('wargames', 'bin', small);
  // Once more as a script, for pages that may not fetch anything (web/page/program.js says which).
  const script = `globalThis.wargamesProgram=${asText(small)};\n`;
  const scriptName = name.replace(/bin$/, 'wasm.js');
  site.write(scriptName, script);

  const all = filesIn(parts).map((file) => relative(parts, file)).sort();
  // What the page must know of its program: names, and how to see that the whole of it arrived.
  const known = { program: name, script: scriptName, packed: small.length, sum: sumOf(small),
                  bytes: statSync(wasm).size, literal: kLiteral, offline };
  const ahead = `const parts = ${JSON.stringify(known)};\n${glue}\n`;
  for (const name of all) {
    if (name === '404.html' || !name.endsWith('.html')) {
      // What no page names by a tag stays what it is: pictures, and what 404.html asks for at any depth.
      if (!/\.(css|js)$/.test(name) || name === '404.js') site.write(name, readFileSync(join(parts, name)));
      continue;
    }
    site.write(name, bundlePage(site, parts, name, name === 'index.html' ? ahead : ''));
  }
  if (offline) {
    site.write('tarn-crossing.html', singleFile(site.files, script));
    const kept = [...site.files.keys()].filter((name) => !['404.html', '404.js', scriptName, 'tarn-crossing.html'].includes(name));
    const version = shortHash(kept.map((name) => name + shortHash(site.files.get(name))).join());
    site.write('sw.js', minify(`const kVersion = '${version}', kFiles = ${JSON.stringify(kept)};\n` +
                               readFileSync(join(web, 'page/worker.js'), 'utf8'), 'js'));
  }
  site.save();
  return site.files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [parts, folder, program, flag] = process.argv.slice(2);
  try {
    if (!program) throw new Error('usage: node tools/bundle.mjs PARTS SITE PROGRAM_FOLDER [--offline]');
    bundle(parts, folder, program, { offline: flag === '--offline' });
  } catch (error) {
    console.error(`bundle: ${error.message}`);
    process.exitCode = 1;
  }
}
