// tools/learn/charts.mjs — bars with whiskers, and a curve, as SVG. Places across are percentages
// and words are in pixels, so that a chart fits any screen without shrinking its words.
import { isDifference, shown, tenths, valueOf } from './balance.mjs';
import { escaped } from './html.mjs';

const round = (n) => Math.round(n * 100) / 100;

// The scale that a table's cells need: 0 to 100% for shares, round points about nought for differences.
function scaleOf(cells) {
  if (!cells.some(isDifference)) return { low: 0, high: 10_000, step: 2_500, unit: '%' };
  const least = Math.min(0, ...cells.map((c) => c.low)), most = Math.max(0, ...cells.map((c) => c.high));
  const step = most - least > 4_000 ? 2_000 : most - least > 1_500 ? 500 : 250;
  return { low: Math.floor(least / step) * step, high: Math.max(Math.ceil(most / step) * step, step), step, unit: '' };
}
const across = (scale, value) => round(((value - scale.low) / (scale.high - scale.low)) * 100);

function ticks(scale) {
  const at = [];
  for (let v = scale.low; v <= scale.high; v += scale.step) at.push(v);
  return at;
}

// Series are told apart by hatching as well as by colour. A pattern belongs to the chart it is in.
const kHatches = [
  { plain: 'fill-a' },
  { ink: 'line-a', path: 'M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4' },
  { plain: 'fill-b' },
  { ink: 'line-b', path: 'M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4' },
  { ink: 'line-a', path: 'M0,2 h8 M0,6 h8' },
  { ink: 'line-b', path: 'M2,0 v8 M6,0 v8' },
];
const hatchOf = (series) => kHatches[series % kHatches.length];
function patterns(id, count) {
  const wanted = kHatches.slice(0, count).map((h, i) => ({ ...h, i })).filter((h) => h.path);
  if (!wanted.length) return '';
  return `<defs>${wanted.map((h) => `<pattern id="hatch-${id}-${h.i}" width="8" height="8" patternUnits="userSpaceOnUse">` +
    `<rect class="ground" width="8" height="8"/><path class="${h.ink}" d="${h.path}"/></pattern>`).join('')}</defs>`;
}
const paint = (id, series) => (hatchOf(series).plain ? `class="${hatchOf(series).plain}"` : `fill="url(#hatch-${id}-${series % kHatches.length})"`);

const kPitch = 42, kBar = 13, kTop = 4;

// One row of a table: a bar for each of its cells.
function barChart(table, row, n, scale) {
  const id = `${table.id}-${scale.unit === '%' ? 'share' : 'difference'}-${n}`;
  const cells = row.cells.map((cell, series) => ({ cell, series })).filter(({ cell }) => cell && scale.takes(cell));
  if (!cells.length) return '';
  const foot = kTop + cells.length * kPitch, height = foot + 22;
  const out = [`<svg width="100%" height="${height}" role="img" aria-labelledby="title-${id} to-${id}">`,
    `<title id="title-${id}">${escaped(`${table.measure}: ${row.label}`)}</title>`,
    `<desc id="to-${id}">${escaped(cells.map(({ cell, series }) => `${table.columns[series]}: ${shown(cell)}`).join('; '))}. ` +
      `The table “${escaped(table.title)}” has the same numbers.</desc>`,
    patterns(id, table.columns.length)];
  for (const v of ticks(scale)) {
    const x = across(scale, v), end = x <= 0 ? '' : x >= 100 ? ' end' : ' middle';
    out.push(`<line class="${v === 0 ? 'axis' : 'grid'}" x1="${x}%" x2="${x}%" y1="${kTop}" y2="${foot}"/>`,
      `<text class="small${end}" x="${x}%" y="${foot + 16}">${tenths(v).replace('.0', '')}${scale.unit}</text>`);
  }
  cells.forEach(({ cell, series }, i) => {
    const y = kTop + i * kPitch, value = valueOf(cell);
    const from = across(scale, Math.min(0, value)), to = across(scale, Math.max(0, value));
    const middle = y + 20 + kBar / 2, low = across(scale, cell.low), high = across(scale, cell.high);
    out.push(`<text x="0" y="${y + 14}">${escaped(table.columns[series])}</text>`,
      `<text class="end" x="100%" y="${y + 14}">${shown(cell)}</text>`,
      `<rect ${paint(id, series)} x="${from}%" y="${y + 20}" width="${round(to - from)}%" height="${kBar}"/>`,
      `<rect class="frame" x="${from}%" y="${y + 20}" width="${round(to - from)}%" height="${kBar}"/>`,
      `<line class="whisker" x1="${low}%" x2="${high}%" y1="${middle}" y2="${middle}"/>`,
      ...[low, high].map((x) => `<line class="whisker" x1="${x}%" x2="${x}%" y1="${middle - 4}" y2="${middle + 4}"/>`));
  });
  return `<div class="chart">\n<h3>${escaped(row.label)}</h3>\n${out.join('')}</svg>\n</div>`;
}

