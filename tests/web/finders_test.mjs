// tests/web/finders_test.mjs — P5: whatever a link finder makes of our link in a sentence opens the game in the real page.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { running, seat, settled } from './browser.mjs';
import { contexts, finders } from './finders.mjs';
import { newLink } from './cli.mjs';
import { dice, sealed } from './token.mjs';

const table = await seat();
after(() => table.leave());

const kHome = 'https://example.org/tarn/';
const kShort = newLink('--side', 'red', '--seed', 7, '--hours', 5);
const kOther = newLink('--seed', 9, '--hours', 4);  // what is on the table before
const kLinks = { bare: `${kHome}#${kShort}`, 'with a query': `${kHome}?side=blue&h=3#${kShort}` };

// The page after somebody followed that address from the text.
async function follow(page, href) {
  const here = table.home + href.slice(kHome.length);
  for (const there of [`${table.home}#${kOther}`, here]) {
    await page.goto(there);
    await running(page);
  }
  return page.evaluate(() => JSON.parse(Module.ccall('wg_probe', 'string')));
}

for (const [kind, link] of Object.entries(kLinks)) {
  test(`P5: five link finders, ${Object.keys(contexts).length} contexts, a link ${kind}`, async (t) => {
    const page = await table.open();
    await settled(page);
    const rows = [], wrong = [];
    const seen = new Map();  // the same address leads to the same place
    for (const [context, dress] of Object.entries(contexts)) {
      const row = [context.padEnd(24)];
      for (const [name, find] of Object.entries(finders)) {
        const found = find(dress(link)).filter((href) => href.startsWith('https://example.org'));
        if (!found.length) {
          row.push('not linked');
          continue;
        }
        const [href] = found;
        if (!seen.has(href)) seen.set(href, await follow(page, href));
        const state = seen.get(href);
        const opens = state.game?.token === kShort && !state.card;
        row.push(!opens ? 'FAULT' : href === link ? 'whole' : 'opens');
        if (!opens) wrong.push([name, context, href, state.card?.sentence]);
      }
      rows.push(row.map((cell) => cell.padEnd(12)).join(''));
    }
    t.diagnostic(''.padEnd(24) + Object.keys(finders).map((name) => name.padEnd(12)).join(''));
    for (const row of rows) t.diagnostic(row);
    assert.deepEqual(wrong, []);
    assert.deepEqual(page.errors, []);
  });
}

test('P5: no finder cuts a token, however many dashes and underscores it has', () => {
  const d = dice(5);
  for (let n = 0; n < 200; ++n) {
    const characters = d.pick(['-_', '-', '_', '-_A', '-_ABCabc012']);
    const token = sealed('tarn1.AH0' + Array.from({ length: 40 }, () => d.pick(characters)).join(''));
    for (const [context, dress] of Object.entries(contexts))
      for (const [name, find] of Object.entries(finders))
        for (const href of find(dress(`${kHome}#${token}`)).filter((found) => found.startsWith(kHome)))
          assert.ok(href.includes(token), `${name}, ${context}: ${href} of ${token}`);
  }
});
