// tools/learn/balance.mjs — the balance tables: checked, and as HTML. Shares are in hundredths of a
// percent, differences in hundredths of a point.
import { typeset } from './html.mjs';

export function checkedTables(balance, facts) {
  const where = 'the balance tables';
  if (balance.game !== facts.game || balance.version !== facts.version) {
    throw new Error(`${where} are of ${balance.game} ${balance.version}, the program of ${facts.game} ${facts.version}: make them anew`);
  }
  for (const table of balance.tables) {
    for (const row of table.rows) {
      if (row.cells.length !== table.columns.length) {
        throw new Error(`${where}: ${table.id}, "${row.label}" has ${row.cells.length} cells for ${table.columns.length} columns`);
      }
      for (const cell of row.cells) {
        if (cell && ![valueOf(cell), cell.low, cell.high].every(Number.isInteger)) {
          throw new Error(`${where}: ${table.id}, "${row.label}" has a cell that is neither share nor difference`);
        }
      }
    }
  }
  return balance;
}

export const isDifference = (cell) => 'difference' in cell;
export const valueOf = (cell) => (isDifference(cell) ? cell.difference : cell.share);
const signed = (text, value) => (value < 0 ? '−' + text : text);
// To a tenth, halves away from nought; a figure never stands without its unit.
export function tenths(hundredths) {
  const n = Math.floor((Math.abs(hundredths) + 5) / 10);
  return signed(`${Math.floor(n / 10)}.${n % 10}`, n ? hundredths : 0);
}
export const shown = (cell) => {
  const plus = isDifference(cell) && cell.difference > 0 ? '+' : '';
  return plus + tenths(valueOf(cell)) + (isDifference(cell) ? ' points' : '%');
};
export const span = (cell) => `${tenths(cell.low)} to ${tenths(cell.high)}`;

// Two columns of changes may have one name: each is of the column before it.
export function columnName(table, i) {
  const name = table.columns[i], before = table.columns[i - 1];
  const unique = table.columns.filter((c) => c === name).length === 1;
  return unique ? name : `${name}, ${before[0].toLowerCase()}${before.slice(1)}`;
}
function ofWhich(table, i) {
  const more = columnName(table, i).slice(table.columns[i].length);
  return more && `<span class="for-ears">${typeset(more)}</span>`;
}

function htmlCell(cell) {
  if (!cell) return '<td class="share"><span class="for-ears">not played</span><span aria-hidden="true">–</span></td>';
  return `<td class="share">${shown(cell)}<small>${span(cell)}</small></td>`;
}

export function htmlTable(table) {
  const caption = `${table.title}: ${table.measure}`;
  const head = table.columns.map((c, i) => `<th scope="col" class="share">${typeset(c)}${ofWhich(table, i)}</th>`).join('');
  const rows = table.rows.map((row) =>
    `    <tr><th scope="row">${typeset(row.label)}</th>${row.cells.map(htmlCell).join('')}</tr>`);
  return `<div class="scroll" role="region" tabindex="0" aria-labelledby="caption-${table.id}">
<table id="table-${table.id}"${table.columns.length < 3 ? ' class="few"' : ''}>
  <caption id="caption-${table.id}"><span>${typeset(caption)}, with 95% intervals</span></caption>
  <thead><tr><td></td>${head}</tr></thead>
  <tbody>
${rows.join('\n')}
  </tbody>
</table>
</div>`;
}
