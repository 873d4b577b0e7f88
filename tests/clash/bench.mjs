// tests/clash/bench.mjs — nanoseconds a draw resolved and a fight previewed: natively, as WebAssembly in Node, and in
// plain JavaScript, in turn on the same machine. A benchmark, no test.
//   node tests/clash/bench.mjs [ROUNDS]
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, preview, resolve, sweptFights } from './plain.mjs';

const build = join(dirname(fileURLToPath(import.meta.url)), '../../build');
const kTimes = 20, kDrawsApart = 50, kRuns = 201, kWork = ['resolve', 'preview', 'preview from the units'];

// As tools/clash_bench.cpp does it: the same fights, as often, with the same sums.
function plainly() {
  const fights = sweptFights(), prepared = fights.map(prepare), times = {};
  const time = (what, pieces, work) => {
    const ns = [];
    let sum = 0;
    for (let run = 0; run < kRuns; ++run) {
      const from = process.hrtime.bigint();
      sum += work();
      ns.push(Number(process.hrtime.bigint() - from) / pieces);
    }
    ns.sort((a, b) => a - b);
    times[what] = { best: ns[0], median: ns[kRuns >> 1], sum };
  };
  time('resolve', fights.length * 1000 / kDrawsApart, () => {
    let sum = 0;
    for (let draw = 0; draw < 1000; draw += kDrawsApart) {
      for (const p of prepared) {
        const o = resolve(p, draw);
        sum += o.lostDefender + (o.faltered ? 1 : 0);
      }
    }
    return sum;
  });
  const tell = (v) => v.lostDefender[1] + v.down + v.falters;
  time('preview', fights.length * kTimes, () => {
    let sum = 0;
    for (let n = 0; n < kTimes; ++n) for (const p of prepared) sum += tell(preview(p));
    return sum;
  });
  time('preview from the units', fights.length * kTimes, () => {
    let sum = 0;
    for (let n = 0; n < kTimes; ++n) for (const fight of fights) sum += tell(preview(prepare(fight)));
    return sum;
  });
  return times;
}

function told(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, [...args, 'bench', '--clash'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return Object.fromEntries([...stdout.matchAll(/^clash: (.+) ([\d.]+) ns, median ([\d.]+) .*sum (-?\d+)\)$/gm)]
    .map(([, what, best, median, sum]) => [what, { best: Number(best), median: Number(median), sum: Number(sum) }]));
}

// Each way in a process of its own: what one warms up or throws away is no other's.
if (process.argv[2] === '--plain') {
  console.log(JSON.stringify(plainly()));
} else {
  const ways = {
    native: () => told(join(build, 'native/wargames')),
    wasm: () => told(process.execPath, join(process.env.WARGAMES_WEB ?? join(build, 'web/wargames.js'))),
    JavaScript: () => JSON.parse(spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--plain'], { encoding: 'utf8' }).stdout),
  };
  const rounds = Array.from({ length: Number(process.argv[2] ?? 3) }, () =>
    Object.fromEntries(Object.entries(ways).map(([way, measure]) => [way, measure()])));
  const middle = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
  const row = (...cells) => console.log(cells.map((cell, i) => i === 0 ? cell.padEnd(24) : cell.padStart(18)).join(''));
  row('ns, best (median)', ...Object.keys(ways), 'wasm / JavaScript');
  for (const what of kWork) {
    const sums = new Set(rounds.flatMap((round) => Object.values(round).map((times) => times[what].sum)));
    if (sums.size !== 1) throw new Error(`${what}: not the same work: ${[...sums].join(', ')}`);
    const best = (way) => Math.min(...rounds.map((round) => round[way][what].best));
    const median = (way) => middle(rounds.map((round) => round[way][what].median));
    row(what, ...Object.keys(ways).map((way) => `${best(way).toFixed(1)} (${median(way).toFixed(1)})`),
      `${(best('wasm') / best('JavaScript')).toFixed(2)} (${(median('wasm') / median('JavaScript')).toFixed(2)})`);
  }
}
