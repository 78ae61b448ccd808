import { electionWarnings, type Ruled } from '@asamblea/domain';
import { Alert } from '@mui/material';
import { ChoiceLines } from './ChoiceLines.tsx';

interface WinsFieldProps {
  readonly ruled: Ruled & { readonly election: NonNullable<Ruled['election']> };
  /** One alone with one mark, several, or one by rounds. */
  readonly ways: keyof typeof wins;
  readonly onChange: (needsMajority: boolean) => void;
}

/** The rule to win, and the law where it says something else. */
export function WinsField({ ruled, ways, onChange }: WinsFieldProps) {
  return (
    <>
      <ChoiceLines
        label="Qué se necesita para ganar"
        value={ruled.election.needsMajority ? 'majority' : 'plurality'}
        options={wins[ways]}
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

const wins = {
  one: [
    ['majority', 'La mayoría del asunto; si nadie llega, segunda vuelta entre las dos primeras'],
    ['plurality', 'Ser la más votada'],
  ],
  among: [
    ['majority', 'Estar entre las más votadas y, cada una, llegar a la mayoría del asunto'],
    ['plurality', 'Estar entre las más votadas'],
  ],
  rounds: [
    ['majority', 'Ganar la última ronda y llegar en ella a la mayoría del asunto'],
    ['plurality', 'Tener más de la mitad de las preferencias que siguen en la ronda'],
  ],
} as const;
