// tests/web/paper_test.mjs — papers over the canvas: read, printed, saved, copied; by mouse, by keyboard, in a
// sandbox, from disk.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { embedded, running, seat, settled } from './browser.mjs';
import { readPdf } from './pdf.mjs';
import { player } from './player.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const table = await seat();
const stub = await seat({ site: 'stub-site' });
after(async () => { await table.leave(); await stub.leave(); });

const native = (...args) => spawnSync(join(root, 'build/native/wargames'), args, { encoding: 'utf8' }).stdout;
const ended = native('new', '--side', 'none', '--seed', '3', '--hours', '14').trim();
const truth = native('log', ended, '--format', 'csv');
const csvOf = (link, ...more) => native('log', link, '--format', 'csv', ...more);

const isOpen = (page) => page.isVisible('#paper');
const focused = (page) => page.evaluate(() => document.activeElement.id);
const says = (page) => page.textContent('#paper-says');

async function openLog(link, more = {}) {
  const page = await table.open({ path: `#${link}`, ...more });
  await settled(page);
  await player(page).click('print.log');
  assert.ok(await isOpen(page));
  return page;
}

async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#paper-save')]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('P23: the log opens as text over the game, and Escape goes back to where one was', async () => {
  const page = await openLog(ended);
  assert.equal(await focused(page), 'paper-title');
  assert.equal(await page.textContent('#paper h1'), 'Tarn Crossing: order log');
  const rows = await page.locator('#paper table').first().locator('tbody tr').count();
  assert.equal(rows, truth.trim().split('\r\n').length - 1);
  assert.deepEqual(await page.locator('#paper table').first().locator('thead th[scope="col"]').allTextContents(),
    ['Hour', 'Side', 'Unit', 'Order', 'Starts', 'What came of it']);
  assert.equal(await page.locator('#paper tbody tr:not(:has(th[scope="row"]))').count(), 0);
  assert.equal(await page.locator('#paper table:not(:has(caption))').count(), 0);
  await page.keyboard.press('Escape');
  assert.equal(await isOpen(page), false);
  assert.equal(await focused(page), 'canvas');
  assert.deepEqual(page.errors, []);
});

