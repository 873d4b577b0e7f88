// tests/web/embedding_test.mjs — the page inside a frame of somebody else's page.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { embedded, painted, probe, seat } from './browser.mjs';
import { heard, hostServer, playerIn, until } from './host.mjs';

const stub = await seat({ site: 'stub-site' });
const table = await seat();
const hosts = await hostServer(table);
after(async () => {
  hosts.leave();
  await table.leave();
  await stub.leave();
});

test('embedded, the wheel scrolls the page until the game has been clicked', async () => {
  const { page, frame } = await embedded(stub);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus is not taken');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(() => scrollY > 50);
  await page.evaluate(() => scrollTo(0, 0));
  await painted(page);
  await page.mouse.click(600, 400);
  await frame.waitForFunction(() => document.activeElement.id === 'canvas');
  await page.mouse.wheel(0, 120);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test('embedded, Tab passes through the game', async () => {
  const { page } = await embedded(stub);
  await page.click('text=before');
  assert.deepEqual(await walk(page, 'Tab', 'after'), ['IFRAME', 'after']);
  await page.keyboard.press('Shift+Tab');
  await page.waitForFunction(() => document.activeElement.tagName === 'IFRAME');
});

// Which element of which frame has the focus: every key of a walk changes that.
const focus = async (host) => (await Promise.all(host.frames().map((frame) => frame.evaluate(() =>
  document.hasFocus() && [...document.querySelectorAll('*')].indexOf(document.activeElement))))).join();

// Where the focus goes, key by key, until it gets to `last`; each place once.
async function walk(host, key, last) {
  const way = [];
  for (let i = 0; i < 20 && way.at(-1) !== last; ++i) {
    const before = await focus(host);
    await host.keyboard.press(key);
    // The frames are other processes: between two of them the focus is nowhere for a moment.
    for (let tries = 0; (await focus(host)) === before; ++tries) {
      assert.ok(tries < 200, `${key} leads from ${way.at(-1)} to somewhere`);
      await host.waitForTimeout(50);
    }
    await host.waitForFunction(() => document.activeElement !== document.body);
    const at = await host.evaluate(() => document.activeElement.title || document.activeElement.id || document.activeElement.textContent ||
      document.activeElement.tagName);
    if (way.at(-1) !== at) way.push(at);
  }
  return way;
}

function denyStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
  }
}

