import { formatCount, formatPercent, formatWeight, holdingHeadings } from '@asamblea/domain';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import type { UnitGroup } from './groupUnits.ts';

interface GroupTableProps {
  readonly groups: readonly UnitGroup[];
  readonly total: number;
}

/** Weight by group, to be read and to be seen. */
export function GroupTable({ groups, total }: GroupTableProps) {
  const words = useHoldingWords();
  const heaviest = Math.max(1, ...groups.map((group) => group.weight));
  return (
    <TableContainer tabIndex={0} role="group" aria-labelledby="agrupaciones">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Agrupación</TableCell>
            <TableCell align="right">Unidades</TableCell>
            <TableCell align="right">{holdingHeadings(words).weight.name}</TableCell>
            <TableCell align="right">Del total</TableCell>
            <TableCell
              aria-hidden
              sx={{ width: '30%', display: { xs: 'none', sm: 'table-cell' } }}
            />
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ name, units, weight }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name === '' ? 'Sin agrupación' : name}
              </TableCell>
              <TableCell align="right">{formatCount(units)}</TableCell>
              <TableCell align="right">{formatWeight(weight)}</TableCell>
              <TableCell align="right">{formatPercent(weight, total)}</TableCell>
              <TableCell aria-hidden sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                <Box sx={{ ...bar, width: `${(100 * weight) / heaviest}%` }} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const bar = { height: 12, borderRadius: 1, bgcolor: 'primary.main' } as const;
