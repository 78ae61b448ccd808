import { documentKey } from '../../kernel/identity/documentKey.ts';
import { nameInAnyOrder } from '../../kernel/identity/nameKey.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { columnLetter } from '../../kernel/tables/sayNotes.ts';
import { type NamedUnit, unitFinder, unitsNamed } from '../rosters/unitFinder.ts';
import {
  type ProxyRow,
  type ProxyRowProblem,
  type ProxyTable,
  proxyProblem,
} from './readProxyTable.ts';

/**
 * The table beside the roster in force: rows with a unit that it does not have stay out, each with its
 * cell, and attorneys who look like one person are told. None of them is taken for another.
 */
export function checkProxyTable(table: ProxyTable, units: readonly NamedUnit[]): ProxyTable {
  const find = unitFinder(units);
  const column = columnLetter(table.columns.units ?? 0);
  const unknown = table.rows.flatMap(({ row, units: labels }): readonly ProxyRowProblem[] => {
    const missing = labels.filter((label) => unitsNamed(find, label) === null);
    if (missing.length === 0) return [];
    const said = `Celda ${column}${row}: ${sayList(missing.map((label) => `«${label}»`))}`;
    if (missing.every((label) => find(label) === 'several')) {
      const what = 'puede ser más de una unidad del padrón. Escríbala completa.';
      return [proxyProblem('unit-several', row, true, `${said} ${what}`)];
    }
    const are = missing.length === 1 ? 'no está' : 'no están';
    return [proxyProblem('unit-unknown', row, true, `${said} ${are} en el padrón.`)];
  });
  const out = new Set(unknown.map(({ row }) => row));
  const rows = table.rows.filter(({ row }) => !out.has(row));
  return { ...table, rows, problems: [...table.problems, ...unknown, ...attorneyDoubts(rows)] };
}

/** One name with several documents, and one document with several names. */
function attorneyDoubts(rows: readonly ProxyRow[]): readonly ProxyRowProblem[] {
  const document = ({ attorneyDocument }: ProxyRow) => documentKey(attorneyDocument);
  const name = ({ attorneyName }: ProxyRow) => nameInAnyOrder(attorneyName);
  const doubts = (
    same: (row: ProxyRow) => string,
    other: (row: ProxyRow) => string,
    say: (found: readonly ProxyRow[]) => ProxyRowProblem,
  ) =>
    [...groupBy(rows, same).values()].flatMap((group) => {
      const found = [...new Map(group.map((row) => [other(row), row])).values()];
      return found.length > 1 ? [say(found)] : [];
    });
  return [
    ...doubts(name, document, (found) =>
      proxyProblem(
        'attorney-documents',
        found[0]?.row ?? null,
        false,
        `${found[0]?.attorneyName ?? ''} tiene documentos distintos: ${sayPlaces(found, 'attorneyDocument')}. Si es una sola persona, corríjalos.`,
      ),
    ),
    ...doubts(document, name, (found) =>
      proxyProblem(
        'attorney-names',
        found[0]?.row ?? null,
        false,
        `El documento ${found[0]?.attorneyDocument ?? ''} tiene nombres distintos: ${sayPlaces(found, 'attorneyName')}. Contará como una sola persona.`,
      ),
    ),
  ];
}

function sayPlaces(rows: readonly ProxyRow[], field: 'attorneyDocument' | 'attorneyName'): string {
  return sayList(rows.map((row) => `«${row[field]}» (fila ${row.row})`));
}
