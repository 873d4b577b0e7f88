// palette_test.mjs — the colours: the same on the canvas and in the page, and legible in every theme.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const themes = ['light', 'dark', 'contrast', 'projector'];

// T(name, 0xLIGHT, 0xDARK, 0xCONTRAST, 0xPROJECTOR)
const canvas = new Map([...read('web/board/palette.h').matchAll(/T\((\w+), (0x\w+), (0x\w+), (0x\w+), (0x\w+)\)/g)]
  .map(([, name, ...values]) => [name, values.map((v) => Number(v))]));
const colour = (name, theme) => {
  const values = canvas.get(name);
  assert.ok(values, `the palette has no ${name}`);
  return values[themes.indexOf(theme)];
};

// WCAG 2.2: relative luminance, and the ratio of two.
const luminance = (rgb) => {
  const [r, g, b] = [16, 8, 0].map((shift) => (rgb >> shift & 255) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

test('the ratio of contrast: the values that WCAG itself gives', () => {
  assert.equal(ratio(0x000000, 0xffffff), 21);
  assert.equal(ratio(0x777777, 0x777777), 1);
  assert.ok(ratio(0x767676, 0xffffff) >= 4.5 && ratio(0x777777, 0xffffff) < 4.5);  // the well-known grey
});

test('P26: the page and the canvas have the same colours, in all four themes', () => {
  assert.ok(canvas.size >= 50, `${canvas.size} colours found in palette.h`);
  const sheet = read('web/page/tokens.css');
  const seen = [];
  for (const [, head, body] of sheet.matchAll(/([^{}]*)\{([^}]*)\}/g)) {
    const theme = head.match(/\[data-theme="(\w+)"\]/)[1];
    seen.push(theme);
    const tokens = [...body.matchAll(/--([\w-]+):\s*#([0-9a-f]{6});/gi)];
    assert.ok(tokens.length >= 20, `${theme} has ${tokens.length} colours`);
    for (const [, name, hex] of tokens) {
      assert.equal(parseInt(hex, 16), colour(name.replaceAll('-', '_'), theme), `--${name} in ${theme}`);
    }
  }
  assert.deepEqual(seen, themes);
});

// What is written or drawn on what, and how much contrast it needs: 7 for what is read most, 4.5 for other text,
// 3 for large figures and graphics (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs = {
  7: ['ink paper', 'ink panel', 'ink panel2', 'on_ink ink', 'ink signal_fill', 'sym_ink blue_fill', 'sym_ink red_fill',
    'sym_ink unknown_fill', 'ink blue_wash', 'ink red_wash', 'label land', 'label tint3', 'label forest', 'label veil'],
  4.5: ['ink2 paper', 'ink2 panel', 'ink2 panel2', 'ink3 panel', 'ink3 paper', 'ink3 panel2', 'signal panel', 'signal paper',
    'signal signal_fill', 'good panel', 'bad panel', 'blue panel', 'blue panel2', 'red panel', 'red panel2', 'unknown panel',
    'label2 land', 'label2 veil', 'label2 forest', 'water_ink land', 'water_ink water', 'spot land', 'forest_ink forest',
    'chart panel', 'chart2 panel', 'blue paper', 'red paper', 'on_ink ink2', 'on_ink focus'],
  3: ['line2 panel', 'line2 paper', 'focus panel', 'focus paper', 'focus land', 'blue land', 'blue forest', 'blue tint3', 'blue water', 'blue veil',
    'red land', 'red forest', 'red veil', 'sector land', 'sector forest', 'sector veil', 'sector tint3', 'water_line land', 'road_case road',
    'chart paper', 'chart2 paper'],
};

for (const theme of themes) {
  test(`P26: text and graphics stand out in the theme "${theme}"`, () => {
    let checked = 0;
    for (const [needed, list] of Object.entries(pairs)) {
      for (const pair of list) {
        const [ink, ground] = pair.split(' ');
        const r = ratio(colour(ink, theme), colour(ground, theme));
        assert.ok(r >= Number(needed), `${ink} on ${ground}: ${r.toFixed(2)}, needs ${needed}`);
        ++checked;
      }
    }
    assert.ok(checked > 60);
  });
}

test('P26: both sides and the unknown differ from their own frames, not only from each other', () => {
  // In grey a fill is told from the frame and the branch mark on it; the sides are told by shape.
  for (const theme of themes) {
    for (const fill of ['blue_fill', 'red_fill', 'unknown_fill']) {
      assert.ok(ratio(colour(fill, theme), colour('sym_ink', theme)) >= 7, `${fill} in ${theme}`);
    }
  }
});
