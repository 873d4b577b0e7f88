// tools/learn.mjs — makes the pages to read, web/learn, from their templates, the model's numbers
// and the balance tables.
//   node tools/learn.mjs PROGRAM BALANCE.json OUT    PROGRAM: wargames.js, or a native wargames
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedTables } from './learn/balance.mjs';
import { Filler } from './learn/fill.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '../web');
export const kPages = ['play', 'model', 'balance', 'sources', 'two-arsenals', 'the-clash', 'embed', 'about'];
const read = (file) => readFileSync(file, 'utf8');

export function factsOf(program) {
  const [command, ...args] = program.endsWith('.js') ? [process.execPath, program, 'facts'] : [program, 'facts'];
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} facts: ${error?.message ?? stderr}`);
  return JSON.parse(stdout);
}

export function readBalance(file) {
  let text;
  try {
    text = read(file);
  } catch {
    throw new Error(`${file} is missing: make it with "wargames balance --format json > ${file}"`);
  }
  return JSON.parse(text);
}

// Title and summary stand in the first two lines of a page, as comments.
function parted(page, template) {
  const found = template.match(/^<!-- (.+) -->\n<!-- (.+) -->\n([^]*)$/);
  if (!found) throw new Error(`web/learn/${page}.html: its first two lines must be comments with its title and summary`);
  return { title: found[1], summary: found[2], text: found[3] };
}

const navigation = (here, titles) =>
  kPages.map((page) => `        <li><a href="${page}.html"${page === here ? ' aria-current="page"' : ''}>${titles[page]}</a></li>`)
    .join('\n');

// What each file of the folder says, by its name.
export function pages({ facts, balance, templates }) {
  const filler = new Filler(facts, checkedTables(balance, facts));
  const parts = Object.fromEntries(kPages.map((page) => [page, parted(page, templates[`${page}.html`])]));
  const titles = Object.fromEntries(kPages.map((page) => [page, parts[page].title]));
  const made = {};
  for (const page of kPages) {
    const { title, summary, text } = parts[page];
    const words = { title, summary, pages: navigation(page, titles), version: String(facts.version),
                    text: filler.fill(`web/learn/${page}.html`, text) };
    made[`${page}.html`] = templates['frame.html'].replace(/\{\{(\w+)\}\}/g, (all, name) => {
      if (!(name in words)) throw new Error(`web/learn/frame.html: nothing is called ${all}`);
      return words[name];
    });
  }
  filler.complainOfUnused();
  // Paper is always light: the light palette once more, from the one place that has it.
  const light = templates['tokens.css'].match(/\[data-theme="light"\] \{\n([^}]*)\n\}/)[1];
  made['learn.css'] = templates['learn.css'].replace('{{light}}', light.replace(/^/gm, '  '));
  made['learn.js'] = templates['learn.js'];
  return made;
}

export function templates() {
  const named = [...kPages, 'frame'].map((page) => `${page}.html`);
  return { ...Object.fromEntries([...named, 'learn.css', 'learn.js'].map((name) => [name, read(join(web, 'learn', name))])),
           'tokens.css': read(join(web, 'page/tokens.css')) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [program, balance, out] = process.argv.slice(2);
  try {
    if (!out) throw new Error('usage: node tools/learn.mjs PROGRAM BALANCE.json OUT');
    const made = pages({ facts: factsOf(program), balance: readBalance(balance), templates: templates() });
    mkdirSync(out, { recursive: true });
    for (const [name, text] of Object.entries(made)) writeFileSync(join(out, name), text);
  } catch (error) {
    console.error(`learn: ${error.message}`);
    process.exitCode = 1;
  }
}
