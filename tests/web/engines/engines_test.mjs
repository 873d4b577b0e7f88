// tests/web/engines/engines_test.mjs — the same page in three browser engines: the rules' signature, whole games.
//   ENGINE=firefox node --test tests/web/engines/engines_test.mjs   runs one of them
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { probe } from '../browser.mjs';
import { native, newLink, sameOnTheCommandLine } from '../cli.mjs';
import { player } from '../player.mjs';
import { reader } from '../reader.mjs';
import { isSeen, pages, screens, standing, wayTo } from '../screens.mjs';
import axe from 'axe-core';
import { names, shown, start, started } from './engines.mjs';

const asked = process.env.ENGINE ? [process.env.ENGINE] : names;
const unit = (game, key) => game.units.find((u) => u.key === key);

// What axe finds on the page as it stands, as far as it is serious. By evaluation: the page's policy lets no script in.
async function serious(page) {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.filter((v) => ['serious', 'critical'].includes(v.impact))
      .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 5).join(', ')}`);
  });
}

for (const name of asked) {
  describe(name, { timeout: 600_000 }, () => {
    let engine;
    before(async () => { engine = await start(name); });  // one that does not start fails every test below
    after(() => engine?.leave());

    test(`P6: the rules give the native signature in ${name}`, async (t) => {
      t.diagnostic(engine.version);
      const page = await started(await engine.open());
      const here = await page.evaluate(() => Module.ccall('wg_signature', 'string'));
      assert.equal(here, native('bench', '--quick').match(/^signature ([0-9a-f]{16})$/m)[1]);
      assert.ok((await probe(page)).context_alive);
      assert.deepEqual(await page.errors(), []);
      // And an error would have been seen.
      await page.evaluate(() => { setTimeout(() => { throw new Error('on purpose'); }); });
      for (let tries = 0; !(await page.errors()).some((e) => /on purpose/.test(e)); ++tries) {
        assert.ok(tries < 600, 'an uncaught error reaches the driver');
        await page.waitForTimeout(50);
      }
      await page.leave();
    });

    test(`P1, P6: a whole game by mouse in ${name}, the same at every hour on the command line`, async () => {
      const page = await started(await engine.open('?seed=11&summary=0'));
      const me = player(page);
      await me.click('start.begin');
      await me.click('unit.7');
      await me.clickGround('W1');
      assert.match(unit(await me.game(), '7').order, /^to W1 Kestrel Moor/);
      await me.click('mark.battery');
      await me.click('sector.C1');
      await me.endHour();
      assert.equal(unit(await me.game(), '7').place, 'W1');
      for (let hour = 1; !(await me.game()).over; ++hour) {
        assert.ok(hour < 14);
        const now = await me.game();
        const seen = now.reports.find((r) => !r.struck && r.what !== 'Movement');
        if (seen) {
          await me.click('fire');
          await me.click(`sector.${seen.place}`);
        }
        if (hour >= 3 && !unit(now, '6').gone && unit(now, '6').place === 'R') {
          await me.click('unit.6');
          await me.clickGround('C4');
        }
        await me.endHour();
      }
      const game = await me.game();
      assert.equal((await me.look()).screen, 'over');
      assert.ok(game.token.length <= 300);
      sameOnTheCommandLine(game);
      // The address has it within a second, and whoever opens that sees the same game.
      await page.waitForFunction((token) => location.hash === `#${token}`, game.token);
      await page.reload();
      await started(page);
      assert.deepEqual((await player(page).game()).digests, game.digests);
      assert.equal((await player(page).game()).token, game.token);
      assert.deepEqual(await page.errors(), []);
      await page.leave();
    });

    test(`P10: a whole game and its review by keyboard in the text view of ${name}, the canvas taken away`, async () => {
      const page = await shown(await engine.open('?view=text&seed=5'));
      await page.evaluate(() => document.getElementById('canvas').remove());
      const me = reader(page);
      await me.press('start.begin');
      assert.match(await me.title(), /^06:00/);
      await me.choose('unit.1.to', 'W3');
      assert.match(unit(await me.game(), '1').order, /^to W3 Millbeck/);
      await me.choose('fire', 'C1');
      for (let hour = 0; !(await me.game()).over; ++hour) {
        assert.ok(hour < 14);
        const now = await me.game();
        if (hour >= 3 && unit(now, '6').place === 'R' && !unit(now, '6').order) {
          await me.choose('unit.6.to', 'C4');
          assert.match(unit(await me.game(), '6').order, /^to C4/);
        }
        await me.press('hour.end');
        assert.equal((await me.game()).hour, hour);  // first it is summed up
        await me.press('summary.end');
        assert.equal((await me.game()).hour, hour + 1);
      }
      const game = await me.game();
      sameOnTheCommandLine(game);
      assert.equal((await me.look()).screen, 'over');
      await me.press('review');
      assert.equal((await me.look()).screen, 'review');
      assert.match(await me.words(), /20:00|14 of 14/);
      // Its rerun comes to an end, without a picture.
      await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).idle);
      await me.press('review.back');
      assert.equal((await me.look()).screen, 'over');
      assert.equal((await me.game()).token, game.token);
      assert.deepEqual(await page.errors(), []);
      await page.leave();
    });

    test(`P5, P12: in ${name} a mended link opens, a reload at once loses nothing, and Back once leaves`, async () => {
      const link = newLink('--seed', 9, '--hours', 4);
      const page = await engine.open('learn/play.html');
      await page.goto(`${engine.home}some/where/?summary=0%23${link}`);
      await page.waitForFunction(() => globalThis.Module?.calledRun && location.hash !== '');
      await started(page);
      assert.equal(await page.url(), `${engine.home}?summary=0#${link}`);
      const me = player(page);
      assert.equal((await me.game()).token, link);
      for (const sector of ['W3', 'E3', 'C4']) {
        await me.click('unit.1');
        await me.clickGround(sector);
      }
      const { token } = await me.game();
      assert.notEqual(token, link);
      await page.reload();
      await started(page);
      assert.equal((await player(page).game()).token, token);
      await page.goBack();
      assert.match(await page.url(), /learn\/play\.html$/);
      await page.leave();
    });

    for (const view of ['map', 'text'])
      test(`P10: axe finds nothing serious on any screen of the ${view} view in ${name}`, async () => {
        const found = {};
        for (const [screen, way] of Object.entries(screens)) {
          const { address, press, sees } = wayTo(way, view);
          const page = await engine.open(address);
          await (view === 'text' ? shown(page) : started(page));
          for (const control of press) {
            if (view === 'map') await player(page).start(control);
            else await page.evaluate((id) => document.getElementById(id).click(), `leaf.${control}`);
          }
          await page.waitForFunction(isSeen, { sees, view }, { timeout: 60_000 }).catch(async (e) => {
            throw new Error(`${screen}: ${e.message}; ${await page.evaluate(standing)}`);
          });
          const wrong = await serious(page);
          if (wrong.length) found[screen] = wrong;
          await page.leave();
        }
        assert.deepEqual(found, {});
      });

    test(`P10: axe finds nothing serious in the other themes, in words, in ${name}`, async () => {
      const found = {};
      for (const theme of ['dark', 'contrast', 'projector'])
        for (const screen of ['play', 'review']) {
          const { address, press, sees } = wayTo({ ...screens[screen], path: `?theme=${theme}${screens[screen].path}` }, 'text');
          const page = await shown(await engine.open(address));
          for (const control of press) await page.evaluate((id) => document.getElementById(id).click(), `leaf.${control}`);
          await page.waitForFunction(isSeen, { sees, view: 'text' });
          assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
          const wrong = await serious(page);
          if (wrong.length) found[`${screen}, ${theme}`] = wrong;
          await page.leave();
        }
      assert.deepEqual(found, {});
    });

    test(`P10: axe finds nothing serious on the pages to read in ${name}`, async () => {
      const found = {};
      for (const path of pages) {
        const page = await engine.open(path);
        const wrong = await serious(page);
        if (wrong.length) found[path] = wrong;
        // And it would have found something.
        await page.evaluate(() => { document.body.append(document.createElement('button')); });
        assert.match((await serious(page)).join(), /button-name/);
        await page.leave();
      }
      assert.deepEqual(found, {});
    });
  });
}
