// tests/web/messages_test.mjs — what the game and the page around it say to each other, and to nobody else.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { probe, seat } from './browser.mjs';
import { heard, hostServer, playerIn, until } from './host.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const table = await seat();
const hosts = await hostServer(table);
after(async () => {
  hosts.leave();
  await table.leave();
});
const made = (...words) => spawnSync(join(root, 'build/native/wargames'), ['new', ...words], { encoding: 'utf8' }).stdout.trim();
const over = made('--side', 'blue', '--seed', '5', '--hours', '14');
const begun = made('--side', 'red', '--seed', '9', '--hours', '3');
const frame = (query, attributes = '') => ({ src: `${table.home}?${query}`, attributes });
const tell = (host, i, message) => host.evaluate(([i, message]) => window.tell(i, message), [i, message]);
let asked = 0;
async function ask(host, type, fields = {}) {
  const id = `q${++asked}`;
  await tell(host, 0, { type, id, ...fields });
  await host.waitForFunction((id) => window.heard.some((m) => m.type === 'reply' && m.id === id), id);
  return host.evaluate((id) => window.heard.find((m) => m.id === id), id);
}

test('P32 ready, then how tall, then the state: once at the start and once after each hour, with the ref', async () => {
  const { host, inside } = await hosts.open({ frames: [frame('mode=play&seed=7&motion=0&ref=week-3')] });
  await until(host, 0, 'state');
  const first = await host.evaluate(() => window.heard.map(({ origin, from, ...message }) => message));
  assert.deepEqual(first.map((m) => m.type), ['ready', 'resize', 'state']);
  assert.deepEqual(first[0], { wargame: 1, type: 'ready', ref: 'week-3', version: 1, game: 'tarn' });
  const { token, ...state } = first[2];
  assert.deepEqual(state, { wargame: 1, type: 'state', ref: 'week-3', hour: 0, shown: 0, side: 'blue', over: false });
  const me = playerIn(host, inside[0]);
  assert.equal(token, (await me.game()).token);
  await me.endHour();
  const next = await until(host, 0, 'state', 2);
  assert.equal(next.hour, 1);
  assert.equal(next.token, (await me.game()).token);
  assert.equal((await heard(host, 0, 'ready')).length, 1);
  assert.equal((await heard(host, 0, 'state')).length, 2);
});

test('P32 the result of a game that is over: its winner, hours, points lost, and rules', async () => {
  const { host } = await hosts.open({ frames: [{ src: `${table.home}#${over}` }] });
  const result = await until(host, 0, 'result');
  const told = spawnSync(join(root, 'build/native/wargames'), ['replay', over, '--side', 'blue'], { encoding: 'utf8' }).stdout;
  assert.equal(result.token, over);
  assert.equal(result.rules, 1);
  assert.equal(result.winner, told.includes('Red took the crossing.') ? 'red' : 'blue');
  assert.equal(result.hours, told.match(/ digest /g).length);  // one an hour
  for (const side of ['blue', 'red']) assert.ok(result.score[side].lost >= 0 && result.score[side].lost <= result.score[side].had, side);
  assert.equal((await heard(host, 0, 'result')).length, 1);
  assert.equal((await heard(host, 0, 'state')).at(-1).over, true);
});

test('P32 P4 every fault of a link is told by its code, without the link', async () => {
  const cut = over.slice(0, -12), altered = over.slice(0, 12) + (over[12] === 'A' ? 'B' : 'A') + over.slice(13);
  for (const [token, code] of [[cut, 'incomplete'], [altered, 'altered'], ['hello', 'no-token'], [over.replace('tarn1', 'tarn9'), null],
    ['sand1.AAAA.000000', null]]) {
    const { host } = await hosts.open({ frames: [{ src: `${table.home}#${token}` }] });
    const error = await until(host, 0, 'error');
    if (code) assert.equal(error.code, code);
    assert.ok(['no-token', 'incomplete', 'altered', 'other-game', 'newer', 'unreadable'].includes(error.code), error.code);
    assert.ok(!JSON.stringify(error).includes(token));
    await host.context().close();
  }
});

