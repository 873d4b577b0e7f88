// cli_test.mjs — the command line: what it prints, what it refuses, and the games worth keeping.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const program = process.env.WARGAMES ?? join(root, 'build', 'native', 'wargames');
const run = (...args) => {
  const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8'});
  return {status, stdout, stderr};
};
const made = (...args) => run('new', ...args).stdout.trim();

test('without a command it says how it is used', () => {
  const {status, stderr} = run();
  assert.equal(status, 2);
  for (const command of ['replay', 'review', 'log', 'bench', 'duel', 'balance', 'new', 'facts', 'war-new', 'war-published', 'clash-new']) assert.match(stderr, new RegExp(`^  ${command} `, 'm'));
});

test('a mistake is named: which option, what it takes, what it got', () => {
  const cases = [
    [['new', '--balance', '11'], /--balance takes a whole number from 0 to 10, not "11"/],
    [['new', '--balance', '5x'], /--balance takes a whole number from 0 to 10, not "5x"/],
    [['new', '--side', 'pink'], /--side is one of blue, red, both, none, not "pink"/],
    [['new', '--seed'], /--seed needs a value/],
    [['new', '--colour', 'red'], /there is no option --colour/],
    [['new', '--opponent', 'doctrinal'],
      /--opponent is one of spread, all-in, commander, mass, feint-and-mass, all-seeing, person, not "doctrinal"/],
    [['new', '--side', 'red', '--opponent', 'spread'],
      /--opponent is one of idle, turtle, static, guess, commander, doctrinal, all-seeing, person, not "spread"/],
    [['new', '--side', 'none', '--opponent', 'nobody'], /--opponent is one of idle, .* for Blue; spread, .*, not "nobody"/],
    [['new', '--side', 'both', '--opponent', 'commander'], /--opponent has no seat to take where both sides are people/],
    [['new', 'blue'], /takes options only, not "blue"/],
    [['replay'], /replay takes one token or link/],
    [['log'], /log takes one token or link/],
    [['log', 'hello'], /There is no game in this link/],
    [['log', 'hello', '--format', 'pdf'], /--format is one of markdown, csv, not "pdf"/],
    [['log', 'hello', '--side', 'grey'], /--side is one of blue, red, truth, not "grey"/],
    [['replay', 'hello'], /There is no game in this link/],
    [['duel', '--ratio', '3,5'], /--ratio takes a number such as 2\.5, from 0\.1 to 20, not "3,5"/],
    [['duel', '--ratio', '0'], /--ratio takes a number/],
    [['duel', '--posture', 'lying'], /--posture is one of prepared, hasty, open, not "lying"/],
    [['facts', 'all'], /facts takes nothing, not "all"/],
    [['bench', 'fast'], /bench takes --quick, --clash or nothing, not "fast"/],
  ];
  for (const [args, wanted] of cases) {
    const {status, stderr, stdout} = run(...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, wanted);
    assert.equal(stdout, '');
  }
});

test('S54 a review: moments in the order of the hours, shares that agree with the sentence, the same twice', () => {
  const link = made('--side', 'none', '--seed', '3', '--hours', '14');
  const told = run('review', link, '--pairs', '300');
  assert.equal(told.status, 0, told.stderr);
  assert.equal(run('review', link, '--pairs', '300').stdout, told.stdout);
  const hours = [...told.stdout.matchAll(/^(\d\d):00  \S/gm)].map((m) => Number(m[1]));
  assert.ok(hours.length >= 4);
  assert.deepEqual(hours, [...hours].sort((a, b) => a - b));
  assert.match(told.stdout, /^08:00  Red sends its second echelon down the (West|Centre|East) road\.$/m);
  for (const side of ['Blue', 'Red']) {
    const said = told.stdout.slice(told.stdout.indexOf(`\n${side}, 300 pairs of reruns`));
    const shares = [...said.matchAll(/wins ([\d.]+) % against/g)].slice(0, 2).map((m) => Number(m[1]));
    const points = Number(said.match(/worth about ([\d.]+) points/)?.[1]);
    assert.ok(Math.abs(shares[0] - shares[1] - points) < 0.11, said);  // both shares are rounded
  }
  assert.match(run('review', link, '--pairs', '0').stderr, /--pairs takes a whole number from 1 to/);
  assert.match(run('review').stderr, /review takes one token or link/);
});

