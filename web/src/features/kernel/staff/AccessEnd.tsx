import { instantOfLocal, localDateOf, localTimeOf } from '@asamblea/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';

interface AccessEndProps {
  /** Milliseconds; null: no end. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Until when they may enter, on the clocks of the assembly. Empty, or half written: without end. */
export function AccessEnd({ value, onChange }: AccessEndProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const [written, setWritten] = useState(
    value === null ? '' : `${localDateOf(value, timeZone)}T${localTimeOf(value, timeZone)}`,
  );
  return (
    <TextField
      label="Fin del acceso (opcional)"
      type="datetime-local"
      value={written}
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(readMoment(target.value, timeZone));
      }}
      helperText="A esa hora sale de la aplicación, esté donde esté. Vacío: sin fin."
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function readMoment(text: string, timeZone: string): number | null {
  const [date = '', time = ''] = text.split('T');
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(text)
    ? instantOfLocal(date, time.slice(0, 5), timeZone)
    : null;
}
