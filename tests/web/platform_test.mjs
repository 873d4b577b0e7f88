// tests/web/platform_test.mjs — what the page keeps to, whatever is played on it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { colours, probe, running, seat, settled } from './browser.mjs';

const table = await seat();
after(() => table.leave());

test('the canvas is not blank and its graphics context is alive', async () => {
  const page = await table.open();
  await settled(page);
  assert.equal((await probe(page)).context_alive, true);
  assert.ok(await colours(page) > 4);
  assert.equal(await page.title(), 'Tarn Crossing');
  assert.deepEqual(page.errors, []);
});
