import { electionWarnings, type Ruled } from '@asamblea/domain';
import { Alert } from '@mui/material';
import { Choice } from './Choice.tsx';

interface WinsFieldProps {
  readonly ruled: Ruled & { readonly election: NonNullable<Ruled['election']> };
  /** One alone is chosen, with one mark. */
  readonly isAlone: boolean;
  readonly onChange: (needsMajority: boolean) => void;
}

/** What it takes to win, and what the law says of it where it says something else. */
export function WinsField({ ruled, isAlone, onChange }: WinsFieldProps) {
  return (
    <>
      <Choice
        label="Qué se necesita para ganar"
        value={ruled.election.needsMajority ? 'majority' : 'plurality'}
        options={isAlone ? winsAlone : winsAmong}
        onChange={(chosen) => onChange(chosen === 'majority')}
      />
      {electionWarnings(ruled).map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mb: 1 }}>
          {warning}
        </Alert>
      ))}
    </>
  );
}

const winsAlone = [
  ['majority', 'La mayoría del asunto; si nadie llega, segunda vuelta entre las dos primeras'],
  ['plurality', 'Ser la más votada'],
] as const;

const winsAmong = [
  ['majority', 'Estar entre las más votadas y, cada una, llegar a la mayoría del asunto'],
  ['plurality', 'Estar entre las más votadas'],
] as const;
