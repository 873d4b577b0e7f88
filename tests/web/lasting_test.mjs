// tests/web/lasting_test.mjs — P12: what a reload, a crash and the way back leave of a game, and how seldom the address is written.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { running, seat, settled } from './browser.mjs';
import { player } from './player.mjs';

const table = await seat();
after(() => table.leave());

const addressed = (page, token) => page.waitForFunction((t) => location.hash === `#${t}`, token);

test('P12: a reload at once after an order loses nothing', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  for (const sector of ['W3', 'C4', 'E3', 'W4']) {
    await me.click('unit.1');
    await me.clickGround(sector);
  }
  const { token } = await me.game();
  await page.reload();  // not waited for: the last second is written when the page is left
  await running(page);
  await settled(page);
  assert.equal((await player(page).game()).token, token);
});

test('P12: a crash of the page loses the last order at most', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('unit.1');
  await me.clickGround('W3');
  const before = await me.game();
  await addressed(page, before.token);
  await me.click('unit.2');
  await me.clickGround('C4');
  const { token: last } = await me.game();
  // Playwright gives a crashed page up; what lies under it does not.
  const under = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  under.send('Page.crash').catch(() => {});
  await crashed;
  await under.send('Page.reload');
  const see = async () => (await under.send('Runtime.evaluate',
    { expression: "globalThis.Module?.calledRun ? Module.ccall('wg_probe', 'string') : ''" })).result?.value;
  let seen = '';
  for (let tries = 0; !seen; ++tries) {
    assert.ok(tries < 200, 'the page comes up again');
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await see().catch(() => '');
  }
  const { token } = JSON.parse(seen).game;
  assert.ok([before.token, last].includes(token), 'the game as it was, or without its last order');
});

test('P12: Back once leaves the page, whatever was played and opened on it; Forward gives the game again', async () => {
  const page = await table.open({ path: 'learn/play.html', start: false });
  await page.goto(`${table.home}?seed=5`);
  await running(page);
  const length = await page.evaluate(() => history.length);
  const me = player(page);
  await me.click('start.begin');
  for (let hour = 0; hour < 3; ++hour) await me.endHour();
  await me.click('settings');
  await me.click('leave');
  await me.click('start.continue');
  const { token } = await me.game();
  await addressed(page, token);
  assert.equal(await page.evaluate(() => history.length), length);
  await page.goBack();
  assert.match(page.url(), /learn\/play\.html/);
  await page.goForward();
  await running(page);
  await settled(page);
  assert.equal((await player(page).game()).token, token);
});

test('P12: the address is written at most once a second, however fast the orders come', async () => {
  const page = await table.open({ path: '?seed=5', before: () => {
    window.written = [];
    const write = history.replaceState;
    history.replaceState = function (...args) { window.written.push(performance.now()); return write.apply(this, args); };
    window.pushed = 0;
    const push = history.pushState;
    history.pushState = function (...args) { ++window.pushed; return push.apply(this, args); };
  } });
  const me = player(page);
  await me.click('start.begin');
  await me.click('unit.1');
  await me.clickGround('W3');
  await page.focus('#canvas');
  // Undone and given again, as fast as keys can be pressed: each changes the game and its link.
  const from = Date.now();
  for (let n = 0; Date.now() < from + 4000; ++n) await page.keyboard.press(n % 2 ? 'Control+y' : 'Control+z');
  const { token } = await me.game();
  await addressed(page, token);
  const { written, pushed } = await page.evaluate(() => ({ written: window.written, pushed: window.pushed }));
  assert.ok(written.length >= 3, 'it was written while orders came');
  for (let n = 1; n < written.length; ++n) assert.ok(written[n] - written[n - 1] > 990, `${written[n] - written[n - 1]} ms apart`);
  assert.equal(pushed, 0);
  assert.deepEqual(page.errors, []);
});

test('P12: where the address may not be written, the game goes on', async () => {
  const page = await table.open({ path: '?seed=5', before: () => {
    history.replaceState = () => { throw new DOMException('too often', 'SecurityError'); };
  } });
  const me = player(page);
  await me.click('start.begin');
  await me.endHour();
  assert.equal((await me.game()).hour, 1);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.state), 'running');
  assert.deepEqual(page.errors, []);
});
