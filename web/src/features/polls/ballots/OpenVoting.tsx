import { type AskedBallot, type CurrentBallot, takesVotes } from '@asamblea/domain';
import { useRoomKnown } from '../../../ui/device/useRoomKnown.ts';
import { ButtonLink } from '../../../ui/widgets/Button.tsx';
import { FollowStage } from './FollowStage.tsx';
import { mayVote } from './form/draft.ts';
import { isUnannounced } from './isUnannounced.ts';
import { useCurrentBallot } from './useCurrentBallot.ts';

/** While a question is open to this person, the way to it; it comes and goes by itself. */
export function OpenVoting() {
  const { ballot, failure, refresh } = useCurrentBallot();
  useRoomKnown(ballot !== null || failure !== null);
  if (ballot === null) return null;
  const [first, ...others] = openTo(ballot);
  return (
    <>
      <div role="status">
        {first !== undefined && (
          <section aria-labelledby="votacion" className="card open-voting">
            <h2 id="votacion" className="text-h3">
              Votación abierta
            </h2>
            <p className="text anywhere">
              {others.length === 0 ? first.question.text : `Son ${others.length + 1} preguntas.`}
            </p>
            <ButtonLink look="filled" size="huge" href="/votes/current" className="open-voting-way">
              Votar
            </ButtonLink>
          </section>
        )}
      </div>
      <FollowStage cot={ballot.cot} isUnannounced={isUnannounced(ballot)} onChange={refresh} />
    </>
  );
}

/** Those in which something of theirs has no vote yet and may have one. */
function openTo(ballot: CurrentBallot): readonly AskedBallot[] {
  return ballot.asked.filter(
    ({ question, holdings }) =>
      takesVotes(question) && mayVote(holdings).some((unit) => unit.ballot === null),
  );
}