export function bars(table) {
  const cells = table.rows.flatMap((row) => row.cells).filter(Boolean);
  const kinds = [cells.filter((c) => !isDifference(c)), cells.filter(isDifference)].filter((of) => of.length);
  const charts = kinds.flatMap((of) => {
    const scale = { ...scaleOf(of), takes: (cell) => isDifference(cell) === isDifference(of[0]) };
    return table.rows.map((row, n) => barChart(table, row, n, scale));
  });
  return `<figure class="charts">\n${charts.filter(Boolean).join('\n')}\n</figure>`;
}

const kPlot = { top: 26, height: 240 };

// Rows across, a line for each column.
export function curve(table) {
  const cells = table.rows.flatMap((row) => row.cells).filter((c) => c && !isDifference(c));
  const low = Math.floor(Math.min(...cells.map((c) => c.low)) / 1_000) * 1_000;
  const high = Math.ceil(Math.max(...cells.map((c) => c.high)) / 1_000) * 1_000;
  const down = (v) => round(kPlot.top + ((high - v) / (high - low)) * kPlot.height);
  const along = (i) => round(8 + (i / Math.max(table.rows.length - 1, 1)) * 90);
  const foot = kPlot.top + kPlot.height;
  const id = table.id;
  const told = table.rows.map((row) => `${row.label}: ${row.cells.filter((c) => c && !isDifference(c)).map(shown).join(', ')}`);
  const out = [`<svg width="100%" height="${foot + 46}" role="img" aria-labelledby="title-${id} to-${id}">`,
    `<title id="title-${id}">${escaped(`${table.measure}: ${table.title}`)}</title>`,
    `<desc id="to-${id}">${escaped(told.join('; '))}. The table “${escaped(table.title)}” has the same numbers.</desc>`,
    `<text class="small" x="0" y="12">${escaped(table.measure)}</text>`];
  for (let v = low; v <= high; v += 1_000) {
    out.push(`<line class="${v === 5_000 ? 'axis' : 'grid'}" x1="8%" x2="98%" y1="${down(v)}" y2="${down(v)}"/>`,
      `<text class="small" x="0" y="${down(v) + 5}">${v / 100}%</text>`);
  }
  table.rows.forEach((row, i) => out.push(`<text class="small middle" x="${along(i)}%" y="${foot + 20}">${escaped(row.label.match(/\d+/)?.[0] ?? row.label)}</text>`));
  out.push(`<text class="small end" x="98%" y="${foot + 42}">Balance: 0 favours the defender, 10 the attacker</text>`);
  table.columns.forEach((_, series) => {
    const points = table.rows.map((row, i) => ({ cell: row.cells[series], x: along(i) })).filter(({ cell }) => cell && !isDifference(cell));
    const ink = series % 2 ? 'line-b' : 'line-a', dash = series % 2 ? ' stroke-dasharray="6 4"' : '';
    points.slice(1).forEach(({ cell, x }, i) => {
      const before = points[i];
      out.push(`<line class="${ink}"${dash} x1="${before.x}%" y1="${down(valueOf(before.cell))}" x2="${x}%" y2="${down(valueOf(cell))}"/>`);
    });
    for (const { cell, x } of points) {
      out.push(`<line class="whisker" x1="${x}%" x2="${x}%" y1="${down(cell.low)}" y2="${down(cell.high)}"/>`,
        `<circle class="${series % 2 ? 'fill-b' : 'fill-a'}" cx="${x}%" cy="${down(valueOf(cell))}" r="4"/>`);
    }
  });
  return `<figure>\n${out.join('')}</svg>\n</figure>`;
}
