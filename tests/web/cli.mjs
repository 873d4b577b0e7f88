// tests/web/cli.mjs — the same rules on the command line, built natively: what a browser must agree with.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kProgram = join(dirname(fileURLToPath(import.meta.url)), '../../build/native/wargames');

export function native(...args) {
  const { status, stdout, stderr } = spawnSync(kProgram, args, { encoding: 'utf8' });
  assert.equal(status, 0, `wargames ${args.join(' ')}: ${stderr}`);
  return stdout;
}

export const newLink = (...args) => native('new', ...args.map(String)).trim();

// The game of the probe told by the command line: the same state at the end of every hour.
export function sameOnTheCommandLine(game) {
  const told = [...native('replay', game.token).matchAll(/digest ([0-9a-f]{16})/g)].map((m) => m[1]);
  assert.deepEqual(told, game.digests.slice(1));
}
