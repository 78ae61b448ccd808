import { fieldList, ownersOf, type Unit, type WeightMeasure } from '@asamblea/domain';
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

interface UnitSampleProps {
  readonly units: readonly Unit[];
  readonly measure: WeightMeasure;
}

/** The first rows as they were understood, to see at a glance that the columns are the right ones. */
export function UnitSample({ units, measure }: UnitSampleProps) {
  const columns = sampleColumns(units, measure);
  return (
    <Paper component="section" aria-labelledby="muestra">
      <Typography id="muestra" variant="h3" component="h2" sx={{ p: 2, pb: 1 }}>
        Así leímos las primeras unidades
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby="muestra">
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map(({ name, align }) => (
                <TableCell key={name} align={align}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {units.slice(0, sampleSize).map((unit) => (
              <TableRow key={unit.unitId}>
                {columns.map(({ name, align, isName, cellOf }) => (
                  <TableCell
                    key={name}
                    align={align}
                    sx={isName ? { whiteSpace: 'nowrap' } : roomFor(cellOf(unit))}
                  >
                    {cellOf(unit)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

/** A long name has room for two words a line where the table scrolls, instead of one. */
function roomFor(text: string) {
  return text.length > 14 ? { minWidth: 180 } : undefined;
}

/** The fields that tell whether the columns were the right ones, as a comparison names them. */
function sampleColumns(units: readonly Unit[], measure: WeightMeasure) {
  return fieldList.flatMap(({ column, inFull, show }) => {
    if (inFull === null || show.inSample !== true) return [];
    // The owners are named in the unit itself.
    const cellOf = (unit: Unit) => inFull.say(unit, ownersOf(unit, new Map()));
    if (show.ifAny === true && units.every((unit) => cellOf(unit) === '')) return [];
    const align = show.as === 'number' ? ('right' as const) : ('left' as const);
    const isInMillions = column === 'weight' && measure === 'shareMillions';
    const name = isInMillions ? `${inFull.name} (millones)` : inFull.name;
    return [{ name, align, isName: column === 'unit', cellOf }];
  });
}
