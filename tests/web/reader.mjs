// tests/web/reader.mjs — a player at the text view with nothing but a keyboard: Tab to a control, then its own keys.
import assert from 'node:assert/strict';

const kFarthest = 250;  // stops on a leaf, and more

export function reader(page) {
  const here = () => page.evaluate(() => document.activeElement?.id ?? '');
  const me = {
    title: () => page.evaluate(() => document.getElementById('leaf-title').textContent),
    words: () => page.evaluate(() => document.getElementById('leaf').textContent),
    game: () => page.evaluate(() => JSON.parse(Module.ccall('wg_probe', 'string')).game),
    look: () => page.evaluate(() => JSON.parse(Module.ccall('wg_probe', 'string'))),
    has: (name) => page.evaluate((id) => document.getElementById(id) !== null, `leaf.${name}`),
    // From where the focus is, forwards; at the page's end it comes round again.
    async to(name, keys = 'Tab') {
      const id = `leaf.${name}`;
      assert.ok(await me.has(name), `there is no "${name}" on "${await me.title()}"`);
      for (let stops = 0; (await here()) !== id; ++stops) {
        assert.ok(stops < kFarthest, `"${name}" is reached by ${keys}`);
        await page.keyboard.press(keys);
      }
    },
    async press(name, keys) {
      await me.to(name, keys);
      await page.keyboard.press('Enter');
    },
    // By the first letters of the choice: the way that is the same in every browser.
    async choose(name, letters) {
      await me.to(name);
      for (const letter of letters) await page.keyboard.press(letter);
    },
    async until(test, argument) { return page.waitForFunction(test, argument); },
  };
  return me;
}
