// tests/web/embedding_test.mjs — the page inside a frame of somebody else's page.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { embedded, seat } from './browser.mjs';

const table = await seat({ site: 'stub-site' });
after(() => table.leave());

test('embedded, the wheel scrolls the page until the game has been clicked', async () => {
  const { page, frame } = await embedded(table);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus is not taken');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(() => scrollY > 50);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(600, 400);
  assert.equal(await frame.evaluate(() => document.activeElement.id), 'canvas');
  await page.mouse.wheel(0, 120);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test('embedded, Tab passes through the game', async () => {
  const { page } = await embedded(table);
  const focused = () => page.evaluate(() => document.activeElement.textContent || document.activeElement.tagName);
  await page.click('text=before');
  const way = [];
  for (let i = 0; i < 6 && way.at(-1) !== 'after'; ++i) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(50);  // the frame is another process
    way.push(await focused());
  }
  assert.deepEqual([...new Set(way)], ['IFRAME', 'after']);
  await page.keyboard.press('Shift+Tab');
  await page.waitForFunction(() => document.activeElement.tagName === 'IFRAME');
});