test('P23: by keyboard: from the settings to the log, its buttons by Tab, and back', async () => {
  const page = await table.open({ path: '?seed=11' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('settings');
  for (let i = 0; i < 30 && (await me.look()).focus !== 'print.log'; ++i) await me.press('ArrowDown');
  assert.equal((await me.look()).focus, 'print.log');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#paper:not([hidden])');
  assert.match(await page.textContent('#paper-sheet'), /No order has been given/);
  const reached = [];
  for (let i = 0; i < 4; ++i) {
    await page.keyboard.press('Shift+Tab');
    reached.push(await focused(page));
  }
  assert.deepEqual(reached, ['paper-copy', 'paper-save', 'paper-print', 'paper-close']);
  await page.keyboard.press('Enter');
  assert.equal(await isOpen(page), false);
  assert.equal(await focused(page), 'canvas');
  const chosen = async () => (await me.look()).controls.find((c) => c.name === 'unit.7')?.chosen;
  assert.equal(await chosen(), false);
  await me.press('7');  // the game hears keys again
  assert.equal(await chosen(), true);
  assert.deepEqual(page.errors, []);
});

test('P23: during a game the log has the own side alone; its CSV is the command line\'s to the byte', async () => {
  const page = await table.open({ path: '?seed=11' });
  const me = player(page);
  await me.click('start.begin');
  await me.click('unit.7');
  await me.clickGround('W1');
  await me.endHour();
  await me.click('unit.6');
  await me.clickGround('C4');
  await me.click('settings');
  await me.click('print.log');
  const text = await page.textContent('#paper-sheet');
  assert.match(text, /West Scouts/);
  assert.match(text, /Not played yet/);
  assert.doesNotMatch(text, /1st Tanks|Decoy Group|second echelon/);
  const { name, bytes } = await saved(page);
  assert.equal(name, 'tarn-crossing-seed-11-blue.csv');
  assert.equal(bytes.toString('utf8'), csvOf((await me.game()).token, '--side', 'blue'));
  assert.match(await says(page), /^Saving tarn-crossing-seed-11-blue\.csv/);
});

test('P23: after the game the saved CSV is the truth, and the same bytes are copied', async () => {
  const page = await openLog(ended, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { bytes } = await saved(page);
  assert.ok(bytes.equals(Buffer.from(truth, 'utf8')));
  await page.click('#paper-copy');
  await page.waitForFunction(() => document.getElementById('paper-says').textContent.startsWith('Copied'));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), truth);
  assert.equal(await says(page), `Copied as CSV: ${truth.trim().split('\r\n').length} lines.`);
});

test('P23: a cell that could be a formula is disarmed; words stay words, and a picture stands upright', async () => {
  const page = await stub.open();
  await settled(page);
  await page.evaluate(() => Module._wg_show_paper());
  const { name, bytes } = await saved(page);
  assert.equal(name, 'stub.csv');
  assert.equal(bytes.toString('utf8'), 'What,Sum\r\n\'=1+1,-0.4\r\n"two\nlines","""q"""\r\n');
  assert.equal(await page.textContent('#paper section p'), 'A <b>paragraph</b>.');
  assert.equal(await page.locator('#paper b').count(), 0);
  assert.equal(await page.locator('#paper td.number').textContent(), '-0.4');
  assert.equal(await page.locator('#paper figure').nth(1).textContent(), 'Words insteadNot drawn');
  // A yellow triangle with its top on the left, on blue.
  const at = (x, y) => page.evaluate(([px, py]) => {
    const picture = document.querySelector('#paper img');
    const paper = new OffscreenCanvas(200, 100).getContext('2d');
    paper.drawImage(picture, 0, 0, 200, 100);
    return [...paper.getImageData(px, py, 1, 1).data];
  }, [x, y]);
  assert.equal(await page.getAttribute('#paper img', 'alt'), 'A triangle whose top is on the left');
  assert.deepEqual(await at(42, 26), [255, 200, 0, 255]);
  assert.deepEqual(await at(150, 26), [20, 90, 160, 255]);
  assert.deepEqual(page.errors, []);
});

test('P23: printed, there is the paper alone: all rows, heads on every page, no canvas', async () => {
  for (const format of ['A4', 'Letter']) {
    const page = await openLog(ended);
    await page.keyboard.press('Escape');
    assert.ok(readPdf(await page.pdf({ format })).pictures > 0);  // the game alone prints as its canvas
    await player(page).click('print.log');
    const { pages, pictures } = readPdf(await page.pdf({ format }));
    assert.equal(pictures, 0);
    assert.ok(pages.length > 1);
    assert.ok(pages[0].startsWith('TarnCrossing:orderlog'));
    const whole = pages.join('');
    for (const line of truth.trim().split('\r\n').slice(1)) {
      const [, clock, side, unit, order] = line.split(',');
      assert.ok(whole.includes(`${clock}${side}${unit}${order}`.replaceAll(' ', '')), line);
    }
    assert.ok(pages[1].startsWith('HourSideUnitOrderStartsWhatcameofit'), pages[1].slice(0, 60));
    assert.doesNotMatch(whole, /Backtothegame|CopyCSV/);
    await page.context().close();
  }
});

test('P23: the review on paper has three maps, light whatever the theme, and the orders', async () => {
  const sums = [];
  for (const theme of ['light', 'dark']) {
    const page = await table.open({ path: `?theme=${theme}#${ended}` });
    await settled(page);
    await player(page).click('print.review');
    await page.waitForSelector('#paper:not([hidden])');
    assert.deepEqual(await page.locator('#paper figcaption').allTextContents(),
      ['What Blue believed, 20:00', 'What Red believed, 20:00', 'What was there, 20:00']);
    const sources = await page.locator('#paper img').evaluateAll((all) => all.map((i) => i.src));
    assert.equal(new Set(sources).size, 3);
    sums.push(sources);
    const { pages, pictures } = readPdf(await page.pdf({ format: 'A4' }));
    assert.equal(pictures, 3);
    for (const heading of ['TarnCrossing:review', 'Themapat20:00', 'Whathidingwasworth', 'Questionstodiscuss', 'Orders']) {
      assert.ok(pages.join('').includes(heading), heading);
    }
    await page.keyboard.press('Escape');
    await settled(page);  // the game is drawn again with its own letters
    await player(page).click('print.log');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
  assert.deepEqual(sums[0], sums[1]);
});

test('P23: in a sandboxed frame Copy CSV works, and what the frame may not is said', async () => {
  const { page, frame } = await embedded(table, { sandbox: 'sandbox="allow-scripts"', path: `#${ended}` });
  await settled(frame);
  await player(Object.assign(frame, { mouse: page.mouse, keyboard: page.keyboard })).click('print.log');
  await frame.waitForSelector('#paper:not([hidden])');
  await frame.click('#paper-copy');
  await frame.waitForFunction(() => document.getElementById('paper-says').textContent.startsWith('Copied as CSV'));
  await frame.evaluate(() => { document.execCommand = () => false; });  // the worst case: by hand
  await frame.click('#paper-copy');
  await frame.waitForSelector('#paper-by-hand:not([hidden])');
  const selected = await frame.evaluate(() => {
    const field = document.activeElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  assert.equal(selected.replaceAll('\n', '\r\n'), truth);  // a field keeps bare line feeds
  assert.match(await says(frame), /selected below/);
  await frame.click('#paper-print');
  assert.match(await says(frame), /may not print/);
  await frame.click('#paper-save');
  assert.match(await says(frame), /use Copy CSV/);
  assert.deepEqual(page.errors.filter((e) => !/sandboxed|disallowed|Permissions|permissions policy/i.test(e)), []);
});

test('P23: from disk the log opens and is saved', async () => {
  const page = await table.open({ start: false });
  await page.goto(pathToFileURL(join(root, 'build/web/site/index.html')).href + `#${ended}`);
  await running(page);
  await settled(page);
  await player(page).click('print.log');
  assert.ok((await saved(page)).bytes.equals(Buffer.from(truth, 'utf8')));
  assert.deepEqual(page.errors, []);
});
