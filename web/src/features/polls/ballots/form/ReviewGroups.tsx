import {
  ballotKindOf,
  groupBy,
  type Holding,
  type Option,
  sayHeld,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { OptionMark } from '../../../../ui/charts/OptionMark.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import type { BallotDraft } from './draft.ts';
import { UnitName } from './UnitName.tsx';

interface ReviewGroupsProps {
  readonly question: AskedQuestion;
  readonly units: readonly Holding[];
  readonly draft: BallotDraft;
}

/** The vote to be sent: a card for each answer, with the units that give it. */
export function ReviewGroups({ question, units, draft }: ReviewGroupsProps) {
  return groupsOf(question, units, draft).map(({ options, units: same }) => (
    <OptionGroup
      key={same[0]?.unitId ?? ''}
      options={options}
      isOrdered={ballotKindOf(question).isOrdered && options.length > 1}
      units={same}
    />
  ));
}

/** Units that vote the same, together, in the order of the options. */
function groupsOf({ options }: AskedQuestion, units: readonly Holding[], draft: BallotDraft) {
  const marksOf = ({ unitId }: Holding) => draft[unitId] ?? [];
  const groups = [...groupBy(units, (unit) => marksOf(unit).join()).values()].map((same) => {
    const [first] = same;
    const marks = first === undefined ? [] : marksOf(first);
    // The marks in their order: that of the question, or of preference.
    const marked = marks.flatMap((mark) => options.filter(({ optionId }) => optionId === mark));
    return { units: same, options: marked };
  });
  const place = ({ options: [first] }: (typeof groups)[number]) =>
    first === undefined ? 0 : options.indexOf(first);
  return groups.sort((a, b) => place(a) - place(b));
}

interface OptionGroupProps {
  readonly options: readonly Option[];
  readonly isOrdered: boolean;
  readonly units: readonly Holding[];
}

function OptionGroup({ options, isOrdered, units }: OptionGroupProps) {
  const words = useUnitWords();
  const count = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <div className="card">
      <div className="option-group-options">
        {options.map(({ optionId, role, label }, place) => (
          <div key={optionId} className="option-group-option">
            {/* The empty circle of a candidate would read as one that was not chosen. */}
            <OptionMark tone={role === 'candidate' ? 'favour' : role} />
            <b>{isOrdered ? `${place + 1}.º ${label}` : label}</b>
          </div>
        ))}
      </div>
      <p className="text muted">
        {sayUnits(count.units, words.term)} · {sayHeld(count.weight, words.held)}
      </p>
      <ul className="list gap-above">
        {units.map((unit) => (
          <li key={unit.unitId}>
            <UnitName holding={unit} />
          </li>
        ))}
      </ul>
    </div>
  );
}
