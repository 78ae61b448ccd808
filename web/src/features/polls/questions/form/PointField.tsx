import { type AgendaPoint, type QuestionTerms, sayPoint } from '@asamblea/domain';
import { Autocomplete, TextField } from '@mui/material';

interface PointFieldProps {
  /** The points of the agenda, in their order. */
  readonly points: readonly AgendaPoint[];
  /** While there are none, what was typed in other questions. */
  readonly items: readonly string[];
  readonly terms: QuestionTerms;
  readonly onChange: (terms: QuestionTerms) => void;
}

/** To which point the question belongs: one of the agenda or, where nobody wrote it, some words. */
export function PointField({ points, items, terms, onChange }: PointFieldProps) {
  if (points.length > 0) {
    return (
      <TextField
        select
        label="Punto del orden del día"
        value={terms.pointId ?? ''}
        onChange={({ target }) =>
          onChange({ ...terms, pointId: target.value === '' ? null : target.value, item: '' })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
        margin="normal"
      >
        <option value="">Ninguno: fuera del orden del día</option>
        {points.map((point) => (
          <option key={point.pointId} value={point.pointId}>
            {sayPoint(point)}
          </option>
        ))}
      </TextField>
    );
  }
  return (
    <Autocomplete
      freeSolo
      options={[...items]}
      inputValue={terms.item ?? ''}
      onInputChange={(_, item) => onChange({ ...terms, item: item.slice(0, 120) })}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Punto del orden del día"
          helperText="Solo si va con otras preguntas del mismo punto."
          placeholder="5. Proposiciones y varios"
          margin="normal"
        />
      )}
    />
  );
}
