import type { AbsenteeRow } from '@asamblea/domain';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { AbsenteeItem } from './AbsenteeItem.tsx';

interface AbsenteeListProps {
  readonly rows: readonly AbsenteeRow[];
  readonly chosen: ReadonlySet<string>;
  readonly mayMark: boolean;
  readonly mayObject: boolean;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onNotify: (row: AbsenteeRow) => void;
  readonly onObject: (row: AbsenteeRow) => void;
  readonly onUndo: (row: AbsenteeRow) => void;
}

const rowsAtOnce = 50;

/** The absent in the order of the roster, long lists by pieces. */
export function AbsenteeList(props: AbsenteeListProps) {
  const { rows, chosen, mayMark, onChoose } = props;
  const [shown, setShown] = useState(rowsAtOnce);
  const waiting = rows.filter(({ notice }) => notice === null).map(({ noticeId }) => noticeId);
  const areAll = waiting.length > 0 && waiting.every((noticeId) => chosen.has(noticeId));

  function choose(noticeId: string) {
    const next = new Set(chosen);
    if (!next.delete(noticeId)) next.add(noticeId);
    onChoose(next);
  }

  return (
    <Box>
      {mayMark && waiting.length > 1 && (
        <FormControlLabel
          label={`Marcar a los ${waiting.length} sin notificar de esta lista`}
          control={
            <Checkbox
              checked={areAll}
              indeterminate={!areAll && waiting.some((noticeId) => chosen.has(noticeId))}
              onChange={() => onChoose(areAll ? new Set() : new Set([...chosen, ...waiting]))}
            />
          }
          sx={{ ml: -1 }}
        />
      )}
      <Box component="ul" aria-label="Propietarios ausentes" sx={{ m: 0, p: 0 }}>
        {rows.slice(0, shown).map((row) => (
          <AbsenteeItem
            key={row.noticeId}
            row={row}
            isChosen={chosen.has(row.noticeId)}
            mayMark={mayMark}
            mayObject={props.mayObject}
            onChoose={() => choose(row.noticeId)}
            onNotify={() => props.onNotify(row)}
            onObject={() => props.onObject(row)}
            onUndo={() => props.onUndo(row)}
          />
        ))}
      </Box>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + 2 * rowsAtOnce)}>
          Mostrar más (faltan {rows.length - shown})
        </Button>
      )}
    </Box>
  );
}