test('S28, S36: the trials of the source', () => {
  // Ten thousand trials have a standard error of half a point; the source says 55.3 %.
  const trials = run('duel', '--ratio', '3', '--trials', '10000').stdout;
  const held = Number(trials.match(/holds (\d+\.\d+) %/)[1]);
  assert.ok(Math.abs(held - 55.3) <= 1.0, trials);
  assert.match(trials, /k = 9\.000, breaks even at 3\.0 : 1/);
  assert.match(run('duel', '--posture', 'hasty').stdout, /k = 6\.250, breaks even at 2\.5 : 1/);
  assert.match(run('duel', '--balance', '0').stdout, /k = 14\.495, breaks even at 3\.8 : 1/);
  assert.match(run('duel', '--balance', '10').stdout, /k = 5\.588, breaks even at 2\.4 : 1/);
});

test('S38, S59: the balance and everything else of a game is in its link', () => {
  const link = made('--side', 'none', '--seed', '77', '--balance', '3', '--opponent', 'all-seeing', '--hours', '14');
  const {status, stdout} = run('replay', `https://example.org/play/#${link}`);
  assert.equal(status, 0);
  assert.match(stdout, /seed 77, balance 3\. Blue: the all-seeing commander\. Red: the all-seeing commander\./);
  assert.equal(stdout.match(/digest [0-9a-f]{16}/g).length, stdout.match(/^\d\d:00 to \d\d:00$/gm).length);
});

test('P31: every opponent can be asked for, and sits in the link', () => {
  const names = {
    blue: {commander: 'the commander', 'all-seeing': 'the all-seeing commander', 'feint-and-mass': 'feint and mass',
      mass: 'mass, no feint', spread: 'spread over roads', 'all-in': 'all in one road'},
    red: {commander: 'the commander', 'all-seeing': 'the all-seeing commander', doctrinal: 'the doctrinal defender',
      static: 'static defender', turtle: 'turtle', guess: 'guesser', idle: 'nobody'},
  };
  for (const [side, opponents] of Object.entries(names))
    for (const [name, said] of Object.entries(opponents)) {
      const {stdout} = run('replay', made('--side', side, '--opponent', name));
      const rival = side === 'blue' ? 'Red' : 'Blue';
      assert.ok(stdout.split('\n')[0].includes(`${rival}: ${said}.`), stdout);
    }
});

test('P23: the order log of a game that is over: both sides, or as one side knew it', () => {
  const link = made('--side', 'none', '--seed', '3', '--hours', '14');
  const sides = (csv) => new Set(csv.trim().split('\r\n').slice(1).map((line) => line.split(',')[2]));
  const truth = run('log', link, '--format', 'csv');
  assert.equal(truth.status, 0);
  assert.deepEqual(sides(truth.stdout), new Set(['Blue', 'Red']));
  assert.deepEqual(sides(run('log', link, '--format', 'csv', '--side', 'red').stdout), new Set(['Red']));
  assert.match(truth.stdout, /^Hour,Clock,Side,Unit,Order,Starts,Given by,What came of it\r\n/);
  const words = run('log', link).stdout;
  assert.match(words, /^# Tarn Crossing: order log\n\nSeed 3, balance 5\./);
  assert.match(words, /\| 06:00 \| Red \| 1st Scouts \| in at /);
});

test('P23: before the end only the own side has a log, and nobody the truth', () => {
  const link = made('--side', 'blue', '--seed', '3', '--hours', '4');
  assert.equal(run('log', link).status, 0);
  assert.doesNotMatch(run('log', link).stdout, /1st Tanks|second echelon/);
  for (const side of ['red', 'truth']) {
    const { status, stdout, stderr } = run('log', link, '--side', side);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, /the game is not over/);
  }
});

test('a damaged link is named and plays nothing', () => {
  const link = made('--hours', '3');
  assert.match(run('replay', link.slice(0, -3)).stderr, /incomplete: \d+ of \d+ characters/);
  const altered = link.slice(0, 12) + (link[12] === 'x' ? 'y' : 'x') + link.slice(13);
  assert.match(run('replay', altered).stderr, /altered/);
});

