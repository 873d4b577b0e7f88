// tests/web/page_test.mjs — the link, copying it, and the messages of a page that cannot play.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { seat, settled } from './browser.mjs';

const table = await seat({ site: 'stub-site' });
after(() => table.leave());

test('Copy link copies by a real button, and says so', async () => {
  const page = await table.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.mouse.click(80, 86);  // changes the link
  await settled(page);
  await page.click('button[data-name="share.copy"]');
  await page.waitForFunction(() => document.getElementById('announcements').textContent.includes('Link copied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, table.home + '#stub1');
  assert.match(await page.textContent('#announcements'), new RegExp(`Link copied, ${link.length} characters`));
});

test('where nothing may be copied, the link is shown and selected', async () => {
  const page = await table.open();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.click('button[data-name="share.copy"]');
  assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value), table.home);
  await page.click('#copy-by-hand button');
  assert.equal(await page.isVisible('#copy-by-hand'), false);
});

test('a link of more than 900 characters is offered as a file as well, a shorter one is not', async () => {
  const page = await table.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const token = 'x'.repeat(901);
  for (const [fragment, long] of [[token.slice(1), false], [token, true]]) {
    await page.evaluate((f) => { location.hash = f; }, fragment);
    await page.click('button[data-name="share.copy"]');
    await page.waitForFunction((n) => document.getElementById('announcements').textContent.includes(`Link copied, ${n} characters`),
      `${table.home}#${fragment}`.length);
    assert.equal(await page.isVisible('#copy-by-hand-save'), long);
  }
  const saved = page.waitForEvent('download');
  await page.click('#copy-by-hand-save');
  const file = await saved;
  assert.equal(file.suggestedFilename(), 'wargames.txt');
  assert.equal(readFileSync(await file.path(), 'utf8'), `${table.home}#${token}\n`);
  await page.click('#copy-by-hand button[type="submit"]');
  assert.deepEqual(page.errors, []);
});

test('the fragment follows the game at most once a second, and never grows the history', async () => {
  const page = await table.open();
  await page.evaluate(() => {
    window.writes = 0;
    const write = history.replaceState;
    history.replaceState = function (...args) { ++window.writes; return write.apply(this, args); };
  });
  const length = await page.evaluate(() => history.length);
  const started = Date.now();
  for (let i = 0; i < 12; ++i) { await page.mouse.click(80, 86); await page.waitForTimeout(20); }
  await page.waitForFunction(() => location.hash === '#stub12');
  assert.ok(await page.evaluate(() => window.writes) <= 2 + (Date.now() - started) / 1000);
  assert.equal(await page.evaluate(() => history.length), length);
});

test('a link changed by somebody else is given to the game', async () => {
  const page = await table.open();
  await page.evaluate(() => { location.hash = '#tarn1.elsewhere'; });
  await page.waitForFunction(() => document.getElementById('announcements').textContent.includes('Link changed: tarn1.elsewhere'));
});

test("a link whose '#' was turned into '%23' is mended", async () => {
  const page = await table.open({ path: '%23tarn1.abc' });
  assert.equal(page.url(), table.home + '#tarn1.abc');
});

test('without WebGL or WebAssembly the page says so in plain words', async () => {
  for (const [what, missing] of [
    ['WebGL 2', () => { HTMLCanvasElement.prototype.getContext = () => null; }],
    ['WebAssembly', () => { delete globalThis.WebAssembly; }],
  ]) {
    const page = await table.open({ start: false, before: missing });
    await page.waitForSelector('html[data-state="cannot-start"]');
    assert.match(await page.innerText('#cannot-start'), new RegExp(what));
    assert.equal(await page.isVisible('canvas'), false);
  }
});

test('a part that does not arrive is named, not a blank page', async () => {
  const page = await table.open({ start: false, refuse: '**/stub-*.bin' });
  await page.waitForSelector('html[data-state="cannot-start"]');
  assert.match(await page.innerText('#cannot-start'), /did not arrive/);
});

test('a program that breaks shows the link to its last good step', async () => {
  const page = await table.open({ path: '#stub3' });
  await page.evaluate(() => { try { Module._wg_break(); } catch { /* as it must */ } });
  await page.waitForSelector('html[data-state="stopped"]');
  assert.equal(await page.inputValue('#stopped-link'), table.home + '#stub3');
});
