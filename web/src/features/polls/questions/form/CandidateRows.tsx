import { readSlates } from '@asamblea/domain';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Close';
import AddIcon from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, IconButton, TextField, Tooltip } from '@mui/material';
import { type ClipboardEvent, type ReactNode, useId, useState } from 'react';
import { NoteLines } from '../../../../ui/lists/NoteLines.tsx';
import { rowsOfLines, textOfClipboard } from '../../../../ui/tables/readPasted.ts';
import { addRow, type ElectionRow, pasteRows, raiseRow } from './electionRows.ts';

interface CandidateRowsProps {
  readonly rows: readonly ElectionRow[];
  /** The name of each: `Candidatura`, `Plancha`, `Opción`. */
  readonly noun: string;
  readonly isSlates: boolean;
  readonly onChange: (rows: readonly ElectionRow[]) => void;
}

/** The options to mark, in the order of the ballot. A pasted list fills as many rows. */
export function CandidateRows({ rows, noun, isSlates, onChange }: CandidateRowsProps) {
  const titleId = useId();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const change = (id: number, more: Partial<ElectionRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...more } : row)));

  /** Cells, lines or slates with their people; a name alone, or people into their box, are pasted as always. */
  function paste(event: ClipboardEvent, id: number, isPeople: boolean) {
    const { clipboardData } = event;
    const plain = clipboardData.getData('text/plain');
    const cells = rowsOfLines(textOfClipboard(plain, clipboardData.getData('text/html')));
    const { candidates, notes: found } = readSlates(
      cells,
      isPeople ? 'people' : isSlates ? 'slates' : 'names',
    );
    const people = candidates.reduce((sum, { lines }) => sum + lines.length, 0);
    if (candidates.length + people < (isPeople ? 3 : 2)) return;
    event.preventDefault();
    setNotes(found);
    onChange(pasteRows(rows, id, candidates));
  }

  return (
    <Box role="group" aria-labelledby={titleId} sx={{ my: 2 }}>
      <Box id={titleId} sx={{ fontWeight: 600 }}>
        {noun === 'Opción' ? 'Opciones' : `${noun}s`}, en el orden de la papeleta
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {isSlates
          ? 'Puede pegar todas las planchas, como están en su hoja o en un documento.'
          : 'Puede pegar la lista completa, una por línea.'}
      </Box>
      <Box role="status">
        <NoteLines notes={notes} />
      </Box>
      <Box
        component="ol"
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'grid', gap: 1.75 }}
      >
        {rows.map(({ id, label, people }, at) => (
          <Box component="li" key={id} sx={isSlates ? slateLook : undefined}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <TextField
                value={label}
                onChange={({ target }) => change(id, { label: target.value })}
                onPaste={(event) => paste(event, id, false)}
                label={`${noun} ${at + 1}`}
                slotProps={{ htmlInput: { maxLength: 120 } }}
                size="small"
                fullWidth
              />
              <RowButton
                title={`Subir ${noun.toLowerCase()} ${at + 1}`}
                isOff={at === 0}
                onPress={() => onChange(raiseRow(rows, id))}
              >
                <UpIcon />
              </RowButton>
              <RowButton
                title={`Quitar ${noun.toLowerCase()} ${at + 1}`}
                isOff={rows.length === 1}
                onPress={() => onChange(rows.filter((row) => row.id !== id))}
              >
                <RemoveIcon />
              </RowButton>
            </Box>
            {isSlates && (
              <TextField
                value={people}
                onChange={({ target }) => change(id, { people: target.value })}
                onPaste={(event) => paste(event, id, true)}
                label={`Integrantes de la plancha ${at + 1}, uno por línea`}
                helperText="En el orden en que ocupan los puestos. Suplente después de una barra: Ana Díaz / Luis Rojas"
                multiline
                minRows={3}
                fullWidth
                sx={{ mt: 1.5 }}
              />
            )}
          </Box>
        ))}
      </Box>
      <Button startIcon={<AddIcon />} onClick={() => onChange(addRow(rows))} sx={{ mt: 1 }}>
        Agregar {noun.toLowerCase()}
      </Button>
    </Box>
  );
}

interface RowButtonProps {
  readonly title: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function RowButton({ title, isOff, onPress, children }: RowButtonProps) {
  return (
    <Tooltip title={title}>
      <span>
        <IconButton size="small" aria-label={title} disabled={isOff} onClick={onPress}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

const slateLook = { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 } as const;