for (const attributes of ['', 'sandbox="allow-scripts"']) {
  test(`P32 every command, and what it answers ${attributes}`, async () => {
    const { host, inside } = await hosts.open({ frames: [frame('api=1', attributes)] });
    assert.deepEqual((await ask(host, 'getState')).ok, false);
    assert.equal((await ask(host, 'goto', { hour: 0 })).value, 'No game is open.');

    const loaded = await ask(host, 'load', { token: begun });
    assert.deepEqual(loaded.value, { token: begun, hour: 3, shown: 3, side: 'red', over: false });
    assert.equal(loaded.ok, true);
    assert.equal((await until(host, 0, 'state')).token, begun);
    assert.deepEqual((await ask(host, 'getState')).value, loaded.value);

    assert.equal((await ask(host, 'goto', { hour: 1 })).value.shown, 1);
    assert.equal((await probe(inside[0])).game.looking_at, 1);
    const far = await ask(host, 'goto', { hour: 4 });
    assert.deepEqual([far.ok, far.value], [false, 'The game has hours 0 to 3 so far.']);
    assert.equal((await probe(inside[0])).game.looking_at, 1);
    assert.equal((await ask(host, 'goto', { hour: 3 })).ok, true);

    assert.equal((await ask(host, 'setOption', { name: 'theme', value: 'dark' })).ok, true);
    await inside[0].waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    assert.equal((await ask(host, 'setOption', { name: 'hints', value: 'full' })).ok, true);
    assert.equal((await probe(inside[0])).hints, 'full');
    const bad = await ask(host, 'setOption', { name: 'theme', value: '<img src=x onerror=alert(1)>' });
    assert.equal(bad.ok, false);
    assert.match(bad.value, /^theme=.* means nothing here/);
    assert.equal((await ask(host, 'setOption', { name: 'seed', value: '5' })).ok, false);

    const worse = await ask(host, 'load', { token: over.slice(0, -12) });
    assert.equal(worse.ok, false);
    assert.equal((await until(host, 0, 'error')).code, 'incomplete');
    assert.equal((await probe(inside[0])).game.token, begun, 'the game at hand stays');

    assert.equal((await ask(host, 'pause')).ok, true);
    assert.equal(await inside[0].evaluate(() => document.activeElement.tagName), 'BODY');
    assert.equal((await ask(host, 'focus')).ok, true);
    assert.equal(await inside[0].evaluate(() => document.activeElement.id), 'canvas');
    assert.deepEqual(host.errors, []);
  });
}

test('P32 what is no command harms nothing, and is answered only if it claims to be one', async () => {
  const { host, inside } = await hosts.open({ frames: [frame('api=1&mode=play&seed=7')] });
  await host.evaluate(() => {
    const to = document.querySelector('iframe').contentWindow;
    for (const strange of [null, undefined, 0, 'load', [], [1], {}, { wargame: 2, type: 'load' }, { type: 'getState' },
      { wargame: '1', type: 'getState' }, new ArrayBuffer(8), new Map([['wargame', 1]])]) to.postMessage(strange, '*');
  });
  for (const [type, fields] of [['eval', { code: 'document.body.remove()' }], ['constructor', {}], ['__proto__', {}], ['toString', {}],
    ['load', {}], ['load', { token: 5 }], ['load', { token: 'x'.repeat(20000) }], ['load', { token: ['a'] }], ['goto', { hour: '1' }],
    ['goto', { hour: 1.5 }], ['goto', { hour: -1 }], ['goto', { hour: 1e9 }], ['goto', { hour: NaN }], ['setOption', { name: 'theme' }],
    ['setOption', { name: {}, value: [] }]]) {
    const answer = await ask(host, type, fields);
    assert.equal(answer.ok, false, type);
    assert.equal(typeof answer.value, 'string');
  }
  await tell(host, 0, { type: 7, id: { a: 1 } });
  const last = await ask(host, 'getState', {});
  assert.equal(last.ok, true);
  const replies = await heard(host, 0, 'reply');
  assert.ok(replies.every((m) => m.id === undefined || typeof m.id === 'string'), 'only plain ids are repeated');
  assert.equal((await probe(inside[0])).game.hour, 0);
  assert.deepEqual(host.errors, []);
});

