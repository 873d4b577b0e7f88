// tests/web/mutants.mjs — links as no sender meant them: cut, flipped, swapped, stuffed, encoded, foreign, huge; and
// forged ones, whose check fits. The same ones in every run.
import { dice, kHead, parse, sealed, write } from './token.mjs';

const kAny = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.#/!?%&=+ ~:;,()[]{}<>"\'\\|^`@$*';
const kForeign = ['é', 'Я', '中', '\u200B', '\u202E', '\uFEFF', '😀', '\u0000', '\uFFFD', '\u2028', 'ﬁ', '\u00AD', '\u0301'];

function text(d, length, characters = kAny) {
  let made = '';
  while (made.length < length) made += d.pick(characters);
  return made;
}
const spliced = (link, at, drop, put) => link.slice(0, at) + put + link.slice(at + drop);
const encoded = (link) => link.replace(/[^]/g, (c) => encodeURIComponent(c) === c ? '%' + c.charCodeAt(0).toString(16) : encodeURIComponent(c));

const kKinds = {
  cut: (d, link) => link.slice(0, d.below(link.length)),
  beheaded: (d, link) => link.slice(1 + d.below(link.length - 1)),
  flipped(d, link) {
    for (let n = 1 + d.below(3); n > 0; --n) link = spliced(link, d.below(link.length), 1, d.pick(kAny));
    return link;
  },
  swapped(d, link) {
    const at = d.below(link.length - 1);
    return spliced(link, at, 2, link[at + 1] + link[at]);
  },
  stuffed: (d, link) => spliced(link, d.below(link.length + 1), 0, text(d, 1 + d.below(8))),
  foreign: (d, link) => spliced(link, d.below(link.length + 1), d.below(2), d.pick(kForeign)),
  encoded(d, link) {
    for (let n = d.below(5); n >= 0; --n) link = d.below(2) ? encodeURIComponent(link) : n ? link : encoded(link);
    return d.below(3) ? link : spliced(link, d.below(link.length), 1, d.pick('%0fZ'));
  },
  noise: (d) => text(d, d.below(400), d.below(2) ? [...kAny] : [...kAny, ...kForeign]),
  doubled: (d, link) => link.slice(0, d.below(link.length)) + link,
  huge: (d, link) => d.pick([
    () => text(d, 40).repeat(800) + link,
    () => link + 'A'.repeat(100_000),
    () => link.slice(0, 12) + 'A'.repeat(60_000) + link.slice(12),
    () => '%25'.repeat(9_000) + link,
    () => '.'.repeat(16_384),
    () => 'tarn1.'.repeat(2_700),
  ])(),
  // The bits of a record changed at random, and sealed anew.
  forged(d, link) {
    const parts = parse(link);
    const bits = [...parts.bits];
    for (let n = 1 + d.below(4); n > 0; --n) {
      const at = 14 + d.below(bits.length - 14);
      bits[at] = String(1 - bits[at]);
    }
    if (!d.below(6)) bits.splice(kHead + d.below(bits.length - kHead), d.below(9));
    if (!d.below(6)) bits.push(...text(d, d.below(64), '01'));
    return write({ ...parts, bits: bits.join('') });
  },
  sealed: (d, link) => sealed(d.pick(['tarn', 'chess', 'checkers', 'sand', 'nobody']) + d.below(4) + '.' +
    (d.below(3) ? text(d, d.below(260), kAny.slice(0, 64)) : link.split('.')[1])),
};
export const kinds = Object.keys(kKinds);

// As many as wanted, of each kind alike, made of these tokens; some in an address, some in a sentence.
export function mutants(tokens, count, seed) {
  const d = dice(seed);
  return Array.from({ length: count }, (_, n) => {
    const made = kKinds[kinds[n % kinds.length]](d, d.pick(tokens));
    return d.pick([made, made, `https://example.org/tarn/?side=red#${made}`, `See (${made}), please.`]);
  });
}
