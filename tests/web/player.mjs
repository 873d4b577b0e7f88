// tests/web/player.mjs — a player at the table: finds controls by name, moves the real mouse, presses real keys.
import assert from 'node:assert/strict';
import { probe } from './browser.mjs';

// Until everything that was asked for has been drawn, the hour's play included.
const drawn = (page) =>
  page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).idle, undefined, { polling: 20 });

export function player(page) {
  const find = async (name, { waits = true } = {}) => {
    if (waits) await drawn(page);  // what is found is what is on the screen
    const seen = await probe(page);
    const found = [...seen.controls, ...seen.slots].find((c) => c.name === name);
    assert.ok(found, `there is no "${name}" among ${[...seen.controls, ...seen.slots].map((c) => c.name).join(' ')}`);
    return { ...found, scale: seen.scale };
  };
  const me = {
    look: () => probe(page),
    game: async () => (await probe(page)).game,
    async click(name, { at = [0.5, 0.5] } = {}) {
      await drawn(page);  // what is found is what is on the screen
      await me.start(name, { at });
      await drawn(page);
    },
    // A click on something that goes on by itself afterwards, or is going on: nothing is waited for.
    async start(name, { at = [0.5, 0.5] } = {}) {
      const c = await find(name, { waits: false });
      const box = await page.locator('#canvas').boundingBox();
      await page.mouse.click(box.x + (c.x + c.w * at[0]) * c.scale, box.y + (c.y + c.h * at[1]) * c.scale);
    },
    async press(key) {
      await page.keyboard.press(key);
      await drawn(page);
    },
    // Bare ground of a sector, beside whatever stands on its node.
    async clickGround(sector) {
      const c = await find(`sector.${sector}`);
      const box = await page.locator('#canvas').boundingBox();
      await page.mouse.click(box.x + (c.x + 0.5) * c.scale, box.y + (c.y + 0.5) * c.scale - 26);
      await drawn(page);
    },
    // Until the hour has been played out on the map. Where a summary comes first it is confirmed.
    async endHour(by = 'mouse') {
      const before = (await me.game()).hour;
      const press = (name) => (by === 'mouse' ? me.click(name) : me.press('Enter'));
      await press('hour.end');
      if (await me.sees('summary.end')) {
        assert.equal((await me.game()).hour, before);
        await press('summary.end');
      }
      assert.equal((await me.game()).hour, before + 1);
    },
    // By the keys that walk from control to control, until it has the ring.
    async reach(name) {
      for (let steps = 0; (await probe(page)).focus !== name; ++steps) {
        assert.ok(steps < 120, `${name} is not walked to`);
        await me.press('ArrowDown');
      }
      return find(name);
    },
    sees: async (name) => (await probe(page)).controls.some((c) => c.name === name),
  };
  return me;
}
