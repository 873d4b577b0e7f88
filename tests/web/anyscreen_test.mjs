// tests/web/anyscreen_test.mjs — the game on any screen: text to 200 %, the map seen nearer, a picture lost for
// good, an assignment pasted or dropped.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { colours, probe, running, seat, settled } from './browser.mjs';
import { player } from './player.mjs';

const table = await seat();
after(() => table.leave());

const canvasSize = (page) => page.evaluate(() => [Module.canvas.width, Module.canvas.height]);

for (const [width, height] of [[800, 600], [320, 640], [320, 480]]) {
  test(`P26: at 200 % on ${width} × ${height} an hour is played by keys, and what they reach comes into sight`, async () => {
    const page = await table.open({ path: '?seed=11&scale=2', width, height });
    const me = player(page);
    await page.focus('#canvas');
    assert.deepEqual(await canvasSize(page), [width, height]);
    const inSight = async (name) => {
      const c = await me.reach(name);
      const { shown } = await probe(page);
      assert.ok(c.x >= -0.5 && c.y >= -0.5 && c.x + Math.min(c.w, shown.width) <= shown.width + 0.5 && c.y + c.h <= shown.height + 0.5,
        `${name} at ${JSON.stringify(c)} of ${JSON.stringify(shown)}`);
    };
    assert.equal((await probe(page)).scale, 2);
    await inSight('start.begin');
    await me.press('Enter');
    assert.equal((await me.game()).hour, 0);
    await inSight('fire');
    await inSight('hour.end');
    await me.press('Enter');
    await inSight('summary.end');
    await me.press('Enter');
    assert.equal((await me.game()).hour, 1);
    // And by mouse: what is seen is what is clicked.
    await me.reach('menu');
    await me.click('menu');
    assert.ok(await me.sees('close'));
    assert.deepEqual(page.errors, []);
  });
}

test('P26: the size is asked for in the address, chosen in the settings, and kept in this browser', async () => {
  const page = await table.open({ path: '?scale=1.5' });
  const me = player(page);
  assert.equal((await probe(page)).scale, 1.5);
  await me.click('settings');
  await me.click('scale.1.25');
  assert.equal((await probe(page)).scale, 1.25);
  await page.goto(table.home);
  await running(page);
  assert.equal((await probe(page)).scale, 1.25);
  await page.goto(table.home + '?scale=7');
  await running(page);
  assert.match((await probe(page)).card.sentence, /scale=7/);
});

test('P13: a window of 280 px shows the whole layout, a little smaller', async () => {
  const page = await table.open({ width: 280, height: 500 });
  const { width, shown } = await probe(page);
  assert.equal(Math.round(width), 320);
  assert.equal(Math.round(shown.width), 320);
  assert.deepEqual(await canvasSize(page), [280, 500]);
});

test('P13: 3840 × 2160 has the same layout as half of it, in its own pixels', async () => {
  const page = await table.open({ width: 3840, height: 2160 });
  const { width, scale } = await probe(page);
  assert.equal(scale, 1.5);
  assert.equal(width, 2560);
  assert.deepEqual(await canvasSize(page), [3840, 2160]);
});

test('P9: the wheel looks nearer at the map, orders go where they are seen, and the page keeps its size', async () => {
  const page = await table.open({ path: '?seed=11' });
  const me = player(page);
  await me.click('start.begin');
  const before = await colours(page);
  const { slots, scale } = await probe(page);
  const c1 = slots.find((s) => s.name === 'sector.C1');
  const at = { x: (c1.x + 0.5) * scale, y: (c1.y + 0.5) * scale };
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');  // without: the same, while the game has the focus
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await page.mouse.wheel(0, -200);
  await settled(page);
  const near = await probe(page);
  assert.ok(near.zoom > 1.5, `zoom ${near.zoom}`);
  assert.equal(await page.evaluate(() => window.devicePixelRatio), 1);
  await me.click('unit.6');
  await page.mouse.click(at.x + 30, at.y + 20);  // C1 still lies under the pointer
  await settled(page);
  assert.match((await me.game()).units.find((u) => u.key === '6').order, /^to C1 /);
  await me.click('map.whole');
  assert.equal((await probe(page)).zoom, 1);
  assert.ok(Math.abs(await colours(page) - before) < before);  // a map again, with an arrow on it
  assert.deepEqual(page.errors, []);
});

