// tests/web/qr.mjs — reads a QR code of level M, versions 1 to 15, by the standard (ISO/IEC 18004),
// without the generator's help: what a telephone would read, error-correcting words checked.
import assert from 'node:assert/strict';

// By version: error-correcting words of a block, then blocks and their data words, the shorter first.
const kBlocks = [null, [10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 32], [24, 2, 43], [16, 4, 27], [18, 4, 31],
  [22, 2, 38, 2, 39], [22, 3, 36, 2, 37], [26, 4, 43, 1, 44], [30, 1, 50, 4, 51], [22, 6, 36, 2, 37],
  [22, 8, 37, 1, 38], [24, 4, 40, 5, 41], [24, 5, 41, 5, 42]];
const kCentres = [null, [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
  [6, 30, 54], [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70]];
const kMasks = [(y, x) => (y + x) % 2, (y) => y % 2, (y, x) => x % 3, (y, x) => (y + x) % 3,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2, (y, x) => ((y * x) % 2) + ((y * x) % 3),
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2, (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2];

function isFixed(version, n) {
  const fixed = Array.from({ length: n }, () => Array(n).fill(false));
  const block = (y, x, h, w) => { for (let i = 0; i < h; ++i) for (let j = 0; j < w; ++j) fixed[y + i][x + j] = true; };
  block(0, 0, 9, 9);
  block(0, n - 8, 9, 8);
  block(n - 8, 0, 8, 9);
  block(6, 0, 1, n);
  block(0, 6, n, 1);
  const centres = kCentres[version];
  for (const y of centres) {
    for (const x of centres) {
      const corner = [[6, 6], [6, n - 7], [n - 7, 6]].some(([cy, cx]) => cy === y && cx === x);
      if (!corner) block(y - 2, x - 2, 5, 5);
    }
  }
  if (version >= 7) {
    block(0, n - 11, 6, 3);
    block(n - 11, 0, 3, 6);
  }
  return fixed;
}

function words(dark, fixed, n, mask) {
  const bits = [];
  let up = true;
  for (let right = n - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < n; ++i) {
      const y = up ? n - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (!fixed[y][x]) bits.push(dark[y][x] !== (kMasks[mask](y, x) === 0) ? 1 : 0);
      }
    }
    up = !up;
  }
  return Array.from({ length: bits.length >> 3 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0));
}

// The words of a block, as a polynomial over GF(256), vanish at the first powers of the generator.
function isWhole(block, corrections) {
  const times = (a, b) => {
    let product = 0;
    for (; b; b >>= 1, a = a << 1 ^ (a & 0x80 ? 0x11d : 0)) if (b & 1) product ^= a;
    return product;
  };
  for (let i = 0, root = 1; i < corrections; ++i, root = times(root, 2)) {
    if (block.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0) return false;
  }
  return true;
}

// `dark[y][x]`, without the quiet zone around it.
export function readQr(dark) {
  const n = dark.length, version = (n - 17) / 4;
  assert.ok(Number.isInteger(version) && kBlocks[version], `${n} squares are no version that is read here`);
  const at = [...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => [8, x]), ...[7, 5, 4, 3, 2, 1, 0].map((y) => [y, 8])];
  const format = at.reduce((sum, [y, x]) => 2 * sum + (dark[y][x] ? 1 : 0), 0) ^ 0b101010000010010;
  assert.equal(format >> 13, 0b00, 'level M');
  const all = words(dark, isFixed(version, n), n, format >> 10 & 7);
  const [corrections, ...shape] = kBlocks[version];
  const lengths = [];
  for (let i = 0; i < shape.length; i += 2) lengths.push(...Array(shape[i]).fill(shape[i + 1]));
  const blocks = lengths.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...lengths); ++i) lengths.forEach((length, b) => { if (i < length) blocks[b].push(all[next++]); });
  const data = blocks.flat();
  for (let i = 0; i < corrections; ++i) for (const block of blocks) block.push(all[next++]);
  for (const block of blocks) assert.ok(isWhole(block, corrections), 'a block is damaged');

  let place = 0;
  const take = (count) => {
    let sum = 0;
    for (; count > 0; --count, ++place) sum = 2 * sum + (data[place >> 3] >> (7 - place % 8) & 1);
    return sum;
  };
  assert.equal(take(4), 0b0100, 'bytes');
  const length = take(version < 10 ? 8 : 16);
  return Buffer.from(Array.from({ length }, () => take(8))).toString('utf8');
}
