// tests/web/site_test.mjs — what the page as it is served keeps to, whatever is played on it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { colours, embedded, probe, seat, settled, thumbnail } from './browser.mjs';

const table = await seat();
after(() => table.leave());

test('the canvas is not blank and its graphics context is alive', async () => {
  const page = await table.open();
  await settled(page);
  assert.ok((await probe(page)).context_alive);
  assert.ok(await colours(page) > 4);
  assert.equal(await page.title(), 'Tarn Crossing');
  assert.deepEqual(page.errors, []);
});

test('an idle page draws nothing', async () => {
  const page = await table.open();
  const before = await settled(page);
  await page.waitForTimeout(3000);
  assert.equal(await settled(page), before);
});

test('nothing is asked of any other server, and the policy allows nothing unsafe', async () => {
  const page = await table.open();
  await settled(page);
  for (const url of page.requests) assert.ok(url.startsWith(table.home) || url.startsWith('data:'), url);
  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*|https?:/);
});

test('in a sandbox that allows nothing but scripts, the game runs without a complaint', async () => {
  const { page, frame } = await embedded(table, { sandbox: 'sandbox="allow-scripts"' });
  await settled(frame);
  assert.equal(await frame.evaluate(() => window.origin), 'null');
  assert.ok(await colours(page, 'iframe') > 4);
  assert.deepEqual(page.errors, []);
});

test('at twice the pixels it is the same picture', async (t) => {
  const small = [];
  for (const ratio of [1, 2]) {
    const device = await seat({ ratio });
    t.after(() => device.leave());
    const page = await device.open();
    await settled(page);
    small.push(await thumbnail(page));
  }
  const apart = small[0].reduce((sum, value, i) => sum + Math.abs(value - small[1][i]), 0) / small[0].length;
  assert.ok(apart < 4, `${apart} of 255 apart on average`);
});
