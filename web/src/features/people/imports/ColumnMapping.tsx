import { fieldList, type SaidNote, titlesOfRoster } from '@asamblea/domain';
import { TableMapping } from '../../../parts/tables/TableMapping.tsx';
import { columnsOf } from '../../../parts/tables/tableColumn.ts';
import type { TableRows } from '../../../ui/tables/checkTable.ts';
import { type ColumnMeaning, meanColumn, meaningOf } from './columnMeaning.ts';
import { ReadingOptions } from './ReadingOptions.tsx';
import type { ImportDraft } from './review/importDraft.ts';

interface ColumnMappingProps {
  readonly draft: ImportDraft;
  readonly rows: TableRows;
  readonly notes: readonly SaidNote[];
  readonly onChange: (draft: ImportDraft) => void;
}

const meanings: readonly (readonly [ColumnMeaning, string])[] = [
  ...fieldList.map(({ column, name }) => [column, name] as const),
  ['more-name', 'Más del nombre del propietario'],
  ['other-weight', 'Otro peso'],
  ['vote', 'Tiene voto'],
];

/** The meaning of each column of a roster, and how its rows are read. */
export function ColumnMapping({ draft, rows, notes, onChange }: ColumnMappingProps) {
  const { reading } = draft;
  const { headerRow, columns: known, equal = false, unitFrom } = reading;
  const hasUnits = known.unit !== undefined || unitFrom !== undefined;
  const columns = columnsOf({
    rows,
    headerRow,
    titles: titlesOfRoster(rows, headerRow),
    notes,
    meaningOf: (column) => meaningOf(reading, column),
  });
  return (
    <TableMapping
      columns={columns}
      meanings={meanings}
      isUnsure={headerRow < 0 || !hasUnits || (known.weight === undefined && !equal)}
      onMean={({ column, title }, meaning) =>
        onChange({ ...draft, reading: meanColumn(reading, column, meaning, title) })
      }
    >
      <ReadingOptions draft={draft} onChange={onChange} />
    </TableMapping>
  );
}
