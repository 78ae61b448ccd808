import type { LocalDate } from '@asamblea/domain';
import { TextField } from '@mui/material';

interface DayFieldProps {
  readonly label: string;
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly onChange: (date: LocalDate) => void;
}

/** A day on which something happened, between the closing and today. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const isWrong = value < min || value > max;
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong}
      helperText={isWrong ? 'Entre el cierre de la votación y hoy.' : ''}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
      required
      fullWidth
    />
  );
}
