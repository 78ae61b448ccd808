import { type BulkBook, type BulkReport, type BulkResult, csvText } from '@asamblea/domain';
import { sheetFile } from '../../../ui/files/sheetFile.ts';

export const resultNames: Readonly<Record<BulkResult['status'], string>> = {
  done: 'Hecho',
  unchanged: 'Ya estaba así',
  refused: 'No se hizo',
};

export interface ResultRow {
  readonly row: number;
  readonly unit: string;
  readonly person: string;
  readonly plate: string;
  readonly status: BulkResult['status'];
  readonly message: string;
}

/** The answers with names instead of ids, in the order of the sheet. */
export function nameResults({ results }: BulkReport, book: BulkBook): readonly ResultRow[] {
  const names = namesOf(book);
  return [...results]
    .sort((a, b) => a.row - b.row)
    .map(({ row, unitId, personId, plate, status, message }) => {
      const held = unitId === null ? undefined : book.held.get(unitId);
      return {
        row,
        unit: unitId === null ? '' : (book.byUnitId.get(unitId)?.label ?? unitId),
        person: personId === null ? (held?.personName ?? '') : (names.get(personId) ?? ''),
        plate: plate === null ? '' : String(plate),
        status,
        message,
      };
    });
}

function namesOf(book: BulkBook): ReadonlyMap<string, string> {
  const known = [...book.people, ...[...book.attorneysOf.values()].flat()];
  const owners = book.units.flatMap(({ ownerIds, ownerNames }) =>
    ownerIds.map((id, i) => [id, ownerNames[i] ?? ''] as const),
  );
  return new Map([...owners, ...known.map(({ personId, name }) => [personId, name] as const)]);
}

const header = ['Fila', 'Unidad', 'Persona', 'Placa', 'Resultado', 'Detalle'];

function cellsOf({ row, unit, person, plate, status, message }: ResultRow): readonly string[] {
  return [String(row), unit, person, plate, resultNames[status], message];
}

/** To open in a spreadsheet; what looks like a formula is text. */
export function resultsCsv(rows: readonly ResultRow[]): Blob {
  return new Blob([csvText([header, ...rows.map(cellsOf)])], { type: 'text/csv;charset=utf-8' });
}

export function resultsXlsx(rows: readonly ResultRow[]): Promise<Blob> {
  return sheetFile([{ name: 'Resultado', header, rows: rows.map(cellsOf) }]);
}
