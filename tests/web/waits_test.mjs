// tests/web/waits_test.mjs — a wait in a page outlasts what throws, and one in vain says what threw.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { seat } from './browser.mjs';
import { waitFor } from './waits.mjs';

const table = await seat({ site: 'stub-site' });
after(() => table.leave());

const framed = async () => {
  const page = await table.open({ start: false, path: '404.js' });  // a page without a policy
  await page.setContent('<iframe srcdoc="<p>Inside</p>"></iframe>');
  return page;
};
// There some time from now, in another document if need be.
const later = (frame) => frame.evaluate(() => { setTimeout(() => { globalThis.there = { at: { last: 7 } }; }, 200); });

test('what throws is not yet so, in a page and in a frame, as a function and as text, with an argument and without', async () => {
  const page = await framed();
  for (const frame of [page, page.frames()[1]]) {
    for (const [wanted, argument] of [[() => there.at.last === 7], [(n) => there.at.last === n, 7], ['there.at.last === 7'],
      ['(n) => there.at.last === n', 7]]) {
      await frame.evaluate(() => { delete globalThis.there; });
      await later(frame);
      assert.equal(await (await frame.waitForFunction(wanted, argument, { polling: 20 })).jsonValue(), true);
    }
    assert.equal(await waitFor(frame, () => there.at.last, undefined, { timeout: 20_000 }), 7);
  }
});

test('a wait goes on in the document that takes the place of the first', async () => {
  const page = await framed();
  const frame = page.frames()[1];
  const seen = frame.waitForFunction(() => document.getElementById('second').textContent);
  await page.evaluate(() => { document.querySelector('iframe').srcdoc = '<p id="second">Second</p>'; });
  assert.equal(await (await seen).jsonValue(), 'Second');
});

test('a wait in vain names what it waited for and what it threw last; one that threw nothing says no such thing', async () => {
  const page = await framed();
  for (const wait of [(test) => page.waitForFunction(test, undefined, { timeout: 300 }), (test) => waitFor(page, test, undefined, { timeout: 300 })]) {
    await assert.rejects(wait(() => nothing.here === 1), /Timeout 300ms exceeded.*nothing\.here === 1, which threw last: .*nothing is not defined/);
    await assert.rejects(wait(() => document.title === 'elsewhere'), (e) => /document\.title/.test(e.message) && !/threw/.test(e.message));
  }
});