for (const [how, attributes] of [['no sandbox', ''], ['allow-scripts', 'sandbox="allow-scripts"'],
  ['allow-scripts allow-same-origin', 'sandbox="allow-scripts allow-same-origin"']]) {
  test(`P7 P8 P9 two games on a page of another origin, storage denied, ${how}: both are played, the page stays itself`, async () => {
    const src = `${table.home}?mode=play&seed=7&motion=0`;
    const { host, inside } = await hosts.open({ frames: [{ src, attributes }, { src, attributes }], before: denyStorage });
    const scrolled = () => host.evaluate(() => scrollY);
    assert.equal(await inside[0].evaluate(() => window.origin), attributes.endsWith('scripts"') ? 'null' : table.home.slice(0, -1));
    assert.equal(await host.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus is not taken');

    const at = await host.locator('iframe').first().boundingBox();
    await host.mouse.move(at.x + 200, at.y + 200);
    await host.mouse.wheel(0, 150);
    await host.waitForFunction(() => scrollY >= 100);
    await host.evaluate(() => scrollTo(0, 0));

    await host.click('#note');
    await host.keyboard.type('1 a Enter ?');
    await host.keyboard.press('Enter');
    assert.equal(await host.inputValue('#note'), '1 a Enter ?');

    for (const frame of inside) {
      await frame.locator('#canvas').scrollIntoViewIfNeeded();
      await painted(host);  // a click right after it would meet the frame where it was before
      const me = playerIn(host, frame);
      assert.equal((await me.game()).hour, 0, 'what was typed beside it went elsewhere');
      await me.clickGround('W2');  // one click: it has the keyboard, and something is chosen
      assert.equal(await frame.evaluate(() => document.activeElement.id), 'canvas');
      await me.endHour('mouse');
      await me.endHour('keyboard');
      assert.equal((await me.game()).hour, 2);
    }
    const before = await scrolled();
    await host.mouse.wheel(0, 150);
    await host.waitForTimeout(300);
    assert.equal(await scrolled(), before, 'who has clicked the game turns its wheel');

    await host.focus('#before');
    assert.deepEqual(await walk(host, 'Tab', 'after'), ['note', 'Game 0', 'Game 1', 'after']);
    assert.deepEqual(await walk(host, 'Shift+Tab', 'before'), ['Game 1', 'Game 0', 'note', 'before']);
    await host.click('#note');
    await host.keyboard.type('!');
    assert.equal(await host.inputValue('#note'), '1 a Enter ?!');
    assert.deepEqual(host.errors, []);
    await host.context().close();
  });
}

test('P8 in a frame the browser keeps its own keys, and embed=0 makes it a page that is no guest', async () => {
  const { host, inside } = await hosts.open({ frames: [{ src: `${table.home}?embed=0` }] });
  await inside[0].waitForFunction(() => document.activeElement.id === 'canvas');
  assert.equal(await inside[0].evaluate(() => document.documentElement.classList.contains('framed')), false);
  const prevented = await inside[0].evaluate(() => {
    const keys = [{ key: 'F5' }, { key: 'f', ctrlKey: true }, { key: 'Tab' }, { key: 'c', metaKey: true }];
    return keys.map((k) => !document.getElementById('canvas').dispatchEvent(
      new KeyboardEvent('keydown', { ...k, bubbles: true, cancelable: true })));
  });
  assert.deepEqual(prevented, [false, false, false, false]);
  assert.deepEqual(host.errors, []);
});

test('P7 embed=1 on a page of its own: a guest all the same', async () => {
  const page = await table.open({ path: '?embed=1' });
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  assert.equal(await page.evaluate(() => document.documentElement.classList.contains('framed')), true);
  assert.equal((await probe(page)).screen, 'start');
});

test('P7 how tall it would like to be settles within three messages, at every width', async () => {
  const { host } = await hosts.open({ frames: [{ src: table.home }] });
  // A host that grants whatever is asked for.
  await host.evaluate(() => addEventListener('message', (e) => {
    if (e.data.type === 'resize') document.querySelector('iframe').height = e.data.height;
  }));
  await until(host, 0, 'resize');
  for (const width of [320, 700, 1100, 500]) {
    const before = (await heard(host, 0, 'resize')).length;
    await host.evaluate((w) => { document.querySelector('iframe').width = w; }, width);
    await until(host, 0, 'resize', before + 1);
    await host.waitForTimeout(1500);
    const asked = (await heard(host, 0, 'resize')).slice(before);
    assert.ok(asked.length <= 3, `${width}: ${asked.length}`);
    assert.ok(asked.at(-1).height >= 400 && asked.at(-1).height <= 1000);
  }
});

test('P7 in the text view it asks for the height of its words, and settles once it has it', async () => {
  const { host, inside } = await hosts.open({ frames: [{ src: `${table.home}?view=text&mode=play&seed=7` }], start: false });
  await host.evaluate(() => addEventListener('message', (e) => {
    if (e.data.type === 'resize') document.querySelector('iframe').height = e.data.height;
  }));
  await inside[0].waitForSelector('#leaf-title');
  await host.evaluate(() => { document.querySelector('iframe').width = 640; });
  await until(host, 0, 'resize');
  const room = () => inside[0].evaluate(() => {
    const view = document.getElementById('text');
    return view.scrollHeight - view.clientHeight;
  });
  for (let tries = 0; tries < 200 && (await room()) > 0; ++tries) await host.waitForTimeout(50);
  await host.waitForTimeout(2500);
  const asked = await heard(host, 0, 'resize');
  assert.ok(asked.length <= 3 + 3, `${asked.length}: at its start, and at another width`);
  assert.ok(await room() <= 0, `${await room()} pixels of words are left out`);
});
