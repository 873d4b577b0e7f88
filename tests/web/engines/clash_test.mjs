// tests/web/engines/clash_test.mjs — The Clash in three browser engines: the worked example by mouse and in words, the
// computer's answer, the same states on the command line.
//   ENGINE=firefox node --test tests/web/engines/clash_test.mjs   runs one of them
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { native } from '../cli.mjs';
import { player } from '../player.mjs';
import { reader } from '../reader.mjs';
import { names, shown, start, started } from './engines.mjs';

const asked = process.env.ENGINE ? [process.env.ENGINE] : names;
const sameOnTheCommandLine = (game) => {
  const told = [...native('replay', game.token).matchAll(/digest ([0-9a-f]{16})/g)].map((m) => m[1]);
  assert.deepEqual(told, game.digests);
};

for (const name of asked) {
  describe(name, { timeout: 300_000 }, () => {
    let engine;
    before(async () => { engine = await start(name); });
    after(() => engine?.leave());

    test(`P6: the worked example by mouse in ${name}, the computer's answer, a reload`, async () => {
      const page = await started(await engine.open('?game=clash&mode=learn&summary=0&motion=0'));
      const me = player(page);
      await me.click('tile.J5');
      await me.click('tile.K5');
      assert.equal((await me.look()).account.verdict, 'They break: certain');
      await me.click('attack');
      assert.deepEqual((await me.game()).fights, ['Predicted 26–41, lost 35.']);
      if (!(await me.game()).over) {
        await me.start('turn.end');
        await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).thinking < 0);
      }
      const game = await me.game();
      sameOnTheCommandLine(game);
      await page.waitForFunction((token) => location.hash === `#${token}`, game.token);
      await page.reload();
      await started(page);
      assert.deepEqual((await player(page).game()).digests, game.digests);
      assert.deepEqual(await page.errors(), []);
      await page.leave();
    });

    test(`P10: the worked example by keyboard in the text view of ${name}, the canvas taken away`, async () => {
      const page = await shown(await engine.open('?game=clash&view=text&mode=learn'));
      await page.evaluate(() => document.getElementById('canvas').remove());
      const me = reader(page);
      await me.choose('unit.choose', '2nd A');
      await page.waitForFunction(() => document.getElementById('leaf.assault.K5') !== null);
      await me.press('assault.K5');
      await page.waitForFunction(() => document.getElementById('leaf.attack') !== null);
      assert.match(await me.words(), /They break: certain/);
      await me.press('attack');
      await page.waitForFunction(() => document.getElementById('leaf').textContent.includes('Predicted 26–41, lost 35.'));
      sameOnTheCommandLine(await me.game());
      assert.deepEqual(await page.errors(), []);
      await page.leave();
    });
  });
}
