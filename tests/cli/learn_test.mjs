// learn_test.mjs — how the pages to read are made: filled from the program, or refused with a name.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { shown, span, tenths } from '../../tools/learn/balance.mjs';
import { factsOf, kPages, pages, readBalance, templates } from '../../tools/learn.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const program = process.env.WARGAMES ?? join(root, 'build', 'native', 'wargames');
const fixture = join(root, 'tests/web/fixtures/balance.json');
const facts = factsOf(program);
const made = (change = {}) =>
  pages({ facts, balance: readBalance(fixture), templates: templates(), ...change });
const with_ = (page, edit) => ({ templates: { ...templates(), [page]: edit(templates()[page]) } });

test('wargames facts: every number has a name, a value, words and a source', () => {
  const { status, stdout } = spawnSync(program, ['facts'], { encoding: 'utf8' });
  assert.equal(status, 0);
  const told = JSON.parse(stdout);
  assert.equal(told.game, 'tarn');
  assert.equal(new Set(told.facts.map((f) => f.id)).size, told.facts.length);
  for (const fact of told.facts) for (const key of ['id', 'value', 'what', 'source']) assert.ok(fact[key], JSON.stringify(fact));
  assert.equal(told.units.length, 20);
});

test('S52 the pages are filled: nothing in braces is left, and every number of the program is shown', () => {
  const all = made();
  for (const page of kPages) assert.doesNotMatch(all[`${page}.html`], /\{\{|\}\}|undefined|NaN/, page);
  const text = kPages.map((page) => all[`${page}.html`]).join('');
  for (const { id } of facts.facts) assert.ok(text.includes(`data-fact="${id}"`), id);
  assert.doesNotMatch(all['learn.css'], /\{\{/);
});

test('a placeholder that nobody knows is an error that names page and placeholder', () => {
  const mistake = with_('model.html', (text) => text.replace('{{shell_loss}}', '{{shell_los}}'));
  assert.throws(() => made(mistake), /web\/learn\/model\.html: \{\{shell_los\}\}: there is no number called shell_los/);
  assert.throws(() => made(with_('play.html', (text) => `${text}{{dance slider}}`)), /nothing is done by "dance"/);
  assert.throws(() => made(with_('balance.html', (text) => `${text}{{table luck}}`)), /there is no balance table called luck/);
  assert.throws(() => made(with_('the-clash.html', (text) => `${text}{{clash luck Luck}}`)), /there is no table of The Clash called luck/);
  assert.throws(() => made(with_('the-clash.html', (text) => text.replace(/\{\{clash roads[^}]*\}\}/, ''))), /shows the table of The Clash roads/);
});

test('a number that no page shows is an error that names it, and so is a table', () => {
  const extra = { id: 'moon', value: '1', what: 'Moons', source: 'Brief' };
  assert.throws(() => made({ facts: { ...facts, facts: [...facts.facts, extra] } }), /no page of web\/learn shows moon/);
  const silent = with_('balance.html', (text) => text.replaceAll(/\{\{\w+ delay\}\}/g, ''));
  assert.throws(() => made(silent), /shows the balance table delay/);
});

test('balance tables of other rules, cut ones and missing ones are refused in words', () => {
  const balance = readBalance(fixture);
  assert.throws(() => made({ balance: { ...balance, version: 99 } }), /of tarn 99, the program of tarn 1: make them anew/);
  const cut = structuredClone(balance);
  cut.tables[0].rows[1].cells.pop();
  assert.throws(() => made({ balance: cut }), /strategies, "Doctrinal defender" has 4 cells for 5 columns/);
  assert.throws(() => readBalance('/nowhere/balance.json'), /\/nowhere\/balance\.json is missing: make it with "wargames balance/);
});

test('shares and differences are shown to a tenth, rounded half away from nought', () => {
  assert.deepEqual([5094, 5095, 10000, 0, 4].map(tenths), ['50.9', '51.0', '100.0', '0.0', '0.0']);
  assert.deepEqual([-5, -4, -1234].map(tenths), ['−0.1', '0.0', '−12.3']);
  assert.equal(shown({ share: 3350 }), '33.5%');
  assert.equal(shown({ difference: 970 }), '+9.7 points');
  assert.equal(shown({ difference: -2190 }), '−21.9 points');
  assert.equal(span({ low: 4996, high: 5192 }), '50.0 to 51.9');
});

// The bar of a share is as long, in percent of the chart, as the share itself.
test('S55 S58 the charts are drawn to scale', () => {
  const html = made()['balance.html'];
  const first = html.match(/id="title-strategies-share-0"[^]*?<rect class="fill-a" x="0%" y="\d+" width="([\d.]+)%"/);
  assert.equal(Number(first[1]), readBalance(fixture).tables[0].rows[0].cells[0].share / 100);
  // The slider's points fall as its shares do: eleven, each lower than the one before.
  const curve = html.match(/<svg[^>]*aria-labelledby="title-slider[^]*?<\/svg>/)[0];
  const heights = [...curve.matchAll(/<circle[^>]*cy="([\d.]+)"/g)].map((m) => Number(m[1]));
  assert.equal(heights.length, 11);
  heights.slice(1).forEach((y, i) => assert.ok(y > heights[i]));
});

test('on the command line: a folder of pages, or one sentence and no page', () => {
  const out = mkdtempSync(join(tmpdir(), 'learn-'));
  const run = (...args) => spawnSync(process.execPath, [join(root, 'tools/learn.mjs'), ...args], { encoding: 'utf8' });
  assert.equal(run(program, fixture, out).status, 0);
  assert.deepEqual(readdirSync(out).sort(), ['about.html', 'balance.html', 'embed.html', 'learn.css', 'learn.js', 'model.html', 'play.html', 'sources.html', 'the-clash.html', 'two-arsenals.html']);
  assert.match(readFileSync(join(out, 'play.html'), 'utf8'), /^<!DOCTYPE html>/);
  rmSync(out, { recursive: true });
  const { status, stderr } = run(program, join(out, 'none.json'), out);
  assert.equal(status, 1);
  assert.match(stderr, /^learn: .*none\.json is missing/);
});
