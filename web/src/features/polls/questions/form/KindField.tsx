import { type ElectionAsked, type ElectionKind, electionKinds } from '@asamblea/domain';
import { TextField } from '@mui/material';

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
      helperText={election === null ? 'Una propuesta, a favor o en contra.' : help[election.kind]}
      fullWidth
      margin="normal"
    >
      <option value="">A favor o en contra</option>
      {electionKinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindNames[kind]}
        </option>
      ))}
    </TextField>
  );
}

const kindNames: Readonly<Record<ElectionKind, string>> = {
  one: 'Escoger una opción entre varias',
  several: 'Escoger varias opciones',
  people: 'Elegir personas',
  slates: 'Elegir planchas',
  survey: 'Encuesta',
};

const help: Readonly<Record<ElectionKind, string>> = {
  one: 'Tres cotizaciones, dos fechas… Cada unidad marca una.',
  several: 'Las obras más importantes, por ejemplo. Cada unidad marca varias.',
  people: 'Consejo, comité, revisor fiscal… Cada candidatura se vota aparte.',
  slates: 'Listas cerradas: cada unidad vota por una y los puestos se reparten entre ellas.',
  survey: 'Para conocer la opinión de la sala: no decide nada.',
};
