import {
  type ArrearsComparison,
  columnLetter,
  type Excerpt,
  formatCount,
  type RosterCorrection,
  type ToldDebt,
} from '@asamblea/domain';
import { Alert, AlertTitle, Box } from '@mui/material';
import { MendRow } from '../../../parts/tables/MendRow.tsx';
import { NoteLines } from '../../../ui/lists/NoteLines.tsx';
import type { TablePart } from '../../../ui/tables/checkTable.ts';
import { sayRow, sayRowWithin } from '../../../ui/tables/chooseSheet.ts';
import type { Listed } from './useArrears.ts';

interface ArrearsToldProps {
  readonly comparison: ArrearsComparison;
  readonly listed: Listed;
  readonly onMend: (correction: RosterCorrection) => void;
}

/** The items of the list that are no debt, the unclear ones, and those left out. */
export function ArrearsTold({ comparison, listed, onMend }: ArrearsToldProps) {
  const { parts } = listed;
  const { told, summed, notes, law } = comparison;
  const say = (title: string, list: Excerpt<ToldDebt>) => sayRows(title, list, parts);
  const lines = [
    ...say('Con saldo a favor, no deben', told.inFavour),
    ...say(`Impugnadas o consignadas, conservan el voto (${law.contested})`, told.contested),
    ...say('Deben menos de lo que pone en mora', told.below),
    ...saySums(summed),
    ...notes,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 2 }}>
      <Unsure title="saldo que no entendimos" list={told.unclear} {...{ listed, onMend }} />
      <Unsure title="saldo en blanco" list={told.empty} {...{ listed, onMend }} />
      <NoteLines notes={lines} />
    </Box>
  );
}

interface UnsureProps extends Pick<ArrearsToldProps, 'listed' | 'onMend'> {
  readonly title: string;
  readonly list: Excerpt<ToldDebt>;
}

/** Rows that a person should look at before going on: they make nobody owe. */
function Unsure({ title, list, listed, onMend }: UnsureProps) {
  if (list.count === 0) return null;
  const rest = list.count - list.first.length;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle sx={{ mb: 0 }}>
        {list.count === 1
          ? `Hay 1 fila con ${title}: no queda en mora`
          : `Hay ${formatCount(list.count)} filas con ${title}: no quedan en mora`}
      </AlertTitle>
      Si alguna debe, escriba cuánto.
      <Box component="ul" sx={rows} tabIndex={0} aria-label={`Filas con ${title}`}>
        {list.first.map((debt) => (
          <li key={`${debt.row} ${debt.text}`}>
            {sayRow(debt.row, listed.parts)}
            {sayColumn(debt)}: «{debt.text}»
            <MendRow
              {...listed}
              row={debt.row}
              columns={debt.column === null ? [] : [debt.column]}
              titles={[]}
              onMend={onMend}
            />
          </li>
        ))}
      </Box>
      {rest > 0 && `Y ${formatCount(rest)} más.`}
    </Alert>
  );
}

function sayRows(
  title: string,
  { count, first }: Excerpt<ToldDebt>,
  parts: readonly TablePart[],
): readonly string[] {
  if (count === 0) return [];
  const said = first
    .slice(0, 10)
    .map((debt) => `${sayRowWithin(debt.row, parts)}${sayColumn(debt)} (${debt.text})`);
  const rest = count - said.length;
  return [`${title}: ${said.join(', ')}${rest > 0 ? ` y ${formatCount(rest)} más` : ''}.`];
}

function saySums({ count, first }: Excerpt<string>): readonly string[] {
  if (count === 0) return [];
  const said = first.slice(0, 10);
  const rest = count - said.length;
  const more = rest > 0 ? ` y ${formatCount(rest)} más` : '';
  return [`Sumamos las filas de una misma unidad: ${said.join('; ')}${more}.`];
}

function sayColumn({ column }: ToldDebt): string {
  return column === null ? '' : `, columna ${columnLetter(column)}`;
}

const rows = { m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' } as const;
