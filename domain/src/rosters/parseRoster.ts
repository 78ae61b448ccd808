import { formatWeight } from '../weights/formatWeight.ts';
import { parseWeight } from '../weights/parseWeight.ts';
import { type Weight, wholeWeight } from '../weights/weight.ts';
import { guessColumns, type RosterColumns, type RosterField } from './guessColumns.ts';
import { peopleBook } from './peopleBook.ts';
import { readArrears, readEmail, textProblems } from './readCell.ts';
import type { ParsedRoster } from './roster.ts';
import { type RosterProblem, rosterProblem } from './rosterProblem.ts';
import { type Unit, unitIdOf } from './unit.ts';

/** Rows above the titles that a real file may carry (name of the building, date, blanks). */
const titleRowsAtMost = 15;

/**
 * Reads a roster from the rows of any table, as text. Every problem is listed with its row as the
 * spreadsheet numbers it; a row with an error gives no unit. Nothing is guessed silently and no
 * cell is ever interpreted as a formula or as markup.
 *
 * `personIdOf` turns what identifies a person (document, or name without one) into an opaque id.
 */
export function parseRoster(
  rows: readonly (readonly string[])[],
  personIdOf: (personKey: string) => string,
): ParsedRoster {
  const headerRow = rows.slice(0, titleRowsAtMost).findIndex(hasUnitAndWeight);
  if (headerRow < 0) {
    return {
      roster: { units: [], people: [], totalWeight: 0 },
      problems: [rosterProblem('no-header', null)],
    };
  }
  const columns = guessColumns(rows[headerRow] ?? []);
  const problems: RosterProblem[] = [];
  const people = peopleBook(personIdOf);
  const units: Unit[] = [];
  const firstRowOf = new Map<string, number>();

  rows.slice(headerRow + 1).forEach((cells, index) => {
    const row = headerRow + 2 + index;
    const cell = (field: RosterField) => cellOf(cells, columns, field);
    if (cells.every((text) => text.trim() === '')) return;
    if (isTotalRow(cell('unit'))) {
      problems.push(rosterProblem('total-row', row, cell('weight')));
      return;
    }
    const found: RosterProblem[] = cells.flatMap((text) => textProblems(text, row));
    const label = cell('unit');
    const unitId = unitIdOf(label);
    if (label === '') found.push(rosterProblem('unit-empty', row));
    const first = firstRowOf.get(unitId);
    if (label !== '' && first !== undefined) {
      found.push(rosterProblem('unit-duplicate', row, label, `Ya estaba en la fila ${first}.`));
    }
    if (label !== '' && first === undefined) firstRowOf.set(unitId, row);
    const weight = readWeight(cell('weight'), row, found);
    const email = readEmail(cell('email'), row, found);
    const inArrears = readArrears(cell('arrears'), row, found);
    const readable = !found.some((problem) => problem.severity === 'error');
    if (readable && weight !== null) {
      const owners = people.ownersOf(
        {
          name: cell('owner'),
          document: cell('document'),
          email,
          phone: cell('phone') || null,
          coowners: cell('coowners'),
        },
        row,
        found,
      );
      units.push({
        unitId,
        label,
        group: cell('group'),
        kind: cell('kind'),
        weight,
        ownerIds: owners.map((owner) => owner.personId),
        ownerNames: owners.map((owner) => owner.name),
        inArrears,
        order: units.length,
      });
    }
    problems.push(...found);
  });

  const totalWeight = units.reduce((sum, unit) => sum + unit.weight, 0);
  problems.push(...wholeFileProblems(units.length, totalWeight));
  return { roster: { units, people: people.all(), totalWeight }, problems };
}

function hasUnitAndWeight(row: readonly string[]): boolean {
  const columns = guessColumns(row);
  return columns.unit !== undefined && columns.weight !== undefined;
}

function cellOf(cells: readonly string[], columns: RosterColumns, field: RosterField): string {
  const column = columns[field];
  const text = column === undefined ? '' : (cells[column] ?? '');
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

function isTotalRow(label: string): boolean {
  return /^(sub\s*)?total(es)?\b/iu.test(label);
}

function readWeight(text: string, row: number, found: RosterProblem[]): Weight | null {
  const parsed = parseWeight(text);
  if (!parsed.ok) {
    found.push(rosterProblem(parsed.problem, row, text));
    return null;
  }
  if (parsed.percentSign) found.push(rosterProblem('weight-percent-sign', row, text));
  if (parsed.weight === 0) found.push(rosterProblem('weight-zero', row, text));
  return parsed.weight;
}

function wholeFileProblems(units: number, totalWeight: Weight): RosterProblem[] {
  if (units === 0) return [rosterProblem('no-rows', null)];
  if (!Number.isSafeInteger(totalWeight)) return [rosterProblem('total-too-large', null)];
  if (totalWeight === wholeWeight) return [];
  const difference = Math.abs(wholeWeight - totalWeight);
  const more = `${totalWeight < wholeWeight ? 'Faltan' : 'Sobran'} ${formatWeight(difference)}.`;
  return [rosterProblem('sum-not-whole', null, formatWeight(totalWeight), more)];
}
