// tests/cli/clash_bench_test.mjs — the fights in plain JavaScript are the program's: every golden row, one signature over 20,000
// fights. So what bench.mjs holds against each other is the same work.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { fixedFights, prepare, preview, resolve, signature, sweptFights } from '../clash/plain.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

// tests/clash/golden.h says what stands in a line, and in which order.
function golden() {
  const [, rows] = readFileSync(join(root, 'tests/clash/golden.h'), 'utf8').match(/kGoldenRows = R"\(\n([^)]*)\)"/);
  return rows.trim().split('\n').map((line) => {
    const numbers = line.split(' ').map(Number);
    const next = () => numbers.shift(), many = (n, make = next) => Array.from({ length: n }, make);
    const unit = () => ({ type: next(), grade: next(), posture: next(), strength: next(), disorder: next(), dug: next(), supply: next() });
    const row = next(), lead = unit(), defender = unit(), supporters = many(next(), unit);
    const context = { terrain: next(), works: next(), ownCity: !!next(), others: next(), flankers: next(), defenderEncircled: !!next(),
      attackerEncircled: false, river: !!next(), uphill: !!next(), bombards: !!next() };
    const parts = many(1 + supporters.length);
    const [rawAttack, rawDefence, attackMods, defenceMods, attack, defence, volatility, resolveDefender, resolveAttacker] = many(9);
    const lostDefender = many(3), lostAttacker = many(3), [breaks, destroys, down, falters, dies] = many(5);
    const draws = many(next(), () => {
      const [draw, swing, a, d, share, lost, own] = many(7);
      const [brokeDefender, destroyedDefender, faltered, destroyedAttacker] = many(4, () => !!next());
      return [draw, { swing, attack: a, defence: d, share, lostDefender: lost, lostAttacker: own, brokeDefender, destroyedDefender, faltered, destroyedAttacker }];
    });
    assert.equal(numbers.length, 0, `row ${row}`);
    return { row, fight: { lead, supporters, defender, context }, draws,
      prepared: { parts, rawAttack, rawDefence, attackMods, defenceMods, attack, defence, volatility, resolveDefender, resolveAttacker },
      previewed: { lostDefender, lostAttacker, breaks, destroys, down, falters, dies } };
  });
}

test('rows 20 to 80 in plain JavaScript: every number of 61 fights, and of 267 draws', () => {
  let fights = 0, draws = 0;
  for (const { row, fight, prepared, previewed, draws: rows } of golden()) {
    const p = prepare(fight);
    for (const [name, value] of Object.entries(prepared)) assert.deepEqual(p[name], value, `row ${row}: ${name}`);
    assert.deepEqual(preview(p), previewed, `row ${row}`);
    for (const [draw, outcome] of rows) {
      assert.deepEqual(resolve(p, draw), outcome, `row ${row}, draw ${draw}`);
      ++draws;
    }
    ++fights;
  }
  assert.deepEqual([fights, draws], [61, 267]);
});

test('20,000 fights drawn by lot: plain JavaScript and the program have one signature', () => {
  const { stdout } = spawnSync(join(root, 'build/native/wargames'), ['bench', '--quick'], { encoding: 'utf8' });
  const [, fights, theirs] = stdout.match(/^clash: (\d+) fights, 160000 draws\nsignature ([0-9a-f]{16})$/m);
  assert.equal(fights, '20000');
  assert.equal(signature(fixedFights(20_000)), theirs);
  assert.notEqual(signature(fixedFights(19_999)), theirs);
});

test('the fights that are timed are the 3,456 of the sweep', () => {
  const fights = sweptFights();
  assert.equal(new Set(fights.map((fight) => JSON.stringify(fight))).size, 3456);
});
