import {
  ballotKinds,
  type DecidingLaw,
  type ElectionAsked,
  electionWarnings,
  ruleOfMatter,
} from '@asamblea/domain';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { CandidateRows } from './CandidateRows.tsx';
import { ChoiceLines } from './ChoiceLines.tsx';
import { candidatesOf, type ElectionRow, rowsOf } from './electionRows.ts';
import { kindWords } from './kindWords.ts';
import { NumberField } from './NumberField.tsx';
import { WinsField } from './WinsField.tsx';

interface ElectionFieldsProps {
  readonly law: DecidingLaw;
  readonly matterId: string | null;
  readonly election: ElectionAsked;
  /** The problem that keeps it from being created. */
  readonly problem: string | null;
  readonly onChange: (election: ElectionAsked) => void;
}

/** The candidates, the seats, the number of marks and the rule to win. */
export function ElectionFields(props: ElectionFieldsProps) {
  const { law, matterId, election, problem, onChange } = props;
  const [rows, setRows] = useState(() => rowsOf(election));
  const { kind, seats, min, max, method } = election;
  const { takes, isOrdered, hasLines, mayNeedMajority, seats: chosen } = ballotKinds[kind];
  const rule = ruleOfMatter(law, matterId);
  const ruled = { rule, rulePack: law.rulePack, election };
  const set = (more: Partial<ElectionAsked>) => onChange({ ...election, ...more });

  function write(next: readonly ElectionRow[]) {
    setRows(next);
    set({ candidates: candidatesOf(next) });
  }

  /** Usually one marks as many as there are seats: the most follows until it is written apart. */
  function setSeats(next: number) {
    set({ seats: next, ...(max === seats ? { max: next, min: Math.min(min, next) } : {}) });
  }

  return (
    <Box>
      <CandidateRows rows={rows} noun={kindWords[kind].noun} isSlates={hasLines} onChange={write} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        {chosen === 'asked' && (
          <NumberField
            label={kind === 'several' ? 'Cuántas se escogen' : 'Puestos por elegir'}
            value={seats}
            onChange={setSeats}
          />
        )}
        {takes === 'several' && !isOrdered && (
          <>
            <NumberField
              label="Mínimo de marcas"
              value={min}
              onChange={(next) => set({ min: next })}
            />
            <NumberField
              label="Máximo de marcas"
              value={max}
              onChange={(next) => set({ max: next })}
            />
          </>
        )}
      </Box>
      {hasLines && (
        <ChoiceLines
          label="Cómo se reparten los puestos"
          value={method}
          options={methods}
          onChange={(shared) => set({ method: shared })}
        />
      )}
      {hasLines &&
        electionWarnings(ruled).map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        ))}
      {mayNeedMajority && (
        <WinsField
          ruled={ruled}
          ways={
            isOrdered ? 'rounds' : kind === 'one' || (seats === 1 && max === 1) ? 'one' : 'among'
          }
          onChange={(needs) => set({ needsMajority: needs })}
        />
      )}
      {problem !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}

const methods = [
  ['quotient', 'Por cociente electoral: cada plancha según sus votos'],
  ['plurality', 'Por mayoría relativa: la más votada ocupa todos los puestos'],
] as const;
