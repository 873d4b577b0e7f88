// tests/web/engines/engines_test.mjs — the same page in three browser engines: the rules' signature, whole games.
//   ENGINE=firefox node --test tests/web/engines/engines_test.mjs   runs one of them
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { probe } from '../browser.mjs';
import { native, sameOnTheCommandLine } from '../cli.mjs';
import { player } from '../player.mjs';
import { names, start, started } from './engines.mjs';

const asked = process.env.ENGINE ? [process.env.ENGINE] : names;
const unit = (game, key) => game.units.find((u) => u.key === key);

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
        assert.ok(tries < 100, 'an uncaught error reaches the driver');
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
  });
}
