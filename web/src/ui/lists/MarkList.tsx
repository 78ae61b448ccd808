import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { usePieces } from '../device/usePieces.ts';
import { MoreButton } from './MoreButton.tsx';

export interface Mark {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

interface MarkListProps<Row> {
  /** The name of the list: `Personas por notificar`. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Null: the reader marks nobody. */
  readonly marking: Marking<Row> | null;
  readonly children: (row: Row, mark: Mark | null) => ReactNode;
}

interface Marking<Row> {
  /** By their keys. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Those that one press marks, of all that are listed. */
  readonly waits: (row: Row) => boolean;
  /** `Marcar a los 12 que faltan de esta lista`. */
  readonly sayAll: (count: number) => string;
}

/** Rows that are marked one by one or all that wait at once; long lists by pieces. */
export function MarkList<Row>({ label, rows, keyOf, marking, children }: MarkListProps<Row>) {
  const pieces = usePieces(rows);
  return (
    <Box>
      {marking !== null && <MarkAll {...{ rows, keyOf, marking }} />}
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0 }}>
        {pieces.shown.map((row) => {
          const key = keyOf(row);
          return <Fragment key={key}>{children(row, marking && markOf(marking, key))}</Fragment>;
        })}
      </Box>
      <MoreButton pieces={pieces} />
    </Box>
  );
}

function markOf({ chosen, onChoose }: Marking<never>, key: string): Mark {
  return {
    isChosen: chosen.has(key),
    onChoose() {
      const next = new Set(chosen);
      if (!next.delete(key)) next.add(key);
      onChoose(next);
    },
  };
}

interface MarkAllProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly marking: Marking<Row>;
}

/** All that wait, listed or not yet; nothing where one press marks no more than the row's own. */
function MarkAll<Row>({ rows, keyOf, marking }: MarkAllProps<Row>) {
  const { chosen, onChoose, waits, sayAll } = marking;
  const waiting = rows.filter(waits).map(keyOf);
  const areAll = waiting.every((key) => chosen.has(key));
  if (waiting.length < 2) return null;
  return (
    <FormControlLabel
      label={sayAll(waiting.length)}
      control={
        <Checkbox
          checked={areAll}
          indeterminate={!areAll && waiting.some((key) => chosen.has(key))}
          onChange={() => onChoose(areAll ? new Set() : new Set([...chosen, ...waiting]))}
        />
      }
      sx={{ ml: -1 }}
    />
  );
}
