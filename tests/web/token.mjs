// tests/web/token.mjs — tokens taken apart and put together again, written a second time from the grammar alone: what
// the tests forge, the page must find out.
const kBase64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const kBase62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// Bit by bit, from the definition: polynomial 0x04C11DB7, reflected.
export function crc32(text) {
  let crc = 0xFFFFFFFF;
  for (const c of text) {
    crc ^= c.charCodeAt(0);
    for (let i = 0; i < 8; ++i) crc = crc & 1 ? (crc >>> 1) ^ 0xEDB88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function base62(n) {
  let text = '';
  for (let i = 0; i < 6; ++i, n = Math.floor(n / 62)) text = kBase62[n % 62] + text;
  return text;
}

export function sealed(body) { return `${body}.${base62(crc32(body))}`; }

// { id, version, bits }: the payload as a text of 0 and 1, without what fills its last byte.
export function parse(token) {
  const [, id, version, payload] = token.match(/^([a-z]+)(\d+)\.([\w-]*)\./);
  let bits = [...payload].map((c) => kBase64.indexOf(c).toString(2).padStart(6, '0')).join('');
  return { id, version: Number(version), bits: bits.slice(0, bits.length - bits.length % 8) };
}

// The token of such bits: its own length first (14 bits), zeros to a whole byte and a whole character last.
export function write({ id, version, bits }) {
  const bytes = Math.ceil(bits.length / 8), characters = Math.ceil(bytes * 8 / 6);
  const all = (characters.toString(2).padStart(14, '0') + bits.slice(14)).padEnd(characters * 6, '0');
  return sealed(`${id}${version}.` + all.match(/.{6}/g).map((six) => kBase64[parseInt(six, 2)]).join(''));
}

// Where things lie in a record of this game: length 14, kind 2, scenario 4, balance 4, commanders 3 + 3, hints 2,
// seed 32, hours 4; then for each hour a bit for every unit of a person's side and one for its battery.
export const kHead = 14 + 2 + 4 + 4 + 3 + 3 + 2 + 32 + 4;
const kUnits = { Blue: 8, Red: 12 };

// In a record without orders: that unit (from 0) marches to that sector (from 0) in that hour.
export function ordered(token, side, hour, unit, sector) {
  const parts = parse(token);
  const at = kHead + hour * (kUnits[side] + 1) + unit;
  const order = '11' + sector.toString(2).padStart(5, '0') + '0';
  return write({ ...parts, bits: parts.bits.slice(0, at) + order + parts.bits.slice(at + 1) });
}

// The same record, which claims another end: a bit that lies in the digest whatever fills the last byte.
export function withAnotherEnd(token) {
  const parts = parse(token);
  const at = parts.bits.length - 16;
  return write({ ...parts, bits: parts.bits.slice(0, at) + (1 - parts.bits[at]) + parts.bits.slice(at + 1) });
}

// Dice that roll the same in every run.
export function dice(seed) {
  let state = seed >>> 0;
  const roll = () => {  // mulberry32
    state = (state + 0x6D2B79F5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n) => Math.floor(roll() * n);
  return { below, pick: (list) => list[below(list.length)] };
}