test('links once published play the same game to the same end', () => {
  for (const game of ['tarn', 'war', 'clash']) {
    const lines = readFileSync(join(root, 'tests', 'links', `${game}.txt`), 'utf8').trim().split('\n');
    assert.ok(lines.length >= 3);
    for (const line of lines) {
      const [link, digest] = line.split(' ');
      const {status, stdout} = run('replay', link);
      assert.equal(status, 0, link);
      assert.equal(stdout.match(/digest ([0-9a-f]{16})/g).at(-1), `digest ${digest}`);
    }
  }
});

test('a game in words, as each side and the umpire hear it, has not changed unnoticed', () => {
  const folder = join(root, 'tests', 'transcripts');
  const files = readdirSync(folder).filter((f) => f.endsWith('.txt'));
  assert.ok(files.length >= 4);
  for (const file of files) {
    const [first, ...rest] = readFileSync(join(folder, file), 'utf8').split('\n');
    const side = file.match(/-(blue|red|truth)\.txt$/)[1];
    assert.equal(run('replay', first, '--side', side).stdout, rest.join('\n'), file);
  }
});

test('the Game of War: the published game in its notation, new games by name, and mistakes named', () => {
  const battle = run('war-published', 'battle').stdout.trim();
  const {status, stdout} = run('replay', battle);
  assert.equal(status, 0);
  for (const attack of ['xG12#', 'xH13#', 'xH18#', 'xJ13#', 'xI13#', 'xJ16#', 'xI17#', 'xI18#']) assert.ok(stdout.includes(attack), attack);
  for (const totals of ['23 : 18', '35 : 29', '22 : 20', '38 : 34', '38 : 35', '43 : 35', '43 : 31', '26 : 21']) assert.ok(stdout.includes(totals), totals);
  assert.match(stdout, /The game stands at turn 49, North to move\./);
  assert.match(run('replay', run('war-published', 'opening').stdout.trim()).stdout, /6N R3-T3\* /);
  const made = run('war-new', '--north', 'person', '--south', 'hard', '--deploy-north', 'rio', '--first', 'south', '--seed', '7');
  assert.match(run('replay', made.stdout.trim()).stdout, /^Two Arsenals, seed 7\. North: Person\. South: Computer, hard\.\n  North I F9 F10 .*\n  South I K15 /);
  assert.match(run('replay', `look: https://a.example/?game=war#${battle}`).stdout, /xG12#/);
  const cases = [
    [['war-new', '--south', 'esy'], /--south is one of person, easy, middle, hard, not "esy"/],
    [['war-new', 'x'], /war-new takes options only, not "x"/],
    [['war-published'], /war-published takes opening/],
    [['war-published', 'middle'], /war-published takes opening/],
    [['replay', battle.slice(0, 60)], /incomplete/],
    [['replay', battle.replace('KgAB', 'KgAC').replace('xqNZ', 'xqNa')], /altered/],
  ];
  for (const [args, wanted] of cases) {
    const got = run(...args);
    assert.equal(got.status, 2, args.join(' '));
    assert.match(got.stderr, wanted);
    assert.equal(got.stdout, '');
  }
});

test('The Clash: a game order by order, as the umpire or one side hears it; new games by name, and mistakes named', () => {
  const links = readFileSync(join(root, 'tests', 'links', 'clash.txt'), 'utf8').trim().split('\n').map((line) => line.split(' ')[0]);
  const all = run('replay', links[0]).stdout, blue = run('replay', links[0], '--side', 'blue').stdout;
  assert.match(all, /^The Clash: Belvoir Gap, seed \d+\. Blue: .*\. Red: .*\.\n  digest /);
  assert.equal(all.match(/digest /g).length, blue.match(/digest /g).length);
  // What Red orders is not told to Blue.
  assert.ok(all.match(/^Round \d+, Red: ./gm).length > 0);
  assert.equal(blue.match(/^Round \d+, Red: ./gm), null);
  assert.deepEqual(blue.match(/^Round \d+, Blue: .*/gm), all.match(/^Round \d+, Blue: .*/gm));
  const made = run('clash-new', '--blue', 'hard', '--red', 'person', '--battle', 'lesson-guns', '--fog', '0', '--seed', '7').stdout.trim();
  assert.match(run('replay', made).stdout, /seed 7\. Blue: .*hard.*\. Red: Person\./);
  const cases = [
    [['clash-new', '--red', 'esy'], /--red is one of middle, person, easy, hard, not "esy"/],
    [['clash-new', '--battle', 'x'], /--battle is one of belvoir-gap, lesson-panel, lesson-guns, lesson-road, not "x"/],
    [['clash-new', 'x'], /clash-new takes options only, not "x"/],
    [['replay', links[0].slice(0, 60)], /incomplete/],
  ];
  for (const [args, wanted] of cases) {
    const got = run(...args);
    assert.equal(got.status, 2, args.join(' '));
    assert.match(got.stderr, wanted);
    assert.equal(got.stdout, '');
  }
});

test('The Clash: matches and metrics of two games, the same twice but for the clock; a scenario file’s mistake is named', () => {
  const untimed = (text) => text.replace(/^[ab]: [\d.]+ ms a turn.*$/gm, '');
  const match = run('clash-match', '--games', '2', '--a', 'easy', '--b', 'hard');
  assert.equal(match.status, 0, match.stderr);
  assert.match(match.stdout, /^a: easy, b: hard, 2 games\na wins [0-2] \(.*\): as Blue [01] of 1, as Red [01] of 1$/m);
  assert.match(match.stdout, /, 0 refused$/m);
  assert.equal(untimed(run('clash-match', '--games', '2', '--a', 'easy', '--b', 'hard').stdout), untimed(match.stdout));
  const metrics = run('clash-metrics', '--games', '2');
  assert.equal(metrics.status, 0, metrics.stderr);
  // What was shown is kept, always (the design text's metrics 1 and 2).
  assert.match(metrics.stdout, /^ 1 band breaches +0 of [1-9]\d*\n.*: met$/m);
  assert.match(metrics.stdout, /^ 2 monotonicity +0 of [1-9]\d*\n.*: met$/m);
  assert.deepEqual(metrics.stdout.match(/^[ \d]\d (?=[a-z])/gm).map(Number).slice(0, 20), Array.from({length: 20}, (_, i) => i + 1));
  assert.equal(run('clash-metrics', '--games', '2').stdout, metrics.stdout);
  const folder = mkdtempSync(join(tmpdir(), 'wargames-'));
  const file = join(folder, 'gap.txt');
  writeFileSync(file, 'title: Gap\nrounds: many\n');
  for (const command of ['clash-match', 'clash-metrics']) {
    const bad = run(command, '--games', '1', '--scenario', file);
    assert.equal(bad.status, 2);
    assert.match(bad.stderr, /gap\.txt: Line 2, rounds: "many" is no number of rounds; a whole number from 1 to \d+ was expected\.$/m);
    assert.equal(bad.stdout, '');
    const none = run(command, '--games', '1', '--scenario', join(folder, 'none.txt'));
    assert.equal(none.status, 2);
    assert.match(none.stderr, /the file ".*none\.txt" cannot be opened/);
    assert.match(run(command, '--games', '0').stderr, /--games takes a whole number from 1 to/);
  }
});

test('P21: an assignment kept as text gives its link, and a mistake in it is told by file, line and column', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wargames-'));
  const file = (name, text) => { const path = join(folder, name); writeFileSync(path, text); return path; };
  const told = (...args) => run('replay', made(...args)).stdout.split('\n')[0];
  for (const name of readdirSync(join(root, 'assets', 'scenarios'))) {
    const {status} = run('new', '--scenario', join(root, 'assets', 'scenarios', name));
    assert.equal(status, 0, name);
  }
  const bare = file('bare.txt', 'side: red\nbalance: 8\nblue: turtle\n');
  // The same game as the options say it.
  assert.equal(made('--scenario', bare, '--seed', '9'), made('--side', 'red', '--balance', '8', '--opponent', 'turtle', '--seed', '9'));
  assert.match(told('--scenario', bare, '--seed', '9'), /seed 9, balance 8/);
  const seeded = file('seeded.txt', 'seed: 3\n');
  const bad = file('bad.txt', '# x\nbalance: 11\n');
  const cases = [
    [['--scenario', bad], `${bad}:2:10: balance takes a whole number from 0 to 10, not "11"`],
    [['--scenario', join(folder, 'none.txt')], '--scenario cannot open'],
    [['--scenario', bare, '--side', 'blue'], '--side and --scenario say the same thing'],
    [['--scenario', seeded, '--seed', '4'], 'both name a seed'],
  ];
  for (const [args, wanted] of cases) {
    const {status, stderr, stdout} = run('new', ...args);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.ok(stderr.includes(wanted), stderr);
  }
});
