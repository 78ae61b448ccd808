import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { usePieces } from '../device/usePieces.ts';
import { MoreButton } from './MoreButton.tsx';

/** Up to this length a text is not broken: the code of a unit, a state, how somebody attends. */
const whole = 14;

interface PlainTableProps {
  /** The caption; also the table's name for people who cannot see it. */
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly isFigure?: boolean }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/**
 * A table that scrolls by itself where it does not fit; its first column names each row. Long ones
 * are shown by pieces.
 */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  const captionId = useId();
  const pieces = usePieces(rows);
  return (
    <Paper component="section" aria-labelledby={captionId}>
      <Typography id={captionId} variant="h3" component="h2" sx={{ p: 2, pb: 1 }}>
        {caption}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby={captionId}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map(({ name, isFigure = false }) => (
                <TableCell key={name} align={isFigure ? 'right' : 'left'}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {pieces.shown.map(({ key, cells }) => (
              <TableRow key={key}>
                {columns.map(({ name, isFigure = false }, index) => (
                  <TableCell
                    key={name}
                    align={isFigure ? 'right' : 'left'}
                    {...(index === 0 ? { component: 'th' as const, scope: 'row' } : {})}
                    style={isShort(cells[index]) ? { whiteSpace: 'nowrap' } : undefined}
                  >
                    {cells[index]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <MoreButton pieces={pieces} sx={{ m: 1 }} />
    </Paper>
  );
}

function isShort(cell: ReactNode): boolean {
  return typeof cell === 'string' && cell.length <= whole;
}