test('P32 without api=1 nothing is heard; from anybody but the parent nothing is heard', async () => {
  const { host, inside } = await hosts.open({ frames: [frame('mode=play&seed=7'), frame('api=1&mode=play&seed=7'), { src: `${table.home}404.html` }], start: false });
  for (const frame of inside.slice(0, 2)) await frame.waitForSelector('html[data-state="running"]');
  await tell(host, 0, { type: 'load', token: begun, id: 'a' });
  // A sibling: another window, and the origin of the game itself.
  await inside[2].evaluate((token) => parent.frames[1].postMessage({ wargame: 1, type: 'load', token, id: 'b' }, '*'), begun);
  await inside[0].evaluate((token) => parent.frames[1].postMessage({ wargame: 1, type: 'load', token, id: 'c' }, '*'), begun);
  // The game itself is no parent of its own.
  await inside[1].evaluate((token) => window.postMessage({ wargame: 1, type: 'load', token, id: 'd' }, '*'), begun);
  await tell(host, 1, { type: 'getState', id: 'z' });  // heard after all the others
  await host.waitForFunction(() => window.heard.some((m) => m.id === 'z'));
  for (const frame of inside.slice(0, 2)) assert.equal((await probe(frame)).game.hour, 0);
  assert.deepEqual((await host.evaluate(() => window.heard.filter((m) => m.type === 'reply').map((m) => m.id))), ['z']);
});

test('P32 a game goes to a parent that is known, and to nobody else', async () => {
  const own = encodeURIComponent(hosts.origin);
  const asksFor = async (query, how, known) => {
    const { host, inside } = await hosts.open({ frames: [frame(`api=1&mode=play&seed=7&motion=0&${query}`)], ...how });
    await until(host, 0, 'ready');
    const me = playerIn(host, inside[0]);
    if (await me.sees('card.action')) await me.click('card.action');  // of a bad value
    await me.endHour();
    await tell(host, 0, { type: 'getState', id: 1 });
    if (known) for (const type of ['state', 'reply']) await until(host, 0, type);
    else await host.waitForTimeout(1000);
    const types = new Set(await host.evaluate(() => window.heard.map((m) => m.type)));
    assert.ok(types.has('ready') && types.has('resize'), 'what holds no game comes in any case');
    assert.deepEqual(host.errors, []);
    await host.context().close();
    return [types.has('state'), types.has('reply')];
  };
  assert.deepEqual(await asksFor('', {}, true), [true, true], 'by the referrer');
  assert.deepEqual(await asksFor('', { policy: 'no-referrer' }, false), [false, false], 'nobody is known');
  assert.deepEqual(await asksFor(`parent=${own}`, { policy: 'no-referrer' }, true), [true, true], 'by its name');
  assert.deepEqual(await asksFor('parent=https://elsewhere.example', {}, false), [false, false], 'somebody else is named');
  assert.deepEqual(await asksFor('parent=*', { policy: 'no-referrer' }, false), [false, false], 'a bad name is no name');
});

test('P32 in the source a message with a game in it has no way to a star', () => {
  // One place sends, and it refuses what has a token where no parent is known.
  const source = readFileSync(join(root, 'web/page/embed.js'), 'utf8');
  assert.equal(source.match(/\.postMessage\(/g).length, 1);
  assert.match(source, /if \(!framed \|\| \(hasToken && !parent\)\) return;\n\s+window\.parent\.postMessage/);
});

test('P32 the live page: messages arrive, and every command has a button', async () => {
  // So tall that nothing scrolls: a click right after it would meet the frame where it was before.
  const page = await table.open({ path: 'embed-demo.html', start: false, height: 1800 });
  const log = (words) => page.waitForFunction((words) => document.getElementById('log').textContent.includes(words), words);
  await log('game: ready {"ref":"demo","version":1,"game":"tarn"}');
  await page.fill('#token', begun);
  let replies = 0;
  const press = async (name) => {
    await page.click(`button:text-is("${name}")`);
    await page.waitForFunction((n) => document.getElementById('log').textContent.split('game: reply').length > n, ++replies);
  };
  await press('load');
  await log(`game: state {"ref":"demo","token":"${begun}"`);
  await log('"ok":true');
  await page.fill('#hour', '1');
  for (const name of ['goto', 'setOption', 'getState', 'pause', 'focus']) await press(name);
  await page.waitForFunction(() => document.activeElement.tagName === 'IFRAME');
  await page.frames()[1].waitForFunction(() => document.activeElement.id === 'canvas' && document.hasFocus());
  assert.equal((await page.textContent('#log')).match(/"ok":false/), null);
  // ready, resize, state; and six commands with six replies.
  assert.equal((await page.innerText('#latest')).startsWith('15 messages'), true, await page.innerText('#latest'));
  assert.deepEqual(page.errors, []);
  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  assert.doesNotMatch(policy, /unsafe|\*|https?:/);
});
