import { instantOfLocal, localDateOf, localTimeOf } from '@asamblea/domain';
import { TextField } from '@mui/material';

interface MomentFieldProps {
  readonly label: string;
  readonly helperText: string;
  readonly isWrong?: boolean;
  /** As the browser's field writes it, `2026-11-21T20:00`; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A date and an hour, on the clocks of the assembly. */
export function MomentField(props: MomentFieldProps) {
  const { label, helperText, isWrong = false, value, onChange } = props;
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={helperText}
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Null while the field is empty or half written. */
export function readMoment(value: string, timeZone: string): number | null {
  const [date = '', time = ''] = value.split('T');
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(value)
    ? instantOfLocal(date, time.slice(0, 5), timeZone)
    : null;
}

export function writeMoment(at: number, timeZone: string): string {
  return `${localDateOf(at, timeZone)}T${localTimeOf(at, timeZone)}`;
}
