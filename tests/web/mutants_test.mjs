// tests/web/mutants_test.mjs — P3: five thousand broken links in the real page: a game or a named fault each, no more memory.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { running, seat, settled } from './browser.mjs';
import { newLink } from './cli.mjs';
import { mutants } from './mutants.mjs';

// Chromium ignores an address that changes more often than 200 times in ten seconds; here it must not.
const table = await seat({ flags: ['--disable-ipc-flooding-protection'] });
after(() => table.leave());

// Links that have been published, the longest last: whole games with orders in every hour.
const kPublished = readFileSync(new URL('../links/tarn.txt', import.meta.url), 'utf8').trim().split('\n')
  .map((line) => line.split(' ')[0]).sort((a, b) => a.length - b.length);
const kTokens = [newLink('--seed', 1), newLink('--side', 'red', '--seed', 7, '--hours', 5), newLink('--seed', 9, '--hours', 14),
  ...kPublished.slice(-2)];
const kOutcomes = { 'no game in this link': 'no token', 'link is incomplete': 'incomplete', 'link was altered': 'altered',
  'for another game': 'other game', 'newer version': 'newer', 'no game can be read': 'unreadable',
  'not possible': 'stops early', 'things stood otherwise': 'came out differently' };

// In the page. Between two links there is a game that any fault must leave alone.
async function openAll([home, links, outcomes, by]) {
  const ways = {
    // As a drop of text, which comes to the program the way everything does that people bring.
    async drop(text) {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', text);
      document.getElementById('canvas').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    // Through the address itself: the browser encodes and drops what it likes.
    async address(text) {
      const before = location.hash;
      location.hash = text;
      if (location.hash !== before) await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    },
  };
  const look = () => JSON.parse(Module.ccall('wg_probe', 'string'));
  const counts = {}, bad = [];
  for (const link of links) {
    await ways.drop(home);
    const before = look();
    if (before.card || before.game.token !== home) bad.push(['the way home', link]);
    await ways[by](link);
    const seen = look();
    const said = seen.card?.sentence ?? '';
    const [, outcome] = Object.entries(outcomes).find(([words]) => said.includes(words)) ?? ['', 'a game'];
    if (said && outcome === 'a game') bad.push([said, link]);
    if (!seen.game?.token) bad.push(['no game left', link]);
    const opens = ['a game', 'stops early', 'came out differently'].includes(outcome);
    if (!opens && seen.game.token !== home) bad.push(['a fault moved the game', link]);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return { counts, bad, heap: Module.HEAP8.length, state: document.documentElement.dataset.state };
}

for (const [by, count, seed] of [['drop', 4680, 20261130], ['address', 300, 4711]])
  test(`P3: ${count} mutated links by ${by}: each opens a game or is named, and memory does not grow`, async (t) => {
    const page = await table.open({ path: `#${kTokens[2]}` });
    await settled(page);
    const heap = await page.evaluate(() => Module.HEAP8.length);
    const links = mutants(kTokens, count, seed);
    const counts = {};
    for (let at = 0; at < links.length; at += 200) {
      const seen = await page.evaluate(openAll, [kTokens[2], links.slice(at, at + 200), kOutcomes, by]);
      assert.deepEqual(seen.bad, []);
      assert.equal(seen.heap, heap);
      assert.equal(seen.state, 'running');
      for (const [outcome, n] of Object.entries(seen.counts)) counts[outcome] = (counts[outcome] ?? 0) + n;
    }
    t.diagnostic(JSON.stringify(counts));
    // So many mutations reach every outcome there is.
    if (count > 1000) assert.deepEqual(Object.keys(counts).sort(), ['a game', ...Object.values(kOutcomes)].sort());
    await settled(page);  // and it still draws
    assert.deepEqual(page.errors, []);
  });

test('P3: 20 mutated links as the first thing the page sees', async (t) => {
  const counts = {};
  for (const link of mutants(kTokens, 20, 99)) {
    const page = await table.open({ path: `#${link}` });
    const seen = await page.evaluate(() => JSON.parse(Module.ccall('wg_probe', 'string')));
    const said = seen.card?.sentence ?? '';
    const [, outcome] = Object.entries(kOutcomes).find(([words]) => said.includes(words)) ??
      ['', seen.game ? 'a game' : 'the start'];
    assert.ok(!said || !['a game', 'the start'].includes(outcome), said);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
  t.diagnostic(JSON.stringify(counts));
});
