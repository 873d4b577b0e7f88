// tools/learn/fill.mjs — fills a template: {{id}} with a number of the model, {{verb words}} with
// rows, tables and charts. What nobody knows, and what nobody asks for, is an error that names it.
import { htmlTable } from './balance.mjs';
import { bars, curve } from './charts.mjs';
import { typeset } from './html.mjs';

export class Filler {
  constructor(facts, balance) {
    this.facts = new Map([...facts.facts, ...facts.war.facts, ...facts.clash.facts].map((fact) => [fact.id, fact]));
    this.war = facts.war;
    this.clash = facts.clash;
    this.units = facts.units;
    this.balance = balance;
    this.usedFacts = new Set();
    this.usedTables = new Set();
    this.usedClashTables = new Set();
  }

  fill(file, template) {
    return template.replace(/\{\{([^{}]*)\}\}/g, (all, words) => {
      const [verb, ...rest] = words.trim().split(/\s+/);
      try {
        return rest.length ? this.verb(verb, rest) : this.number(verb);
      } catch (error) {
        throw new Error(`${file}: ${all}: ${error.message}`);
      }
    });
  }

  fact(id) {
    const fact = this.facts.get(id);
    if (!fact) throw new Error(`there is no number called ${id}`);
    this.usedFacts.add(id);
    return fact;
  }

  number(id) {
    if (id === 'games') return this.balance.games.toLocaleString('en-GB');
    if (id === 'seed') return String(this.balance.seed);
    return `<span data-fact="${id}">${typeset(this.fact(id).value)}</span>`;
  }

  table(id) {
    const table = this.balance.tables.find((t) => t.id === id);
    if (!table) throw new Error(`there is no balance table called ${id}`);
    this.usedTables.add(id);
    return table;
  }

  verb(verb, rest) {
    switch (verb) {
      case 'row':
        return rest.map((id) => this.row(this.fact(id))).join('\n');
      case 'units':
        return this.units.filter((unit) => unit.side === rest[0]).map(unitRow).join('\n');
      case 'war':
        return rest[0] === 'units' ? this.war.units.map(kindRow).join('\n') : this.war.example.map(partRow).join('\n');
      case 'clash':
        return this.clashTable(rest[0], rest.slice(1).join(' '));
      case 'href':
        return `../index.html#${this.fact(rest[0]).value}`;
      case 'table':
        return htmlTable(this.table(rest[0]));
      case 'note':
        return typeset(this.table(rest[0]).note);
      case 'bars':
        return bars(this.table(rest[0]), rest[1]);
      case 'curve':
        return curve(this.table(rest[0]));
    }
    throw new Error(`nothing is done by "${verb}"`);
  }

  clashTable(id, caption) {
    const table = this.clash.tables.find((t) => t.id === id);
    if (!table) throw new Error(`there is no table of The Clash called ${id}`);
    this.usedClashTables.add(id);
    return plainTable(`clash-${id}`, caption, table.rows);
  }

  row({ id, value, what, source }) {
    return `    <tr><th scope="row">${typeset(what)}</th><td data-fact="${id}">${typeset(value)}</td><td>${typeset(source)}</td></tr>`;
  }

  complainOfUnused() {
    const facts = [...this.facts.keys()].filter((id) => !this.usedFacts.has(id));
    if (facts.length) throw new Error(`no page of web/learn shows ${facts.join(', ')}`);
    const tables = this.balance.tables.map((t) => t.id).filter((id) => !this.usedTables.has(id));
    if (tables.length) throw new Error(`no page of web/learn shows the balance table ${tables.join(', ')}`);
    const unseen = this.clash.tables.map((t) => t.id).filter((id) => !this.usedClashTables.has(id));
    if (unseen.length) throw new Error(`no page of web/learn shows the table of The Clash ${unseen.join(', ')}`);
  }
}

const unitRow = ({ name, kind, points, begins }) =>
  `    <tr><th scope="row">${typeset(name)}</th><td>${typeset(kind)}</td><td class="number">${points}</td><td>${typeset(begins)}</td></tr>`;

const number = (value) => `<td class="number">${value || '–'}</td>`;
const kindRow = ({ kind, letter, numbers }) =>
  `    <tr><th scope="row">${typeset(kind)}</th><td>${letter}</td>${numbers.map(number).join('')}</tr>`;
const partRow = ({ side, unit, square, note, factor }) =>
  `    <tr><th scope="row">${side}</th><td>${unit}</td><td>${square}</td><td>${note}</td>${number(factor)}</tr>`;

// The first row names the columns, the first cell of each other its row. Columns of figures stand to the right.
function plainTable(id, caption, [head, ...rows]) {
  const isFigures = head.map((_, i) => i > 0 && rows.every((row) => /^[+−–\d½·:.,% ]*$/.test(row[i])));
  const cell = (text, i) => isFigures[i] ? `<td class="number">${typeset(text)}</td>` : `<td>${typeset(text)}</td>`;
  const named = (text, i) => `<th scope="col"${isFigures[i] ? ' class="number"' : ''}>${typeset(text)}</th>`;
  return `<div class="scroll" role="region" tabindex="0" aria-labelledby="caption-${id}">
<table>
  <caption id="caption-${id}">${typeset(caption)}</caption>
  <thead><tr>${head.map(named).join('')}</tr></thead>
  <tbody>
${rows.map(([first, ...rest]) => `    <tr><th scope="row">${typeset(first)}</th>${rest.map((text, i) => cell(text, i + 1)).join('')}</tr>`).join('\n')}
  </tbody>
</table>
</div>`;
}
