import {
  type RosterReading,
  type WeightMeasure,
  weightMeasureNames,
  weightMeasures,
} from '@asamblea/domain';
import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { type ImportDraft, moveHeader } from './importDraft.ts';

interface ReadingOptionsProps {
  readonly draft: ImportDraft;
  readonly onChange: (draft: ImportDraft) => void;
}

const rowsOffered = 15;

/** What the titles alone do not say. Nothing here is done without being asked for. */
export function ReadingOptions({ draft, onChange }: ReadingOptionsProps) {
  const { reading } = draft;
  const set = (more: Partial<RosterReading>) =>
    onChange({ ...draft, reading: { ...reading, ...more } });
  const options = Math.min(rowsOffered, draft.rows.length);
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
      <Box sx={{ display: 'grid' }}>
        {checks.map(([name, label]) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox
                checked={reading[name]}
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
  ['shareOut', 'Ajustar los coeficientes en proporción para que sumen exactamente 100.'],
] as const;

const selects = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
