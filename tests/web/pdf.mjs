// tests/web/pdf.mjs — reads what Chromium prints: the text of its pages without
// spaces, which it does not print, and how many pictures are in it.
import { inflateSync } from 'node:zlib';

export function readPdf(bytes) {
  const raw = bytes.toString('latin1');
  const objects = new Map();
  for (const [, number, body] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n?(.*?)\nendobj/gs)) objects.set(number, body);
  const stream = (body) => {
    const at = body?.match(/stream\r?\n/);
    if (!at) return '';
    const data = Buffer.from(body.slice(at.index + at[0].length, body.lastIndexOf('\nendstream')), 'latin1');
    return (/FlateDecode/.test(body.slice(0, at.index)) ? inflateSync(data) : data).toString('latin1');
  };
  // A font is called F and the number of its object; its map says which letters its glyphs stand for.
  const letters = (number) => {
    const map = new Map();
    const to = objects.get(number)?.match(/\/ToUnicode (\d+) 0 R/);
    const text = to ? stream(objects.get(to[1])) : '';
    const letter = (hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
    for (const [, part] of text.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
      for (const [, from, into] of part.matchAll(/<(\w+)> <(\w+)>/g)) map.set(parseInt(from, 16), letter(into));
    }
    for (const [, part] of text.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
      for (const [, from, until, into] of part.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
        for (let i = parseInt(from, 16); i <= parseInt(until, 16); ++i) {
          map.set(i, String.fromCodePoint(parseInt(into, 16) + i - parseInt(from, 16)));
        }
      }
    }
    return map;
  };
  const fonts = new Map();
  const pages = [];
  for (const body of objects.values()) {
    if (!/\/Type \/Page\b/.test(body)) continue;
    let text = '', font;
    const content = stream(objects.get(body.match(/\/Contents (\d+) 0 R/)[1]));
    for (const [, name, shown] of content.matchAll(/\/F(\d+) [\d.]+ Tf|((?:<[0-9A-F]+>|\[.*?\]|\((?:\\.|[^\\)])*\))) T[jJ]/gs)) {
      if (name) {
        if (!fonts.has(name)) fonts.set(name, letters(name));
        font = fonts.get(name);
      } else {
        for (const [, hex] of shown.matchAll(/<([0-9A-F]+)>/g)) {
          for (const glyph of hex.match(/.{4}/g)) text += font.get(parseInt(glyph, 16)) ?? '\ufffd';
        }
      }
    }
    pages.push(text.replace(/\s+/g, ''));
  }
  const pictures = [...objects.values()].filter((body) => /\/Subtype \/Image/.test(body) && !/\/Type \/Mask/.test(body)).length;
  return { pages, pictures };
}
