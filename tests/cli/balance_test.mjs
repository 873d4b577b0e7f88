// balance_test.mjs — the balance tables on the command line: the published file is what the program
// prints, its figures are where they should be, shards merge exactly, mistakes are named.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const program = process.env.WARGAMES ?? join(root, 'build', 'native', 'wargames');
const run = (...args) => spawnSync(program, ['balance', ...args], {encoding: 'utf8', maxBuffer: 1 << 24});
const folder = mkdtempSync(join(tmpdir(), 'balance-'));
after(() => rmSync(folder, {recursive: true}));

const published = readFileSync(join(root, 'assets', 'balance.json'), 'utf8');
const tables = Object.fromEntries(JSON.parse(published).tables.map((t) => [t.id, t]));
// Percent, or points.
const cell = (table, row, column) => {
  const t = tables[table];
  const line = t.rows.find((r) => r.label === row) ?? assert.fail(`no row "${row}" in ${table}`);
  const at = t.columns.indexOf(column);
  assert.ok(at >= 0, `no column "${column}" in ${table}`);
  const {share, difference} = line.cells[at];
  return (share ?? difference) / 100;
};
const between = (value, low, high) => assert.ok(low <= value && value <= high, `${value} is not within ${low} to ${high}`);

test('the published tables are what the program prints for their seed', () => {
  const {seed, games} = JSON.parse(published);
  assert.equal(games, 10_000);
  const {status, stdout} = run('--seed', String(seed), '--games', String(games), '--format', 'json');
  assert.equal(status, 0);
  assert.equal(stdout, published, 'make it anew: build/native/wargames balance --format json > assets/balance.json');
});

test('S55 in 10,000 games a pairing the strategies do what the source says of them', () => {
  between(cell('strategies', 'The doctrinal defender', 'The commander'), 45, 57);
  between(cell('strategies', 'The doctrinal defender', 'Feint and mass'), 45, 57);
  const feint = 100 - cell('strategies', 'The commander', 'Feint and mass');
  const plain = 100 - cell('strategies', 'The commander', 'Mass, no feint');
  between(feint, 62, 71);
  between(plain, 51, 59);
  assert.ok(feint - plain >= 5);
  // Naive play loses: each strategy against the commander of the other side.
  for (const blue of ['Static defender', 'Turtle', 'Nobody']) assert.ok(cell('strategies', blue, 'The commander') < 27, blue);
  for (const red of ['Spread over roads', 'All in one road']) assert.ok(100 - cell('strategies', 'The commander', red) < 27, red);
});

test('S56 the payoff of the feint is real against a commander, and nothing against one that sees everything', () => {
  for (const defender of ['The commander', 'The doctrinal defender']) {
    const row = tables.feint.rows.find((r) => r.label === defender);
    assert.ok(row.cells[2].low > 500, defender);
    between(cell('feint', `${defender}, seeing everything`, 'Payoff'), -1, 1);
  }
  assert.ok(cell('all_seeing', 'The commander against the commander', 'Blue sees everything') > 80);
});

test('S57 spotted artillery is worth more than unspotted, unspotted more than none', () => {
  for (const column of ['Against the commander', 'Against feint and mass']) {
    const [all, unwatched, silent] = ['As the rules have it', "Blue's fire never watched", "Blue's battery silent"].map((row) => cell('artillery', row, column));
    assert.ok(all > unwatched + 2 && unwatched > silent + 2, column);
    const [red, blind, none] = ['As the rules have it', "Red's fire never watched", "Red's battery silent"].map((row) => cell('artillery', row, column));
    assert.ok(red < blind - 2 && blind < none - 2, column);
  }
});

test('S58 the slider moves the two commanders by 12 to 18 points at either end, evenly', () => {
  const at = tables.slider.rows.map((_, i) => cell('slider', String(i), 'Blue holds'));
  assert.equal(at.length, 11);
  between(at[0] - at[5], 12, 18);
  between(at[5] - at[10], 12, 18);
  for (let i = 1; i <= 10; ++i) {
    const step = at[i - 1] - at[i];
    assert.ok(step > 0 && step <= 5, `step to ${i}: ${step}`);
    assert.ok(Math.abs(cell('slider', String(i), 'Step') + step) < 0.02);
  }
});

test('every figure has its standard error, and an interval around it', () => {
  for (const {rows} of Object.values(tables)) {
    for (const {cells} of rows) {
      for (const c of cells.filter(Boolean)) {
        const value = c.share ?? c.difference;
        assert.ok(c.low <= value && value <= c.high);
        if (c.share === undefined) continue;
        const p = c.share / 10_000;
        assert.ok(Math.abs(c.error / 10_000 - Math.sqrt(p * (1 - p) / 10_000)) < 0.0001);
      }
    }
  }
});

