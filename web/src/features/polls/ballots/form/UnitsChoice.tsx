import {
  ballotKindOf,
  choosable,
  type Holding,
  type MarkLimits,
  takesSeveral,
} from '@asamblea/domain';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { importWhenOnline } from '../../../../firebase/listening/importWhenOnline.ts';
import { type UnitWords, useUnitWords } from '../../../../parts/unitWords.tsx';
import { VisuallyHidden } from '../../../../ui/device/VisuallyHidden.tsx';
import { classes } from '../../../../ui/widgets/classes.ts';
import { MarkField } from '../../../../ui/widgets/MarkField.tsx';
import { SwitchGroup } from '../../../../ui/widgets/SwitchGroup.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type BallotDraft, instructedDraft, markAll, sharedMarks, toggleMark } from './draft.ts';
import { InstructionMessage } from './InstructionMessage.tsx';
import { InstructionWords } from './InstructionWords.tsx';
import { OptionLabel } from './OptionLabel.tsx';
import { isShortChoice, RowChoice } from './RowChoice.tsx';
import { UnitName } from './UnitName.tsx';
import { isByOwner, unitGroups } from './unitGroups.ts';

/** From so many on, several are marked at once too: few people hold as many, and nobody else loads it. */
const many = 4;
const SeveralAtOnce = lazy(() =>
  importWhenOnline(() => import('./SeveralAtOnce.tsx')).then((loaded) => ({
    default: loaded.SeveralAtOnce,
  })),
);

interface UnitsChoiceProps {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed. */
  readonly units: readonly Holding[];
  readonly draft: BallotDraft;
  /** Nothing else on the page says which they are. */
  readonly isListed?: boolean;
  readonly onChange: (draft: BallotDraft) => void;
}

/** One answer for all my units, or one for each; where owners are counted, one for each owner. */
export function UnitsChoice(props: UnitsChoiceProps) {
  const { question, units, draft, isListed = true, onChange } = props;
  const [isApart, setApart] = useState(() => !areAlike(draft, units));
  const words = useUnitWords();
  const Choice = takesSeveral(question) ? MarksChoice : OptionChoice;
  const groups = unitGroups(units);
  const isSplit = isApart && groups.length > 1;
  return (
    <>
      <InstructionMessage
        question={question}
        units={units}
        onFollow={() => {
          const followed = { ...draft, ...instructedDraft(units) };
          onChange(followed);
          setApart(!areAlike(followed, units));
        }}
      />
      <InstructionWords units={units} />
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
      {isSplit && groups.length >= many && isShortChoice(question) && (
        <Suspense fallback={null}>
          <SeveralAtOnce {...{ question, groups, draft, onChange }} />
        </Suspense>
      )}
      {isSplit ? (
        groups.map((group) => {
          const row = {
            legend: <GroupName units={group} />,
            marks: sharedMarks(draft, group),
            onChange: (marks: readonly string[]) =>
              onChange({ ...draft, ...markAll(group, marks) }),
          };
          const key = group[0]?.unitId;
          return isShortChoice(question) ? (
            <RowChoice key={key} {...row} options={question.options} />
          ) : (
            <Choice key={key} {...row} question={question} />
          );
        })
      ) : (
        <Choice
          legend={units.length === 1 ? 'Su voto' : sayForAll(words)}
          isLegendSeen={groups.length === 1}
          question={question}
          marks={sharedMarks(draft, units)}
          onChange={(marks) => onChange(markAll(units, marks))}
        />
      )}
      {units.length > 1 && !isSplit && (isListed || groups.length === 1) && (
        <div className="muted">
          {groups.length === 1 && (
            <p className="text">
              Son de un mismo propietario: en esta decisión votan {words.agree('juntas', 'juntos')}.
            </p>
          )}
          {isListed && <UnitList units={units} />}
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

function areAlike(draft: BallotDraft, units: readonly Holding[]): boolean {
  return new Set(units.map(({ unitId }) => (draft[unitId] ?? []).join())).size <= 1;
}

interface ChoiceProps {
  readonly legend: ReactNode;
  /** Not where what is over it says the same. */
  readonly isLegendSeen?: boolean;
  readonly question: AskedQuestion;
  readonly marks: readonly string[];
  readonly onChange: (marks: readonly string[]) => void;
}

/** One answer among the options: wide targets, a mark and a name for each. */
export function OptionChoice(props: ChoiceProps) {
  const { legend, isLegendSeen = true, question, marks, onChange } = props;
  const legendId = useId();
  const [value = ''] = marks;
  return (
    <div>
      <div id={legendId} className={isLegendSeen ? 'choice-legend' : 'choice-unseen'}>
        {isLegendSeen ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </div>
      <div role="radiogroup" aria-labelledby={legendId} className="choice-cards">
        {question.options.map((option) => {
          const isChosen = value === option.optionId;
          return (
            <MarkField
              key={option.optionId}
              type="radio"
              name={legendId}
              value={option.optionId}
              checked={isChosen}
              onChange={() => onChange([option.optionId])}
              className={classes('choice-card', isChosen && 'choice-card-chosen')}
            >
              <OptionLabel option={option} />
            </MarkField>
          );
        })}
      </div>
    </div>
  );
}

/** Several answers: how many are marked is always in sight, as its legend, and no more than fit can be marked. */
function MarksChoice({ legend, question, marks, onChange }: ChoiceProps) {
  const [legendId, countId] = [useId(), useId()];
  const { options, election } = question;
  const limits = election?.marks ?? { min: 1, max: 1 };
  const several = choosable(question).map(({ optionId }) => optionId);
  const count = marks.filter((mark) => several.includes(mark)).length;
  const { isOrdered } = ballotKindOf(question);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and a legend of its own.
    <div role="group" aria-labelledby={legendId} aria-describedby={countId}>
      <div className="marks-choice-heading">
        <div id={legendId} className="strong">
          {legend}
        </div>
        <p id={countId} role="status" className="text muted">
          <b>
            {isOrdered ? sayOrder(count, marks) : sayCount(count, limits, marks.length > count)}
          </b>
        </p>
      </div>
      <div className="choice-cards">
        {options.map((option) => {
          const isMarked = marks.includes(option.optionId);
          const isFull = count >= limits.max && several.includes(option.optionId);
          return (
            <MarkField
              key={option.optionId}
              type="checkbox"
              checked={isMarked}
              disabled={isFull && !isMarked}
              onChange={() => onChange(toggleMark(question, marks, option.optionId))}
              className={classes('choice-card', isMarked && 'choice-card-chosen')}
            >
              <OptionLabel
                option={option}
                place={
                  isOrdered && several.includes(option.optionId)
                    ? marks.indexOf(option.optionId) + 1
                    : 0
                }
              />
            </MarkField>
          );
        })}
      </div>
    </div>
  );
}

/** The hint to put them in order, and how many have a place. */
function sayOrder(count: number, marks: readonly string[]): string {
  if (marks.length > count) return 'Sin ordenar ninguna';
  if (count === 0) return 'Toque primero la que más prefiere, después la segunda…';
  return `${count} en orden; toque otra para que siga, o una de ellas para quitarla`;
}

/** `2 de 5 marcadas`, and the number still missing or why no more can be marked. */
function sayCount(count: number, { min, max }: MarkLimits, isAlone: boolean): string {
  if (isAlone) return 'Sin marcar ninguna';
  const said = `${count} de ${max} ${max === 1 ? 'marcada' : 'marcadas'}`;
  if (count < min) return `${said}; marque al menos ${min}`;
  return count === max ? `${said}; quite una para cambiarla` : said;
}
