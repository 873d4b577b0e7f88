// tests/web/game_test.mjs — whole games, played by hand in a real browser.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { probe, running, seat, settled } from './browser.mjs';
import { native, newLink, sameOnTheCommandLine } from './cli.mjs';
import { player } from './player.mjs';

const table = await seat();
after(() => table.leave());

const unit = (game, key) => game.units.find((u) => u.key === key);

// Opens the link in a browser that has never seen the page, and expects the same game to the last hour.
async function sameInAnotherBrowser(game) {
  const page = await table.open({ path: `#${game.token}` });
  await settled(page);
  const again = await player(page).game();
  assert.deepEqual(again.digests, game.digests);
  assert.deepEqual(again.news, game.news);
  assert.deepEqual(again.reports, game.reports);
  assert.equal(again.token, game.token);
  assert.deepEqual(page.errors, []);
  await page.context().close();
}

test('the rules give the native signature in the browser', async () => {
  const page = await table.open();
  const here = await page.evaluate(() => Module.ccall('wg_signature', 'string'));
  const there = native('bench', '--quick').match(/^signature ([0-9a-f]{16})$/m)[1];
  assert.equal(here, there);
});

test('a thousand games do not grow the heap', async () => {
  const page = await table.open();
  const size = () => page.evaluate(() => Module.HEAP8.length);
  await page.evaluate(() => Module._wg_play_games(10));
  const before = await size();
  await page.evaluate(() => Module._wg_play_games(1000));
  assert.equal(await size(), before);
});

test('a whole game as Blue by mouse, and its link in another browser', async () => {
  const page = await table.open({ path: '?seed=11' });
  const me = player(page);
  await me.click('start.begin');
  let game = await me.game();
  assert.equal(game.seat, 'Blue');

  // S05: picked in the list, sent on the map. S08, S09: where the bar says so, the order waits.
  await me.click('unit.7');
  await me.clickGround('W1');
  game = await me.game();
  assert.match(unit(game, '7').order, /^to W1 Kestrel Moor/);
  assert.equal(unit(game, '7').waits, false);
  // S11: the battery in the corner, then a sector.
  await me.click('mark.battery');
  await me.click('sector.C1');
  await me.endHour();
  assert.equal(unit(await me.game(), '7').place, 'W1');

  let waited = false;
  for (let hour = 1; !(await me.game()).over; ++hour) {
    assert.ok(hour < 14);
    const { game: now } = await me.look();
    // The reserve is called up once Red is near, the scouts fall back, the battery fires at what is seen.
    const seen = now.reports.find((r) => !r.struck && r.what !== 'Movement');
    if (seen) {
      await me.click('fire');
      await me.click(`sector.${seen.place}`);
    }
    if (!unit(now, '6').gone && unit(now, '6').place === 'R' && hour >= 3) {
      await me.click('unit.6');
      await me.clickGround('C4');
      waited ||= unit(await me.game(), '6').waits;
    }
    await me.endHour();
  }
  game = await me.game();
  assert.equal((await me.look()).screen, 'over');
  assert.ok(game.token.length <= 300);
  // After the game its review shows what was there: every mark of Red on that map, exactly as it stood.
  await me.click('review');
  const marks = async (map) => (await me.look()).slots.filter((s) => s.name.startsWith(`review.map.${map}.`)).length;
  await me.press('Home');
  assert.equal(await marks('truth'), 0);  // at 06:00 nobody of Red is on the map
  await me.press('End');
  assert.ok(await marks('truth') > 0);
  await me.click('review.back');
  assert.equal((await me.look()).screen, 'over');
  assert.equal((await me.game()).token, game.token);
  assert.deepEqual(page.errors, []);
  sameOnTheCommandLine(game);
  await sameInAnotherBrowser(game);
});

