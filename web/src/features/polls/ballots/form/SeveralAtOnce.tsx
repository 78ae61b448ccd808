import { type Holding, sayNames, sayUnits, sumCounts } from '@asamblea/domain';
import { useId, useState } from 'react';
import { type UnitWords, useUnitWords } from '../../../../parts/unitWords.tsx';
import { Button } from '../../../../ui/widgets/Button.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type BallotDraft, markAll } from './draft.ts';
import { type UnitSet, unitSets } from './unitSets.ts';

interface SeveralAtOnceProps {
  readonly question: AskedQuestion;
  readonly groups: readonly (readonly Holding[])[];
  readonly draft: BallotDraft;
  readonly onChange: (draft: BallotDraft) => void;
}

/** The same answer for several units: all, those of an owner or of a tower, those whose proxies ask for it. */
export function SeveralAtOnce({ question, groups, draft, onChange }: SeveralAtOnceProps) {
  const words = useUnitWords();
  const selectId = useId();
  const [chosen, setChosen] = useState('all ');
  const sets = unitSets(groups, draft);
  const set = sets.find((one) => keyOf(one) === chosen) ?? sets[0];
  if (set === undefined) return null;
  const units = set.groups.flat();
  return (
    <div className="card several-at-once">
      <label htmlFor={selectId} className="strong">
        {words.agree('Marcar varias a la vez', 'Marcar varios a la vez')}
      </label>
      <select
        id={selectId}
        value={keyOf(set)}
        onChange={({ target }) => setChosen(target.value)}
        className="several-at-once-sets"
      >
        {sets.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {saySet(one, question, words)}
          </option>
        ))}
      </select>
      <div className="row-choice">
        {question.options.map(({ optionId, label }) => (
          <Button
            key={optionId}
            look="outlined"
            size="tall"
            aria-label={`${label}: ${sayUnits(units.length, words.term)}`}
            onClick={() => onChange({ ...draft, ...markAll(units, [optionId]) })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function keyOf({ kind, of }: UnitSet): string {
  return `${kind} ${of}`;
}

function saySet({ kind, of, groups }: UnitSet, question: AskedQuestion, words: UnitWords): string {
  const { units } = sumCounts(groups.flat().map(({ weight }) => ({ weight, units: 1 })));
  const those = words.agree('Las', 'Los');
  switch (kind) {
    case 'all':
      return `${words.agree('Todas', 'Todos')} (${units})`;
    case 'unmarked':
      return `${those} que faltan (${units})`;
    case 'owner':
      return `${those} de ${of} (${units})`;
    case 'prefix':
      return `${those} que empiezan por ${of} (${units})`;
    case 'instruction':
      return `${those} que piden «${sayNames(question.options, [of])}» (${units})`;
  }
}