test('seven shards merge to the very bytes of one run, in every format', () => {
  const same = ['--games', '101', '--seed', '5'];
  const files = [1, 2, 3, 4, 5, 6, 7].map((i) => {
    const {status, stdout} = run(...same, '--shard', `${i}/7`);
    assert.equal(status, 0);
    const file = join(folder, `shard-${i}.csv`);
    writeFileSync(file, stdout);
    return file;
  });
  for (const format of ['markdown', 'json', 'csv', 'counts']) {
    const merged = run('merge', ...[...files].reverse(), '--format', format);
    assert.equal(merged.status, 0, merged.stderr);
    assert.equal(merged.stdout, run(...same, '--format', format).stdout);
    assert.ok(merged.stdout.length > 1000);
  }
  // Merged counts are counts: they merge again.
  const whole = join(folder, 'whole.csv');
  writeFileSync(whole, run('merge', ...files, '--format', 'counts').stdout);
  assert.equal(run('merge', whole, '--format', 'json').stdout, run(...same, '--format', 'json').stdout);

  const wrong = (why, ...paths) => {
    const {status, stderr, stdout} = run('merge', ...paths);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, why);
  };
  wrong(/shard 3 of 7 is missing/, ...files.filter((_, i) => i !== 2));
  wrong(/shard-2\.csv is shard 2, and so is .*shard-2\.csv/, files[1], files[1]);
  const mended = (name, change) => {
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(files[0], 'utf8')));
    return file;
  };
  wrong(/other\.csv belongs to another run than .*shard-2\.csv/, files[1], mended('other.csv', (t) => t.replace('seed,5', 'seed,6')));
  wrong(/rules\.csv, line 1: its rules are tarn9, these are tarn1/, mended('rules.csv', (t) => t.replace('tarn1', 'tarn9')));
  wrong(/cut\.csv, line 40: "held .*," is expected here/, mended('cut.csv', (t) => t.split('\n').slice(0, 39).join('\n') + '\n'));
  wrong(/number\.csv, line 6: "played" takes a whole number, not "15x"/, mended('number.csv', (t) => t.replace('played,15', 'played,15x')));
  wrong(/few\.csv, line 6: a shard of this size has 15 games/, mended('few.csv', (t) => t.replace('played,15', 'played,14')));
  wrong(/many\.csv, line 7: there cannot be more than 15/, mended('many.csv', (t) => t.replace(/^held (.*),\d+$/m, 'held $1,16')));
  wrong(/more\.csv, line \d+: nothing is expected after the counts/, mended('more.csv', (t) => t + 'and more\n'));
  wrong(/tables\.csv, line \d+: names tables that there are not: strange/, mended('tables.csv', (t) => t.replace(/^tables,.*$/m, 'tables,strange')));
  wrong(/nothing\.csv: cannot be read/, join(folder, 'nothing.csv'));
  wrong(/takes the files of all shards/);
});

test('whatever is done to a shard\'s file, it is merged or its fault is named', () => {
  const good = run('--games', '20', '--tables', 'delay', '--shard', '1/1').stdout;
  const file = join(folder, 'mutated.csv');
  let state = 1;
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  let refused = 0;
  for (let i = 0; i < 300; ++i) {
    let text = Buffer.from(good, 'latin1');
    for (let k = below(4); k >= 0; --k) {
      const at = below(text.length);
      const what = below(3);
      if (what === 0) text[at] = below(256);
      else if (what === 1) text = Buffer.concat([text.subarray(0, at), text.subarray(at + below(30))]);
      else text = Buffer.concat([text.subarray(0, at), Buffer.from('9'.repeat(below(30))), text.subarray(at)]);
    }
    writeFileSync(file, text);
    const {status, stderr} = run('merge', file);
    assert.ok(status === 0 || status === 2, `status ${status} for ${JSON.stringify(text.toString('latin1'))}`);
    if (status === 2) assert.match(stderr, /^wargames: .*mutated\.csv.*\n$|shard \d+ of \d+ is missing/s), ++refused;
  }
  assert.ok(refused > 200);
});

test('a part of the tables, in fewer games', () => {
  const csv = run('--tables', 'feint,slider', '--games', '50', '--format', 'csv').stdout;
  const lines = csv.trim().split('\r\n');
  assert.equal(lines.length, 1 + 4 * 3 + 11 * 2 - 1);
  assert.ok(lines.slice(1).every((l) => /^(feint|slider),/.test(l) && l.endsWith(',50')));
});

test('a mistake is named', () => {
  const cases = [
    [['--games', '0'], /--games takes a whole number from 1 to 10000000, not "0"/],
    [['--tables', 'colours'], /--tables takes some of strategies,.*, not "colours"/],
    [['--shard', '8/7'], /--shard takes a fraction from 1\/N to N\/N, N not above the games, not "8\/7"/],
    [['--shard', '1/7', '--games', '3'], /N not above the games/],
    [['--shard', '1/2', '--format', 'json'], /a shard has counts only/],
    [['--format', 'pdf'], /--format is one of markdown, json, csv, counts, not "pdf"/],
    [['now'], /balance takes options or merge, not "now"/],
    [['merge', 'a.csv', '--seed', '2'], /the rest stands in the files/],
  ];
  for (const [args, wanted] of cases) {
    const {status, stderr, stdout} = run(...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, wanted);
    assert.equal(stdout, '');
  }
});