test('a whole game as Red by mouse: staging, entry, assault', async () => {
  const page = await table.open({ path: '?seed=3' });
  const me = player(page);
  await me.click('start.side.red');
  await me.click('start.begin');
  assert.equal((await me.game()).seat, 'Red');
  // S10: pick a unit in the staging tray, then a sector on the entry edge.
  await me.click('mark.3');
  await me.clickGround('C0');
  assert.match(unit(await me.game(), '3').order, /^comes in at C0 Northstone/);
  // Anywhere else it cannot come in, and the page says so.
  await me.click('mark.4');
  await me.clickGround('C2');
  assert.match((await me.look()).toast, /entry/);
  await me.clickGround('W0');
  await me.endHour();
  assert.equal(unit(await me.game(), '3').place, 'C0');
  assert.equal(unit(await me.game(), '4').place, 'W0');
  for (let hour = 1; !(await me.game()).over; ++hour) {
    assert.ok(hour < 14);
    for (const key of ['3', '4', '5', '7', '8', '9', '0', 'Q', 'W']) {
      const u = unit(await me.game(), key);
      if (u.gone || u.order) continue;
      await me.click(`unit.${(await me.game()).units.indexOf(u) + 1}`);
      await me.clickGround(/^\d\d:/.test(u.place) ? 'C0' : 'X');
    }
    await me.endHour();
  }
  const game = await me.game();
  assert.deepEqual(page.errors, []);
  sameOnTheCommandLine(game);
  await sameInAnotherBrowser(game);
});

test('a whole game by keyboard alone', async () => {
  const page = await table.open({ path: '?seed=21' });
  const me = player(page);
  await page.focus('#canvas');
  for (let n = 0; (await me.look()).screen === 'start'; ++n) {
    assert.ok(n < 20, 'Begin is reached by arrow keys');
    await me.press('ArrowDown');
    if ((await me.look()).focus === 'start.begin') await me.press('Enter');
  }
  // The reserve to C4: its key, the map, up over the crossing, Enter.
  await me.press('6');
  await me.press('m');
  await me.press('ArrowUp');
  await me.press('ArrowUp');
  await me.press('Enter');
  await me.press('Escape');
  assert.match(unit(await me.game(), '6').order, /^to C4 Long Meadow/);
  await me.press('Control+z');
  assert.equal(unit(await me.game(), '6').order, '');
  await me.press('Control+Shift+z');
  assert.match(unit(await me.game(), '6').order, /^to C4 Long Meadow/);
  await me.press('7');
  await me.press('g');
  await me.press('a');
  await me.press('m');
  await me.press('ArrowUp');
  await me.press('Enter');
  await me.press('Escape');
  while (!(await me.game()).over) await me.endHour('keys');
  const game = await me.game();
  await me.press('ArrowLeft');
  assert.equal((await me.game()).looking_at, game.hour - 1);
  assert.deepEqual(page.errors, []);
  sameOnTheCommandLine(game);
});

test('undo and redo give back the identical link; a reload gives the identical game', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  const empty = (await me.game()).token;
  await me.click('unit.1');
  await me.clickGround('W3');
  const ordered = (await me.game()).token;
  assert.notEqual(ordered, empty);
  await me.click('undo');
  assert.equal((await me.game()).token, empty);
  await me.click('redo');
  assert.equal((await me.game()).token, ordered);
  await page.waitForFunction((t) => location.hash === `#${t}`, ordered);
  await page.reload();
  await running(page);
  await settled(page);
  assert.equal((await me.game()).token, ordered);
  assert.match(unit(await me.game(), '1').order, /^to W3 Millbeck/);
});

test('P12: what was undone and done again within the second in which nothing is written is there after a reload', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('unit.1');
  await me.clickGround('W3');
  const { token } = await me.game();
  await page.waitForFunction((t) => location.hash === `#${t}`, token);  // written just now
  await page.evaluate(() => {
    Module._wg_screen_undo();
    Module._wg_screen_redo();
    location.reload();
  });
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.type === 'reload');
  await running(page);
  await settled(page);
  assert.equal((await me.game()).token, token);
});

test('Back leaves the page once, and Forward gives the game again', async () => {
  const page = await table.open({ path: '404.html', start: false });
  await page.goto(`${table.home}?seed=5`);
  await running(page);
  const me = player(page);
  await me.click('start.begin');
  await me.endHour();
  const { token } = await me.game();
  await page.waitForFunction((t) => location.hash === `#${t}`, token);
  await page.goBack();
  assert.match(page.url(), /404/);
  await page.goForward();
  await running(page);
  await settled(page);
  assert.equal((await me.game()).token, token);
});

