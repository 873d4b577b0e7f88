// tools/bundle/bytes.mjs — names, sums and texts made of bytes.
import { createHash } from 'node:crypto';

export const shortHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);

// FNV-1a, as web/page/program.js computes it over what arrived.
export function sumOf(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

// A script's text of one letter a byte: compressed, it is hardly more than the bytes, where base64 is
// half as much again. Letters that a script or a page would take for its own, and those that would be
// changed on the way, are 256 higher; the reader takes each modulo 256.
export function asText(bytes) {
  const kept = (byte) => byte >= 0x20 && !'"\\<>`$'.includes(String.fromCharCode(byte)) && !(byte >= 0x7f && byte < 0xa1);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(kept(byte) ? byte : byte + 256);
  return `"${text}"`;
}
