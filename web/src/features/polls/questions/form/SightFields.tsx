import type { QuestionTerms, RollCallOrder } from '@asamblea/domain';
import { Alert, Checkbox, FormControlLabel, TextField } from '@mui/material';

interface SightFieldsProps {
  readonly terms: QuestionTerms;
  readonly onChange: (terms: QuestionTerms) => void;
}

const orders: readonly (readonly [RollCallOrder, string])[] = [
  ['group', 'Se ve por torre o grupo'],
  ['unit', 'Se ve por unidad'],
  ['time', 'Se ven primero los últimos'],
];

/** The part of each unit's vote that the hall may see while it votes. It cannot change once the question opens. */
export function SightFields({ terms, onChange }: SightFieldsProps) {
  const { liveBars, wall = false, roll = null } = terms;
  const isSecret = terms.disclosure === 'secret';
  return (
    <>
      <TextField
        select
        label="En la sala, el voto de cada unidad"
        value={roll ?? ''}
        disabled={isSecret}
        onChange={({ target }) => {
          const next = orders.find(([order]) => order === target.value)?.[0] ?? null;
          // Bars and a wall are together only while every vote is public.
          onChange({ ...terms, roll: next, wall: wall && (next !== null || !liveBars) });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
        margin="normal"
      >
        <option value="">No se ve</option>
        {orders.map(([order, name]) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
      </TextField>
      {roll !== null && (
        <Alert severity="warning">
          Toda la sala verá qué votó cada unidad, apenas vote. Se le avisa a cada persona antes de
          votar.
        </Alert>
      )}
      <FormControlLabel
        label="Mostrar en la sala qué unidades ya votaron (muro)"
        control={
          <Checkbox
            checked={wall}
            disabled={liveBars && roll === null}
            onChange={(_, checked) => onChange({ ...terms, wall: checked })}
          />
        }
      />
      {liveBars && roll === null && (
        <Alert severity="info">
          El muro y los votos en vivo no van juntos: al verse crecer una barra cuando se enciende
          una unidad, se sabría qué votó.
        </Alert>
      )}
    </>
  );
}