test('P13: two fingers look nearer, and neither clicks nor zooms the page', async () => {
  const page = await table.open({ path: '?seed=11', width: 390, height: 844, hasTouch: true, isMobile: true });
  const me = player(page);
  await me.click('start.begin');
  const touch = await page.context().newCDPSession(page);
  const put = async (type, ...points) => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await page.waitForTimeout(30);
  };
  await put('touchStart', [150, 250]);
  await put('touchStart', [150, 250], [240, 250]);
  for (const by of [20, 50, 80]) await put('touchMove', [150 - by, 250], [240 + by, 250]);
  await put('touchEnd', [320, 250]);
  await put('touchEnd');
  await settled(page);
  const { zoom, game } = await probe(page);
  assert.ok(Math.abs(zoom - 250 / 90) < 0.05, `zoom ${zoom}`);  // 90 px apart, then 250
  assert.ok(game.units.every((u) => u.order === ''), 'no order');
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
});

test('P14: a map lost for good leaves the words, and comes back when the browser gives it back', async () => {
  const page = await table.open({ path: '?seed=11' });
  const me = player(page);
  await me.click('start.begin');
  await page.evaluate(() => {
    window.loser = Module.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    window.loser.loseContext();
  });
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).view === 'text');
  await page.waitForSelector('#leaf h1');
  assert.ok(await page.isVisible('#text'));
  assert.ok(!(await page.isVisible('#canvas')));
  assert.equal((await probe(page)).game.hour, 0);  // the game at hand, not a page begun anew
  await page.evaluate(() => window.loser.restoreContext());
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).view === 'map');
  await settled(page);
  assert.ok(await page.isVisible('#canvas'));
  assert.ok(await colours(page) > 100);
  assert.deepEqual(page.errors.filter((e) => !/CONTEXT_LOST|context lost/i.test(e)), []);
});

test('P27: a system that asks for its own colours, or for more contrast, gets the high contrast at once', async () => {
  const page = await table.open();
  const theme = async (media) => { await page.emulateMedia(media); await settled(page); return (await probe(page)).theme; };
  assert.equal(await theme({ forcedColors: 'active' }), 'contrast');
  assert.equal(await theme({ forcedColors: 'none', colorScheme: 'dark' }), 'dark');
  assert.equal(await theme({ contrast: 'more' }), 'contrast');
  assert.equal(await theme({ contrast: 'no-preference', colorScheme: 'light' }), 'light');
});

test('P27: the hour is played on the map, and from the moment that less motion is wished for, no longer', async () => {
  const page = await table.open({ path: '?seed=11&summary=0' });
  const me = player(page);
  await me.click('start.begin');
  const plays = async (media, by) => {
    await page.emulateMedia(media);
    await settled(page);
    const { hour } = await me.game();
    // In the very frame in which the hour has been played: later it may be over.
    const seen = page.evaluate((next) => new Promise((tell) => {
      (function look() {
        const { game, playing } = JSON.parse(Module.ccall('wg_probe', 'string'));
        if (game.hour === next) tell(playing);
        else requestAnimationFrame(look);
      })();
    }), hour + 1);
    await page.keyboard.press('Enter');
    assert.equal(await seen, by);
    await me.press('Escape');  // skips what plays
  };
  await page.focus('#canvas');
  await plays({ reducedMotion: 'no-preference' }, true);
  await plays({ reducedMotion: 'reduce' }, false);
  await plays({ reducedMotion: 'no-preference' }, true);
});

const kAssignment = '# for a class\ntitle: Two roads\nside: red\nbalance: 7\nseed: 99\nblue: turtle\n';

test('P21: an assignment kept as text begins its game, pasted or dropped; a mistake in it is told by its place', async () => {
  const page = await table.open();
  const me = player(page);
  const drop = async (text) => {
    await page.evaluate((t) => {
      const data = new DataTransfer();
      data.items.add(new File([t], 'assignment.txt', { type: 'text/plain' }));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      }
    }, text);
  };
  await drop(kAssignment.replace('7', '11'));
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).card);
  const { card } = await probe(page);
  assert.equal(card.title, 'This assignment cannot be read');
  assert.equal(card.sentence, 'Line 4, column 10: balance takes a whole number from 0 to 10, not "11".');
  await me.click('card.action');
  await drop(kAssignment);
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game);
  const dropped = await me.game();
  assert.equal(dropped.seat, 'Red');
  assert.match((await probe(page)).toast, /Two roads/);

  const other = await table.open();
  await player(other).click('start.open');
  await other.fill('#paste-link-text', kAssignment);
  await other.click('#paste-link button[value=open]');
  await settled(other);
  assert.equal((await player(other).game()).token, dropped.token);
  assert.deepEqual(other.errors, []);
});
