// tests/cli/unpack_test.mjs — what xz packs, web/page/unpack.js unpacks to the byte; what is cut or changed
// ends, in time and within its bounds.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const kLiteral = 4;  // as tools/bundle.mjs packs
const source = readFileSync(new URL('../../web/page/unpack.js', import.meta.url), 'utf8');
const unpack = vm.runInNewContext(`const parts = { literal: ${kLiteral} };\n${source}\nunpack`);

function packed(bytes) {
  const { status, stdout } = spawnSync('xz', ['--format=raw', `--lzma1=preset=9e,dict=4MiB,nice=273,lc=${kLiteral},lp=0,pb=0`, '-c'],
                                       { input: bytes, maxBuffer: 1 << 26 });
  assert.equal(status, 0);
  return new Uint8Array(stdout);
}

// A generator of our own, so that a failure comes again.
function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
}
function samples() {
  const dice = random(7);
  const noise = Uint8Array.from({ length: 70_000 }, () => dice(256));
  const letters = Uint8Array.from({ length: 50_000 }, () => 97 + dice(3));
  const far = new Uint8Array(3_000_000);  // the same noise again, nearly three million bytes later
  far.set(noise, 0);
  far.set(noise, far.length - noise.length);
  const repeats = new Uint8Array(40_000);  // short distances that come again, in turns
  for (let i = 0; i < repeats.length; ++i) repeats[i] = i < 40 ? dice(256) : repeats[i - [3, 7, 11, 40][dice(40) % 4]];
  return {
    'one byte': Uint8Array.of(200), 'zeros': new Uint8Array(100_000), 'noise': noise, 'letters': letters,
    'far back': far, 'repeats': repeats, 'this test': new Uint8Array(readFileSync(new URL(import.meta.url))),
  };
}

for (const [name, bytes] of Object.entries(samples())) {
  test(`unpack: ${name}`, () => {
    const out = unpack(packed(bytes), bytes.length);
    assert.equal(Buffer.compare(Buffer.from(out), Buffer.from(bytes)), 0);
  });
}

test('unpack: what was cut or changed gives other bytes or a refusal, never more than asked for', () => {
  const bytes = samples()['this test'], small = packed(bytes);
  const dice = random(11);
  for (let i = 0; i < 300; ++i) {
    const hurt = small.slice(0, i % 3 ? small.length : dice(small.length));
    if (hurt.length) hurt[dice(hurt.length)] ^= 1 + dice(255);
    try {
      assert.equal(unpack(hurt, bytes.length).length, bytes.length);
    } catch (e) {
      assert.equal(e.message, 'packed wrongly');
    }
  }
});
