import { formatWeight, type Unit } from '@asamblea/domain';
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

const sampleSize = 8;

/** The first rows as they were understood, to see at a glance that the columns are the right ones. */
export function UnitSample({ units }: { readonly units: readonly Unit[] }) {
  const hasGroups = units.some((unit) => unit.group !== '');
  return (
    <Paper component="section" aria-labelledby="muestra">
      <Typography id="muestra" variant="h3" component="h2" sx={{ p: 2, pb: 1 }}>
        Así leímos las primeras unidades
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby="muestra">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Unidad</TableCell>
              {hasGroups && <TableCell>Agrupación</TableCell>}
              <TableCell align="right">Coeficiente</TableCell>
              <TableCell>Propietarios</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {units.slice(0, sampleSize).map((unit) => (
              <TableRow key={unit.unitId}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{unit.label}</TableCell>
                {hasGroups && <TableCell>{unit.group}</TableCell>}
                <TableCell align="right">{formatWeight(unit.weight)}</TableCell>
                <TableCell>{unit.ownerNames.join(', ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
