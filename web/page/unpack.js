// web/page/unpack.js — LZMA, as tools/bundle.mjs packs the program: a fifth smaller than what servers
// do on the way, and also where a server does nothing. `parts.literal` is its lc; lp and pb are 0.
'use strict';

function unpack(packed, size) {
  const out = new Uint8Array(size);
  const chances = (n) => new Uint16Array(n).fill(1024);
  const kStates = 12;
  const isMatch = chances(kStates), isRep = chances(kStates), isLater = chances(kStates), isThird = chances(kStates),
        isFourth = chances(kStates), isLong = chances(kStates);
  const literals = chances(0x300 << parts.literal), slots = chances(4 * 64), nearer = chances(128), lowest = chances(16);
  // Whether short, middling or long; eight lengths, eight, 256.
  const newLength = chances(2 + 8 + 8 + 256), repeatedLength = chances(2 + 8 + 8 + 256);

  // The range coder: a bit at a time, each with its own chance, which learns.
  let at = 5, range = 0xffffffff, code = 0;
  for (let i = 1; i < 5; ++i) code = (code << 8 | packed[i]) >>> 0;
  function more() {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = (code << 8 | packed[at++]) >>> 0;
  }
  function bit(chance, i) {
    const bound = (range >>> 11) * chance[i];
    if (code < bound) {
      range = bound;
      chance[i] += (2048 - chance[i]) >> 5;
      more();
      return 0;
    }
    range -= bound;
    code -= bound;
    chance[i] -= chance[i] >> 5;
    more();
    return 1;
  }
  function number(chance, from, bits) {  // the highest bit first
    let n = 1;
    for (let i = 0; i < bits; ++i) n = n << 1 | bit(chance, from + n);
    return n - (1 << bits);
  }
  function reversed(chance, from, bits) {  // the lowest bit first
    let n = 0;
    for (let i = 0, node = 1; i < bits; ++i) {
      const b = bit(chance, from + node);
      node = node << 1 | b;
      n |= b << i;
    }
    return n;
  }
  function even(bits) {  // no chance to learn
    let n = 0;
    for (let i = 0; i < bits; ++i) {
      range >>>= 1;
      const b = code >= range ? 1 : 0;
      if (b) code -= range;
      more();
      n = n << 1 | b;
    }
    return n;
  }
  // In each table of chances node 0 is never used, so that tables may share their borders.
  function lengthOf(chance) {
    if (!bit(chance, 0)) return 2 + number(chance, 2, 3);
    if (!bit(chance, 1)) return 10 + number(chance, 10, 3);
    return 18 + number(chance, 18, 8);
  }
  function distanceOf(length) {
    const slot = number(slots, 64 * Math.min(length - 2, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1, high = (2 | slot & 1) << bits;
    if (slot < 14) return high + reversed(nearer, high - slot, bits);
    return high + (even(bits - 4) << 4) + reversed(lowest, 0, 4);
  }

  let state = 0, last = 0, second = 0, third = 0, fourth = 0;  // the latest distances
  for (let pos = 0; pos < size;) {
    if (!bit(isMatch, state)) {
      const from = 0x300 * (pos ? out[pos - 1] >> (8 - parts.literal) : 0);
      let byte = 1;
      if (state >= 7) {  // after a match: it is likely not the byte that would have gone on with it
        for (let was = out[pos - last - 1], b, w; byte < 0x100;) {
          w = was >> 7 & 1;
          was <<= 1;
          b = bit(literals, from + (1 + w << 8) + byte);
          byte = byte << 1 | b;
          if (b !== w) break;
        }
      }
      while (byte < 0x100) byte = byte << 1 | bit(literals, from + byte);
      out[pos++] = byte;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length;
    if (!bit(isRep, state)) {
      fourth = third;
      third = second;
      second = last;
      length = lengthOf(newLength);
      last = distanceOf(length);
      state = state < 7 ? 7 : 10;
    } else {
      let short = false;
      if (!bit(isLater, state)) {
        short = !bit(isLong, state);
      } else {
        let again;
        if (!bit(isThird, state)) {
          again = second;
        } else {
          if (!bit(isFourth, state)) {
            again = third;
          } else {
            again = fourth;
            fourth = third;
          }
          third = second;
        }
        second = last;
        last = again;
      }
      length = short ? 1 : lengthOf(repeatedLength);
      state = short ? (state < 7 ? 9 : 11) : state < 7 ? 8 : 11;
    }
    if (last >= pos) throw new RangeError('packed wrongly');
    for (const end = Math.min(pos + length, size); pos < end; ++pos) out[pos] = out[pos - last - 1];
  }
  return out;
}
