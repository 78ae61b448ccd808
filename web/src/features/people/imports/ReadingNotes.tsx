import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import type { TableRows } from '../../../ui/tables/checkTable.ts';
import { type ImportDraft, keepRow } from './importDraft.ts';
import type { ReadingNote } from './review/reviewDraft.ts';

interface ReadingNotesProps {
  readonly draft: ImportDraft;
  readonly rows: TableRows;
  readonly notes: readonly ReadingNote[];
  readonly onChange: (draft: ImportDraft) => void;
}

/** What reading did by itself, a line a kind: rows left out, cells filled, columns of no use. Each is undone here. */
export function ReadingNotes({ draft, rows, notes, onChange }: ReadingNotesProps) {
  const { reading } = draft;
  const { kept = [] } = reading;
  const fills = reading.fills !== false;
  const fill = (on: boolean) => onChange({ ...draft, reading: { ...reading, fills: on } });
  if (notes.length === 0 && kept.length === 0 && fills) return null;
  return (
    <Paper component="section" aria-labelledby="lectura" sx={{ p: 2 }}>
      <Typography id="lectura" variant="h3" component="h2" sx={{ mb: 1 }}>
        Lo que hicimos con la tabla
      </Typography>
      <Box component="ul" sx={list}>
        {notes.map(({ code, text, leftOut }) => (
          <Box component="li" key={text}>
            <Typography component="span">{text}</Typography>
            {code === 'filled-down' && (
              <Button size="small" onClick={() => fill(false)}>
                Dejar en blanco
              </Button>
            )}
            {leftOut.length > 0 && (
              <LeftOut
                leftOut={leftOut}
                rows={rows}
                onKeep={(row) => onChange(keepRow(draft, row))}
              />
            )}
          </Box>
        ))}
        {!fills && (
          <li>
            Dejamos en blanco las celdas vacías.
            <Button size="small" onClick={() => fill(true)}>
              Completarlas con lo de arriba
            </Button>
          </li>
        )}
        {kept.map((row) => (
          <li key={row}>
            Contamos la fila {row} como una unidad.
            <Button
              size="small"
              aria-label={`No contar la fila ${row}`}
              onClick={() => onChange(keepRow(draft, row, false))}
            >
              Deshacer
            </Button>
          </li>
        ))}
      </Box>
    </Paper>
  );
}

/** A list that is read; of more, a person looks at the file. */
const rowsShown = 50;

interface LeftOutProps {
  readonly leftOut: readonly number[];
  readonly rows: TableRows;
  readonly onKeep: (row: number) => void;
}

/** The rows that were left out with what they say, each to be counted in again. */
function LeftOut({ leftOut, rows, onKeep }: LeftOutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Ocultar' : 'Ver'}
      </Button>
      {isOpen && (
        <Box component="ul" sx={list}>
          {leftOut.slice(0, rowsShown).map((row) => (
            <Box component="li" key={row} sx={{ overflowWrap: 'anywhere' }}>
              Fila {row}: {(rows[row - 1] ?? []).filter((text) => text.trim() !== '').join(' · ')}
              <Button size="small" aria-label={`Contar la fila ${row}`} onClick={() => onKeep(row)}>
                Contarla
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const list = { m: 0, pl: 2.5 } as const;
