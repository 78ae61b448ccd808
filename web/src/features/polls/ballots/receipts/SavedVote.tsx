import { type Holding, localTimeOf, sayHeld, sayTime, sayUnits, sumCounts } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { Icon } from '../../../../ui/widgets/Icon.tsx';
import { doneIcon } from '../../../../ui/widgets/icons.ts';
import { UnitName } from '../form/UnitName.tsx';

interface SavedVoteProps {
  readonly title: string;
  /** The answers, where the vote is with name; for a secret one none are shown. */
  readonly answers?: readonly string[];
  readonly units: readonly Holding[];
  /** When it was kept; null where that is not known. */
  readonly castAt?: number | null;
  readonly timeZone: string | undefined;
  /** Nothing is left to do. */
  readonly isDone: boolean;
  /** The vote was kept just now, from here: the next text is read from it. */
  readonly isNews: boolean;
}

/** A vote that was kept, as the event that it is: across the whole page, and before anything else that is said of it. */
export function SavedVote(props: SavedVoteProps) {
  const { title, answers = [], units, castAt = null, timeZone, isDone, isNews } = props;
  const words = useUnitWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrives = useRef(isNews && isDone);
  useEffect(() => {
    if (arrives.current) heading.current?.focus();
  }, []);
  const total = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));
  const [first] = units;
  const hour =
    castAt === null || timeZone === undefined
      ? null
      : sayTime(localTimeOf(castAt, timeZone), timeZone);
  return (
    <div className="saved-vote">
      <h2 ref={heading} tabIndex={-1} className="text-h2 quiet-focus saved-vote-title">
        <Icon path={doneIcon} />
        {title}
      </h2>
      {answers.map((answer) => (
        <p key={answer} className="saved-vote-answer anywhere">
          {answer}
        </p>
      ))}
      <p className="text">
        {units.length === 1 && first !== undefined ? (
          <UnitName holding={first} />
        ) : (
          `${sayUnits(total.units, words.term)} · ${sayHeld(total.weight, words.held)}`
        )}
        {hour !== null && <> · {hour}</>}
      </p>
      {isDone && (
        <p className="saved-vote-next">
          <b>No tiene que hacer nada más.</b> La próxima pregunta aparecerá aquí sola.
        </p>
      )}
    </div>
  );
}
