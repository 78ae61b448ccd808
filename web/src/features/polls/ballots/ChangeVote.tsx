import type { CastRequest, Holding } from '@asamblea/domain';
import { Button } from '../../../ui/widgets/Button.tsx';
import { BallotForm } from './BallotForm.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';

interface ChangeVoteProps {
  readonly question: AskedQuestion;
  /** Those whose vote may be changed. */
  readonly units: readonly Holding[];
  readonly onConfirm: (request: CastRequest) => void;
  readonly onLeave: () => void;
}

/** Another vote in place of mine, from what it was; or not. */
export function ChangeVote({ question, units, onConfirm, onLeave }: ChangeVoteProps) {
  return (
    <>
      <BallotForm question={question} units={units} onConfirm={onConfirm} />
      <Button onClick={onLeave}>Dejar mi voto como está</Button>
    </>
  );
}
