import { type Holding, takesSeveral } from '@asamblea/domain';
import { useState } from 'react';
import { type UnitWords, useUnitWords } from '../../../ui/unitWords.tsx';
import { SwitchGroup } from '../../../ui/widgets/SwitchGroup.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, instructedDraft, markAll, sharedMarks } from './draft.ts';
import { InstructionNotice } from './InstructionNotice.tsx';
import { MarksChoice } from './MarksChoice.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { UnitName } from './UnitName.tsx';
import { isByOwner, unitGroups } from './unitGroups.ts';

interface UnitsChoiceProps {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed. */
  readonly units: readonly Holding[];
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** One answer for all my units, or one for each; where owners are counted, one for each owner. */
export function UnitsChoice({ question, units, draft, onChange }: UnitsChoiceProps) {
  const [isApart, setApart] = useState(() => !areAlike(draft, units));
  const words = useUnitWords();
  const Choice = takesSeveral(question) ? MarksChoice : OptionChoice;
  const groups = unitGroups(units);
  const isSplit = isApart && groups.length > 1;
  return (
    <>
      <InstructionNotice
        question={question}
        units={units}
        onFollow={() => {
          const followed = { ...draft, ...instructedDraft(units) };
          onChange(followed);
          setApart(!areAlike(followed, units));
        }}
      />
      {groups.length > 1 && (
        <SwitchGroup
          label={`Cómo votar por sus ${words.term.noun}`}
          value={isSplit ? 'apart' : 'together'}
          choices={[
            ['together', `${words.agree('Todas', 'Todos')} igual`],
            [
              'apart',
              isByOwner(units) ? 'Por propietario' : words.agree('Una por una', 'Uno por uno'),
            ],
          ]}
          onChange={(chosen) => setApart(chosen === 'apart')}
        />
      )}
      {isSplit ? (
        groups.map((group) => (
          <Choice
            key={group[0]?.unitId}
            legend={<GroupName units={group} />}
            question={question}
            marks={sharedMarks(draft, group)}
            onChange={(marks) => onChange({ ...draft, ...markAll(group, marks) })}
          />
        ))
      ) : (
        <Choice
          legend={units.length === 1 ? 'Su voto' : sayForAll(words)}
          isLegendSeen={groups.length === 1}
          question={question}
          marks={sharedMarks(draft, units)}
          onChange={(marks) => onChange(markAll(units, marks))}
        />
      )}
      {units.length > 1 && !isSplit && (
        <div className="muted">
          {groups.length === 1 && (
            <p className="text">
              Son de un mismo propietario: en esta decisión votan {words.agree('juntas', 'juntos')}.
            </p>
          )}
          <UnitList units={units} />
        </div>
      )}
    </>
  );
}

function GroupName({ units }: { readonly units: readonly Holding[] }) {
  const [first, ...others] = units;
  if (first === undefined) return null;
  return others.length === 0 ? <UnitName holding={first} /> : <UnitList units={units} />;
}

function UnitList({ units }: { readonly units: readonly Holding[] }) {
  return (
    <ul className="list">
      {units.map((unit) => (
        <li key={unit.unitId}>
          <UnitName holding={unit} />
        </li>
      ))}
    </ul>
  );
}

function sayForAll({ term, agree }: UnitWords): string {
  return `Su voto por ${agree('todas', 'todos')} sus ${term.noun}`;
}

function areAlike(draft: Draft, units: readonly Holding[]): boolean {
  return new Set(units.map(({ unitId }) => (draft[unitId] ?? []).join())).size <= 1;
}
