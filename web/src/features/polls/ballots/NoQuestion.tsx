import {
  type CurrentBallot,
  type PointNow,
  sayHeld,
  sayHolding,
  sayPoint,
  saySession,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { useSession } from '../../../firebase/session/session.tsx';
import { useUnitWords } from '../../../parts/unitWords.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { UnitName } from './form/UnitName.tsx';

interface NoQuestionProps {
  readonly ballot: CurrentBallot;
  /** The point of the agenda that is treated; null: none. */
  readonly point: PointNow | null;
}

/** Nothing is being voted: what is being treated, and with what I will vote when something is. */
export function NoQuestion({ ballot, point }: NoQuestionProps) {
  const { timeZone } = useSession();
  const words = useUnitWords();
  const { session } = ballot;
  const message = session === undefined ? null : saySession(session, timeZone ?? 'UTC');
  const title = message?.title ?? 'No hay ninguna votación abierta';
  const total = sumCounts(ballot.holdings.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <EmptyState title={<h1 className="text-h3">{title}</h1>}>
      {point !== null && session?.state === 'open' && (
        <p role="status" className="no-question-point">
          Se trata ahora: <b>{sayPoint(point)}</b>
        </p>
      )}
      {message !== null && `${message.text} `}
      {sayHolding(
        session?.state ?? null,
        `${sayUnits(total.units, words.term)}, ${sayHeld(total.weight, words.held)}`,
      )}
      <ul className="list no-question-units">
        {ballot.holdings.map((holding) => (
          <li key={holding.unitId}>
            <UnitName holding={holding} />
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
