import {
  type RosterReading,
  type WeightMeasure,
  weightMeasureNames,
  weightMeasures,
} from '@asamblea/domain';
import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { giveOneEach, type ImportDraft, moveHeader } from './review/importDraft.ts';

interface ReadingOptionsProps {
  readonly draft: ImportDraft;
  readonly onChange: (draft: ImportDraft) => void;
}

const rowsOffered = 15;

/** The options that the titles alone do not settle. Nothing here is done without being asked for. */
export function ReadingOptions({ draft, onChange }: ReadingOptionsProps) {
  const { reading } = draft;
  const set = (more: Partial<RosterReading>) =>
    onChange({ ...draft, reading: { ...reading, ...more } });
  const { unit, weight } = reading.columns;
  const options = Math.min(Math.max(rowsOffered, reading.headerRow + 1), draft.rows.length);
  return (
    <>
      <Box sx={selects}>
        <TextField
          select
          size="small"
          label="Fila de los títulos"
          value={reading.headerRow}
          onChange={(event) => onChange(moveHeader(draft, Number(event.target.value)))}
        >
          <MenuItem value={-1}>No tiene títulos</MenuItem>
          {Array.from({ length: options }, (_, row) => row).map((row) => (
            <MenuItem key={row} value={row}>
              Fila {row + 1}
            </MenuItem>
          ))}
        </TextField>
        {unit === undefined && (
          <TextField
            select
            size="small"
            label="La unidad es"
            value={reading.unitFrom ?? 'column'}
            onChange={(event) =>
              onChange({ ...draft, reading: nameUnits(reading, event.target.value) })
            }
          >
            <MenuItem value="column">Una columna: indíquela arriba</MenuItem>
            <MenuItem value="person">Cada persona, con su nombre</MenuItem>
            <MenuItem value="row">Cada fila, con su número</MenuItem>
          </TextField>
        )}
        {reading.namesakes !== undefined && (
          <TextField
            select
            size="small"
            label="Sin documento, quienes se llaman igual"
            value={reading.namesakes}
            onChange={(event) =>
              onChange({ ...draft, reading: tellNamesakes(reading, event.target.value) })
            }
          >
            <MenuItem value="ask">Preguntar</MenuItem>
            <MenuItem value="same">Son la misma persona</MenuItem>
            <MenuItem value="apart">Son personas distintas</MenuItem>
          </TextField>
        )}
        <TextField
          select
          size="small"
          label="El coeficiente está en"
          value={reading.measure}
          onChange={(event) => set({ measure: event.target.value as WeightMeasure })}
        >
          {weightMeasures.map((measure) => (
            <MenuItem key={measure} value={measure}>
              {weightMeasureNames[measure]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Signo decimal"
          value={reading.decimal ?? 'auto'}
          onChange={(event) => {
            const { value } = event.target;
            set({ decimal: value === ',' || value === '.' ? value : null });
          }}
        >
          <MenuItem value="auto">Según los números</MenuItem>
          <MenuItem value=",">Coma (0,2775)</MenuItem>
          <MenuItem value=".">Punto (0.2775)</MenuItem>
        </TextField>
      </Box>
      <Box sx={{ display: 'grid', rowGap: { xs: 1, sm: 0 } }}>
        {weight === undefined && (
          <FormControlLabel
            label="Cada uno pesa lo mismo: un voto."
            control={
              <Checkbox
                checked={reading.equal === true}
                onChange={(event) => onChange(giveOneEach(draft, event.target.checked))}
              />
            }
          />
        )}
        {checks
          .filter(([name]) => name !== 'addRepeated' || reading.joinRepeated)
          .map(([name, label]) => (
            <FormControlLabel
              key={name}
              label={label}
              control={
                <Checkbox
                  checked={reading[name] === true}
                  onChange={(event) => set({ [name]: event.target.checked })}
                />
              }
            />
          ))}
      </Box>
    </>
  );
}

const checks = [
  ['joinGroup', 'Cada torre repite los números: llamar a la unidad por su torre y su número.'],
  ['joinRepeated', 'Las filas repetidas de una unidad son sus copropietarios, uno por fila.'],
  ['addRepeated', 'Cada fila repetida trae una parte del coeficiente de su unidad: se suman.'],
  [
    'splitOwners',
    'Una celda con varios nombres y otros tantos documentos es de varios copropietarios, en ese orden.',
  ],
  [
    'shareOut',
    'Ajustar los coeficientes en proporción para que sumen exactamente 100 (si la diferencia es de redondeo, hasta el 0,5 %).',
  ],
] as const;

function nameUnits({ unitFrom: _, ...reading }: RosterReading, chosen: string): RosterReading {
  return chosen === 'person' || chosen === 'row' ? { ...reading, unitFrom: chosen } : reading;
}

function tellNamesakes({ namesakes: _, ...reading }: RosterReading, said: string): RosterReading {
  return said === 'same' || said === 'apart' ? { ...reading, namesakes: said } : reading;
}

const selects = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
