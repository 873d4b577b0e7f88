// tools/learn/charts.mjs — bars with whiskers, and a curve, as SVG. Places across are percentages
// and words are in pixels, so that a chart fits any screen without shrinking its words.
import { columnName, isDifference, shown, tenths, valueOf } from './balance.mjs';
import { typeset } from './html.mjs';

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
function patterns(id, series) {
  const wanted = kHatches.map((h, i) => ({ ...h, i })).filter((h) => h.path && [...series].some((n) => n % kHatches.length === h.i));
  if (!wanted.length) return '';
  return `<defs>${wanted.map((h) => `<pattern id="hatch-${id}-${h.i}" width="8" height="8" patternUnits="userSpaceOnUse">` +
    `<rect class="ground" width="8" height="8"/><path class="${h.ink}" d="${h.path}"/></pattern>`).join('')}</defs>`;
}
const paint = (id, series) => (hatchOf(series).plain ? `class="${hatchOf(series).plain}"` : `fill="url(#hatch-${id}-${series % kHatches.length})"`);

const kPitch = 42, kBar = 13, kTop = 4;

// Bars one below the other, each { label, series, cell }.
function barChart(table, title, id, all, scale) {
  const foot = kTop + all.length * kPitch;
  const out = [`<svg width="100%" height="${foot + 22}" role="img" aria-labelledby="title-${id} to-${id}">`,
    `<title id="title-${id}">${typeset(`${table.measure}: ${title}`)}</title>`,
    `<desc id="to-${id}">${typeset(all.map(({ cell, label }) => `${label}: ${shown(cell)}`).join('; '))}. ` +
      `The table “${typeset(table.title)}” has the same numbers.</desc>`,
    patterns(id, new Set(all.map(({ series }) => series)))];
  for (const v of ticks(scale)) {
    const x = across(scale, v), end = x <= 0 ? '' : x >= 100 ? ' end' : ' middle';
    out.push(`<text class="small${end}" x="${x}%" y="${foot + 16}">${tenths(v).replace('.0', '')}${scale.unit}</text>`);
    for (let y = kTop; y < foot; y += kPitch)  // only beside the bars: no line crosses a word
      out.push(`<line class="${v === 0 ? 'axis' : 'grid'}" x1="${x}%" x2="${x}%" y1="${y + 18}" y2="${y + 35}"/>`);
  }
  all.forEach(({ cell, series, label }, i) => {
    const y = kTop + i * kPitch, value = valueOf(cell);
    const from = across(scale, Math.min(0, value)), wide = round(across(scale, Math.max(0, value)) - from);
    const bar = `x="${from}%" y="${y + 20}" width="${wide}%" height="${kBar}"`;
    out.push(`<text x="0" y="${y + 14}">${typeset(label)}</text>`,
      `<text class="end" x="100%" y="${y + 14}">${shown(cell)}</text>`,
      `<rect ${paint(id, series)} ${bar}/>`, `<rect class="frame" ${bar}/>`,
      ...whisker(across(scale, cell.low), across(scale, cell.high), y + 20 + kBar / 2));
  });
  return `<div class="chart">\n<h3>${typeset(title)}</h3>\n${out.join('')}</svg>\n</div>`;
}

// In the paper's colour first and a little wider, so that it is seen on the bar as well.
function whisker(low, high, y) {
  const line = (name, x1, x2, y1, y2) => `<line class="${name}" x1="${x1}%" x2="${x2}%" y1="${y1}" y2="${y2}"/>`;
  return ['halo', 'whisker'].flatMap((name) =>
    [line(name, low, high, y, y), ...[low, high].map((x) => line(name, x, x, y - 4, y + 4))]);
}

// A chart for each row or, if `by` says so or there is but one, for each column.
function chartsOf(table, kind, by, takes) {
  const all = table.rows.flatMap((row, n) => row.cells.map((cell, series) => ({ cell, series, n, row: row.label, column: columnName(table, series) })))
    .filter(({ cell }) => cell && takes(cell));
  const scale = scaleOf(all.map(({ cell }) => cell));
  const columns = [...new Set(all.map(({ series }) => series))];
  const byColumn = by === 'columns' || columns.length === 1;
  const groups = byColumn ? columns.map((c) => all.filter(({ series }) => series === c))
                          : table.rows.map((_, n) => all.filter((bar) => bar.n === n));
  return groups.filter((group) => group.length).map((group, i) => {
    const labelled = group.map((bar) => ({ ...bar, label: byColumn ? bar.row : bar.column }));
    return barChart(table, byColumn ? group[0].column : group[0].row, `${table.id}-${kind}-${i}`, labelled, scale);
  });
}

export function bars(table, by = 'rows') {
  if (by !== 'rows' && by !== 'columns') throw new Error(`charts are by rows or columns, not by ${by}`);
  const cells = table.rows.flatMap((row) => row.cells).filter(Boolean);
  const charts = [];
  if (cells.some((c) => !isDifference(c))) charts.push(...chartsOf(table, 'share', by, (c) => !isDifference(c)));
  if (cells.some(isDifference)) charts.push(...chartsOf(table, 'difference', by, isDifference));
  return `<figure class="charts">\n${charts.join('\n')}\n</figure>`;
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
    `<title id="title-${id}">${typeset(`${table.measure}: ${table.title}`)}</title>`,
    `<desc id="to-${id}">${typeset(told.join('; '))}. The table “${typeset(table.title)}” has the same numbers.</desc>`,
    `<text class="small" x="0" y="12">${typeset(table.measure)}</text>`];
  for (let v = low; v <= high; v += 1_000) {
    out.push(`<line class="${v === 5_000 ? 'axis' : 'grid'}" x1="8%" x2="98%" y1="${down(v)}" y2="${down(v)}"/>`,
      `<text class="small" x="0" y="${down(v) + 5}">${v / 100}%</text>`);
  }
  table.rows.forEach((row, i) => out.push(`<text class="small middle" x="${along(i)}%" y="${foot + 20}">${typeset(row.label.match(/\d+/)?.[0] ?? row.label)}</text>`));
  out.push(`<text class="small end" x="98%" y="${foot + 42}">Balance: 0 favours the defender, 10 the attacker</text>`);
  table.columns.forEach((_, series) => {
    const points = table.rows.map((row, i) => ({ cell: row.cells[series], x: along(i) })).filter(({ cell }) => cell && !isDifference(cell));
    const ink = series % 2 ? 'line-b' : 'line-a', dash = series % 2 ? ' stroke-dasharray="6 4"' : '';
    points.slice(1).forEach(({ cell, x }, i) => {
      const before = points[i];
      out.push(`<line class="${ink}"${dash} x1="${before.x}%" y1="${down(valueOf(before.cell))}" x2="${x}%" y2="${down(valueOf(cell))}"/>`);
    });
    for (const { cell, x } of points) {
      out.push(`<circle class="${series % 2 ? 'fill-b' : 'fill-a'}" cx="${x}%" cy="${down(valueOf(cell))}" r="3"/>`,
        `<line class="whisker" x1="${x}%" x2="${x}%" y1="${down(cell.low)}" y2="${down(cell.high)}"/>`);
    }
  });
  return `<figure>\n${out.join('')}</svg>\n</figure>`;
}
