// tools/bundle.mjs — makes the folder to serve from its parts: each page's scripts and style sheets
// joined, made small and named by what is in them, so that a name never stands for two contents.
//   node tools/bundle.mjs PARTS SITE GAME=PROGRAM... [--offline]
// In a page of PARTS, `<script defer>` that follow each other become one file, and so do style sheets;
// a script without `defer` stays one of its own. `data-as-is` keeps a file's name: for what must be
// found by a page from another version. The page index.html also gets to know the programs, of which it
// loads one: GAME is an id of web/known.h, PROGRAM.wasm and PROGRAM.js are what was linked.
// --offline adds the service worker, and for each game the page as a single file.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asText, shortHash, sumOf } from './bundle/bytes.mjs';
import { singleFile } from './bundle/single.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '../web');
const { transformSync } = createRequire(join(web, 'package.json'))('esbuild');

const kTarget = ['chrome80', 'firefox79', 'safari15'];
export const minify = (text, loader) =>
  // A function of our own around scripts: esbuild's would look like a module system to libraries, and they
  // would hide in a module that nobody asks for.
  transformSync(loader === 'js' ? `(function(){${text}\n}).call(self);` : text,
                { loader, minify: true, target: kTarget, charset: 'utf8', legalComments: 'none' }).code;

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
    const content = minify((first || '') + sources.map(read).join('\n'), kind);
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

// Titles and names of files by id, as web/known.h has them.
const kKnown = Object.fromEntries([...readFileSync(join(web, 'known.h'), 'utf8')
  .matchAll(/^ *\{"(\w+)", "([^"]+)", "([\w-]+)"\},$/gm)].map(([, id, title, file]) => [id, { title, file }]));

// The program of a game, in the site; what the page must know of it, and the scripts it comes in where
// nothing can be fetched.
function addProgram(site, id, program) {
  const wasm = program + '.wasm';
  const small = packed(wasm);
  const name = site.writeHashed(basename(program), 'bin', small);
  // Once more as a script (web/page/program.js says for whom).
  const script = `(globalThis.wargamesPrograms=globalThis.wargamesPrograms||{}).${id}=${asText(small)};\n`;
  const scriptName = name.replace(/bin$/, 'wasm.js');
  site.write(scriptName, script);
  const joint = minify(readFileSync(program + '.js', 'utf8') + '\nglobalThis.createWargames=createWargames;', 'js');
  const jointName = site.writeHashed(basename(program), 'js', joint);
  // How to see that the whole of it arrived.
  const part = { ...(kKnown[id] ?? { title: 'Wargames', file: 'wargames' }), program: name, joint: jointName, script: scriptName,
                 packed: small.length, sum: sumOf(small), bytes: statSync(wasm).size };
  return { id, part, scripts: [script, joint] };
}

// `programs` by the game's id: the path of what was linked, without its ending.
export function bundle(parts, folder, programs, { offline = false } = {}) {
  const site = new Site(folder);
  const games = Object.entries(programs).map(([id, program]) => addProgram(site, id, program));
  const known = { literal: kLiteral, offline, games: Object.fromEntries(games.map(({ id, part }) => [id, part])) };
  const ahead = `const parts = ${JSON.stringify(known)};\n`;

  for (const name of filesIn(parts).map((file) => relative(parts, file)).sort()) {
    if (name === '404.html' || !name.endsWith('.html')) {
      // What no page names by a tag stays what it is: pictures, and what 404.html asks for at any depth.
      if (!/\.(css|js)$/.test(name) || name === '404.js') site.write(name, readFileSync(join(parts, name)));
      continue;
    }
    site.write(name, bundlePage(site, parts, name, name === 'index.html' ? ahead : ''));
  }
  if (offline) {
    const kept = [...site.files.keys()].filter((name) => !/^404\.|\.wasm\.js$/.test(name));
    for (const { part, scripts } of games) site.write(part.file + '.html', singleFile(site.files, part, scripts));
    const version = shortHash(kept.map((name) => name + shortHash(site.files.get(name))).join());
    site.write('sw.js', minify(`const kVersion = '${version}', kFiles = ${JSON.stringify(kept)};\n` +
                               readFileSync(join(web, 'page/worker.js'), 'utf8'), 'js'));
  }
  site.save();
  return site.files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [parts, folder, ...rest] = process.argv.slice(2);
  const programs = Object.fromEntries(rest.filter((word) => word.includes('=')).map((word) => word.split('=', 2)));
  try {
    if (Object.keys(programs).length === 0) throw new Error('usage: node tools/bundle.mjs PARTS SITE GAME=PROGRAM... [--offline]');
    bundle(parts, folder, programs, { offline: rest.includes('--offline') });
  } catch (error) {
    console.error(`bundle: ${error.message}`);
    process.exitCode = 1;
  }
}