test('a damaged link says so in words and harms nothing', async () => {
  const token = newLink('--seed', 9, '--hours', 5);
  const page = await table.open({ path: `#${token}` });
  const me = player(page);
  await settled(page);
  const before = await me.game();
  const bad = {
    [token.slice(0, 25)]: /incomplete: 25 of \d+ characters/,
    [token.replace(/^(.{14})./, (all, head) => head + (all.at(-1) === 'A' ? 'B' : 'A'))]: /altered/,
    nothing: /no game in this link/,
  };
  for (const [link, wanted] of Object.entries(bad)) {
    await page.evaluate((hash) => { location.hash = hash; }, link);
    await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).card);
    const seen = await me.look();
    assert.match(seen.card.sentence, wanted);
    assert.deepEqual(seen.game.digests, before.digests);
    await me.click('card.action');
    assert.equal((await me.look()).card, undefined);
    await page.waitForFunction((t) => location.hash === `#${t}`, before.token);
  }
  // And as the first thing the page sees.
  const fresh = await table.open({ path: `#${token.slice(0, -2)}` });
  await settled(fresh);
  assert.match((await probe(fresh)).card.sentence, /incomplete/);
  assert.equal((await probe(fresh)).screen, 'start');
  assert.deepEqual(fresh.errors, []);
});

test('a pasted text with a link in it opens that game', async () => {
  const token = newLink('--seed', 9, '--hours', 4);
  const page = await table.open();
  const me = player(page);
  await settled(page);
  await me.click('start.open');
  await page.fill('#paste-link-text', `Have a look:\n<https://example.org/tarn/#${token}>.`);
  await page.click('#paste-link button[value="open"]');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).game);
  assert.equal((await me.game()).token, token);
});

test('another link leaves the unfinished game to go back to', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.begin');
  await me.endHour();
  const mine = await me.game();
  const other = newLink('--seed', 9, '--hours', 14);
  await page.evaluate((hash) => { location.hash = hash; }, other);
  await page.waitForFunction((t) => JSON.parse(Module.ccall('wg_probe', 'string')).game.token === t, other);
  assert.equal((await me.game()).kept, true);
  await me.click('settings');
  await me.click('leave');
  await me.click('start.continue');
  assert.equal((await me.game()).token, mine.token);
});

test('P12: played on from an hour of its review, a finished game can still be gone back to, and so can the other', async () => {
  const over = newLink('--seed', 9, '--hours', 14);
  const page = await table.open({ path: `?mode=review&h=4#${over}` });
  const me = player(page);
  await me.click('review.branch');
  const branch = await me.game();
  assert.equal(branch.hour, 4);
  await me.click('settings');
  await me.click('leave');
  await me.click('start.kept');
  assert.equal((await me.game()).token, over);
  await me.click('settings');
  await me.click('leave');
  await me.click('start.continue');  // what is still open comes first
  assert.equal((await me.game()).token, branch.token);
});

test('Copy link is an HTML button that copies the game as it stands', async () => {
  const page = await table.open({ path: '?seed=5', permissions: ['clipboard-read', 'clipboard-write'] });
  const me = player(page);
  await me.click('start.begin');
  await page.click('button[data-name="share.copy"]');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).toast);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, `${table.home}?seed=5#${(await me.game()).token}`);
  assert.equal((await me.look()).toast, `Link copied, ${copied.length} characters.`);
  assert.match(await page.textContent('#announcements'), /Link copied/);
});

test('two people at one screen: the curtain falls between them', async () => {
  const page = await table.open({ path: '?seed=5' });
  const me = player(page);
  await me.click('start.rival');
  await me.click('rival.person');
  await me.click('start.begin');
  assert.equal((await me.look()).screen, 'curtain');
  await me.click('curtain.open');
  assert.equal((await me.game()).seat, 'Blue');
  await me.click('hour.end');
  await me.click('summary.end');  // each of the two sees a summary of their own
  assert.equal((await me.look()).screen, 'curtain');
  await me.click('curtain.open');
  assert.equal((await me.game()).seat, 'Red');
  assert.equal((await me.game()).hour, 0);
  await me.click('mark.3');
  await me.clickGround('C0');
  await me.click('hour.end');
  await me.click('summary.end');
  assert.equal((await me.look()).screen, 'curtain');
  assert.equal((await me.game()).hour, 1);
  await me.click('curtain.open');
  assert.equal((await me.game()).seat, 'Blue');
});
