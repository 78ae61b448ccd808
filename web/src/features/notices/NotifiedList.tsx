import { isTold, type NotifiedRow, type ToldOnce } from '@asamblea/domain';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { NotifiedItem } from './NotifiedItem.tsx';

interface NotifiedListProps {
  readonly rows: readonly NotifiedRow[];
  readonly chosen: ReadonlySet<string>;
  readonly mayNote: boolean;
  readonly linkOf: (row: NotifiedRow) => string | null;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onWrite: (row: NotifiedRow) => void;
  readonly onWhatsApp: (row: NotifiedRow) => void;
  readonly onUndo: (row: NotifiedRow, told: ToldOnce) => void;
}

const rowsAtOnce = 50;

/** The people to tell, in the order of the roster, long lists by pieces. */
export function NotifiedList(props: NotifiedListProps) {
  const { rows, chosen, mayNote, onChoose } = props;
  const [shown, setShown] = useState(rowsAtOnce);
  const missing = rows.filter((row) => !(row.isGone || isTold(row))).map((row) => row.personId);
  const areAll = missing.length > 0 && missing.every((personId) => chosen.has(personId));

  function choose(personId: string) {
    const next = new Set(chosen);
    if (!next.delete(personId)) next.add(personId);
    onChoose(next);
  }

  return (
    <Box>
      {mayNote && missing.length > 1 && (
        <FormControlLabel
          label={`Marcar a los ${missing.length} que faltan de esta lista`}
          control={
            <Checkbox
              checked={areAll}
              indeterminate={!areAll && missing.some((personId) => chosen.has(personId))}
              onChange={() => onChoose(areAll ? new Set() : new Set([...chosen, ...missing]))}
            />
          }
          sx={{ ml: -1 }}
        />
      )}
      <Box component="ul" aria-label="Personas por notificar" sx={{ m: 0, p: 0 }}>
        {rows.slice(0, shown).map((row) => (
          <NotifiedItem
            key={row.personId}
            row={row}
            isChosen={chosen.has(row.personId)}
            mayNote={mayNote}
            whatsApp={mayNote ? props.linkOf(row) : null}
            onChoose={() => choose(row.personId)}
            onWrite={() => props.onWrite(row)}
            onWhatsApp={() => props.onWhatsApp(row)}
            onUndo={(told) => props.onUndo(row, told)}
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
