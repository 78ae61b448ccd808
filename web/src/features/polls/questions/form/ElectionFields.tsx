import {
  countingLawOf,
  type ElectionAsked,
  type ElectionKind,
  type PackId,
  warnOfMethod,
} from '@asamblea/domain';
import { Alert, Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { CandidateRows } from './CandidateRows.tsx';
import { candidatesOf, type ElectionRow, rowsOf } from './electionRows.ts';
import { NumberField } from './NumberField.tsx';

interface ElectionFieldsProps {
  readonly packId: PackId;
  readonly election: ElectionAsked;
  /** What does not let it be created. */
  readonly problem: string | null;
  readonly onChange: (election: ElectionAsked) => void;
}

/** Who runs, for how many seats, how many may be marked and what it takes to win. */
export function ElectionFields({ packId, election, problem, onChange }: ElectionFieldsProps) {
  const [rows, setRows] = useState(() => rowsOf(election));
  const { kind, seats, min, max, method, needsMajority } = election;
  const law = countingLawOf(packId);
  const warning = kind === 'slates' ? warnOfMethod(law, method) : null;
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
      <CandidateRows rows={rows} noun={nouns[kind]} isSlates={kind === 'slates'} onChange={write} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        {(kind === 'people' || kind === 'slates') && (
          <NumberField label="Puestos por elegir" value={seats} onChange={setSeats} />
        )}
        {kind === 'several' && (
          <NumberField label="Cuántas se escogen" value={seats} onChange={setSeats} />
        )}
        {kind !== 'one' && kind !== 'slates' && (
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
      {kind === 'slates' && (
        <Choice
          label="Cómo se reparten los puestos"
          value={method}
          options={methods}
          onChange={(chosen) => set({ method: chosen })}
        />
      )}
      {warning !== null && <Alert severity="warning">{warning}</Alert>}
      {kind !== 'slates' && kind !== 'survey' && (
        <Choice
          label="Qué se necesita para ganar"
          value={needsMajority ? 'majority' : 'plurality'}
          options={kind === 'one' || (seats === 1 && max === 1) ? winsAlone : winsAmong}
          onChange={(chosen) => set({ needsMajority: chosen === 'majority' })}
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

const nouns: Readonly<Record<ElectionKind, string>> = {
  one: 'Opción',
  several: 'Opción',
  survey: 'Opción',
  people: 'Candidatura',
  slates: 'Plancha',
};

const methods = [
  ['quotient', 'Por cociente electoral: cada plancha según sus votos'],
  ['plurality', 'Por mayoría: la más votada ocupa todos los puestos'],
] as const;

const winsAlone = [
  ['majority', 'La mayoría del asunto; si nadie llega, segunda vuelta entre las dos primeras'],
  ['plurality', 'Ser la más votada'],
] as const;

const winsAmong = [
  ['plurality', 'Estar entre las más votadas'],
  ['majority', 'Estar entre las más votadas y, cada una, llegar a la mayoría del asunto'],
] as const;

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [V, string])[];
  readonly onChange: (value: V) => void;
}

function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    <Box sx={{ my: 1 }}>
      <Box sx={{ fontWeight: 600 }}>{label}</Box>
      <RadioGroup
        aria-label={label}
        value={value}
        onChange={(_, chosen) => {
          const found = options.find(([id]) => id === chosen);
          if (found !== undefined) onChange(found[0]);
        }}
      >
        {options.map(([id, said]) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={said} />
        ))}
      </RadioGroup>
    </Box>
  );
}
