import { MenuItem, TextField } from '@mui/material';

interface SessionChoiceProps {
  /** The newest one: they are numbered from 1. */
  readonly last: number;
  readonly chosen: number | null;
  readonly onChoose: (session: number) => void;
}

/** Which session; nothing to choose while there has been only one. */
export function SessionChoice({ last, chosen, onChoose }: SessionChoiceProps) {
  if (last < 2) return null;
  const sessions = Array.from({ length: last }, (_, index) => last - index);
  return (
    <TextField
      select
      size="small"
      label="Sesión"
      value={chosen ?? last}
      onChange={(event) => onChoose(Number(event.target.value))}
      sx={{ minWidth: 120 }}
    >
      {sessions.map((session) => (
        <MenuItem key={session} value={session}>
          Sesión {session}
        </MenuItem>
      ))}
    </TextField>
  );
}
