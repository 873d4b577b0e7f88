// tests/web/bench.mjs — how fast games are played in the page, and whether it stays smooth while they
// are: games a second, tasks longer than 50 ms, frames. A benchmark, no test.
//   node tests/web/bench.mjs
import { seat, settled } from './browser.mjs';
import { player } from './player.mjs';

const probed = (page) => page.evaluate(() => JSON.parse(Module.ccall('wg_probe', 'string')));

// From now on: the browser's own list of long tasks, and what each frame takes of the main thread.
const watch = (page) => page.evaluate(() => {
  globalThis.seen = { long: [], frames: [] };
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map((e) => Math.round(e.duration))))
    .observe({ type: 'longtask' });
  const next = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => next((t) => {
    const from = performance.now();
    draw(t);
    seen.frames.push(performance.now() - from);
  });
});

async function tell(page, what, games, seconds) {
  const { long, frames } = await page.evaluate(() => seen);
  frames.sort((a, b) => a - b);
  console.log(`${what}: ${games} games in ${seconds.toFixed(2)} s, ${Math.round(games / seconds)} a second; ` +
    `long tasks: ${long.length ? long.join(', ') + ' ms' : 'none'}; ${frames.length} frames, median ` +
    `${frames[frames.length >> 1].toFixed(1)} ms, longest ${frames.at(-1).toFixed(1)} ms`);
}

const table = await seat();
for (const [id, plays] of [['delay', 2], ['feint', 8], ['strategies', 30]]) {
  const page = await table.open({ path: '?mode=balance' });
  const me = player(page);
  await me.click(`balance.table.${id}`);
  await settled(page);
  await watch(page);
  const from = performance.now();
  await me.start('balance.run');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).balance.games >= 10_000,
    undefined, { polling: 250, timeout: 120_000 });
  await tell(page, `balance check, ${id}`, 10_000 * plays, (performance.now() - from) / 1000);
  await page.context().close();
}
{
  const page = await table.open({ path: '?seed=1' });
  const me = player(page);
  await page.evaluate(() => Module._wg_play_games(1000));
  const us = await page.evaluate(() => {
    const from = performance.now();
    Module._wg_play_games(10_000);
    return (performance.now() - from) / 10;
  });
  console.log(`in one go: ${us.toFixed(1)} us a game of the two commanders`);
  await me.click('start.begin');
  while (!(await probed(page)).game.over) await me.endHour();
  await watch(page);
  const from = performance.now();
  await me.click('review');
  const played = (await probed(page)).worth?.[0]?.pairs ?? 0;
  await me.start('reruns.more');
  await page.waitForFunction(() => JSON.parse(Module.ccall('wg_probe', 'string')).idle, undefined, { polling: 50 });
  await tell(page, `review, from ${played} pairs on, its opening included`, 4_000, (performance.now() - from) / 1000);
}
await table.leave();
