import type { SaidNote } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { TablePart, TableRows } from '../../ui/tables/checkTable.ts';
import { sayRow, sayRowWithin } from '../../ui/tables/chooseSheet.ts';

interface TableNotesProps {
  readonly notes: readonly SaidNote[];
  readonly rows: TableRows;
  /** The sheets that the rows come from, where the file has several. */
  readonly parts: readonly TablePart[];
  /** The part of the reading that a person may undo here. */
  readonly reading: {
    readonly kept?: readonly number[] | undefined;
    readonly fills?: boolean | undefined;
  };
  /** The noun for a row: «una unidad». */
  readonly rowIs: string;
  readonly onKeep: (row: number, isKept: boolean) => void;
  readonly onFill: (fills: boolean) => void;
}

/**
 * The changes made by reading itself, a line a kind: rows left out, cells filled, columns of no use. Each is
 * undone here.
 */
export function TableNotes(props: TableNotesProps) {
  const { notes, rows, parts, reading, rowIs, onKeep, onFill } = props;
  const { kept = [], fills = true } = reading;
  const id = useId();
  if (notes.length === 0 && kept.length === 0 && fills) return null;
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        Lo que hicimos con la tabla
      </Typography>
      <Box component="ul" sx={list}>
        {notes.map(({ code, text, leftOut }) => (
          <li key={text}>
            {leftOut.length > 0 ? (
              <LeftOut {...{ text, leftOut, rows, parts }} onKeep={(row) => onKeep(row, true)} />
            ) : (
              <Line text={text}>
                {code === 'filled-down' && (
                  <Button size="small" onClick={() => onFill(false)}>
                    Dejar en blanco
                  </Button>
                )}
              </Line>
            )}
          </li>
        ))}
        {!fills && (
          <li>
            <Line text="Dejamos en blanco las celdas vacías.">
              <Button size="small" onClick={() => onFill(true)}>
                Completarlas con lo de arriba
              </Button>
            </Line>
          </li>
        )}
        {kept.map((row) => (
          <li key={row}>
            <Line text={`Contamos la ${sayRowWithin(row, parts)} como ${rowIs}.`}>
              <Button
                size="small"
                aria-label={`No contar la ${sayRowWithin(row, parts)}`}
                onClick={() => onKeep(row, false)}
              >
                Deshacer
              </Button>
            </Line>
          </li>
        ))}
      </Box>
    </Paper>
  );
}

interface LineProps {
  readonly text: string;
  /** The buttons; below the text where they do not fit beside it. */
  readonly children: ReactNode;
}

function Line({ text, children }: LineProps) {
  return (
    <Box sx={line}>
      <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

/** A list that is read; of more, a person looks at the file. */
const rowsShown = 50;

interface LeftOutProps extends Pick<TableNotesProps, 'rows' | 'parts'> {
  readonly text: string;
  readonly leftOut: readonly number[];
  readonly onKeep: (row: number) => void;
}

/** The rows that were left out with what they say, each to be counted in again. */
function LeftOut({ text, leftOut, rows, parts, onKeep }: LeftOutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Line text={text}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Ocultar' : 'Ver'}
        </Button>
      </Line>
      {isOpen && (
        <Box component="ul" sx={list}>
          {leftOut.slice(0, rowsShown).map((row) => (
            <li key={row}>
              <Line text={`${sayRow(row, parts)}: ${sayCells(rows[row - 1] ?? [])}`}>
                <Button
                  size="small"
                  aria-label={`Contar la ${sayRowWithin(row, parts)}`}
                  onClick={() => onKeep(row)}
                >
                  Contarla
                </Button>
              </Line>
            </li>
          ))}
          {leftOut.length > rowsShown && <li>Y {leftOut.length - rowsShown} más.</li>}
        </Box>
      )}
    </>
  );
}

function sayCells(cells: readonly string[]): string {
  return cells.filter((text) => text.trim() !== '').join(' · ');
}

const list = { m: 0, pl: 2.5 } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  // The button begins where the text does.
  '& .MuiButton-root': { minWidth: 0, mx: -0.625 },
} as const;
