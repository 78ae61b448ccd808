import { type ElectionAsked, type ElectionKind, electionKinds } from '@asamblea/domain';
import { TextField } from '@mui/material';
import { kindWords } from './kindWords.ts';

interface KindFieldProps {
  readonly election: ElectionAsked | null;
  readonly onChange: (kind: ElectionKind | null) => void;
}

/** How the question is answered: it comes first, since what is written next depends on it. */
export function KindField({ election, onChange }: KindFieldProps) {
  return (
    <TextField
      select
      label="Cómo se vota"
      value={election?.kind ?? ''}
      onChange={({ target }) =>
        onChange(electionKinds.find((kind) => kind === target.value) ?? null)
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      helperText={
        election === null ? 'Una propuesta, a favor o en contra.' : kindWords[election.kind].help
      }
      fullWidth
      margin="normal"
    >
      <option value="">A favor o en contra</option>
      {electionKinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindWords[kind].name}
        </option>
      ))}
    </TextField>
  );
}
