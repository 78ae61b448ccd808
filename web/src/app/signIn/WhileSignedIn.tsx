import type { UserSession } from '@asamblea/domain';
import { type ReactNode, useEffect } from 'react';
import { hasPendingVote, isVoteOnlyInPage } from '../../features/polls/ballots/sending/outbox.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { runLeavingTasks } from '../../firebase/tab/leaving.ts';
import { useSessionEnded } from '../../firebase/tab/sessionEnd.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { doorAgain, keepPlace, SessionEndedMessage } from './SessionEndedMessage.tsx';

const onlyHere = (
  <p className="pending-vote-note">
    Un voto confirmado espera solo en esta página: no la cierre. Ingrese en otra pestaña y se
    enviará.
  </p>
);

function mayVote({ role }: UserSession): boolean {
  return role === 'voter' || role === 'attorney';
}

/** Whether a vote of the present member may be in this page. */
export function holdsVote(session: UserSession): boolean {
  return mayVote(session) && hasPendingVote();
}

/**
 * Nothing of a voter stays in sight once their session ended: the page is left. Where a confirmed vote waits
 * it says that, and nothing of whose it is; a page that alone has it goes on behind, unseen.
 */
export function WhileSignedIn({ children }: { readonly children: ReactNode }) {
  const { session, cot } = useSession();
  const isOver = useSessionEnded() && mayVote(session);
  const leaves = isOver && !hasPendingVote();
  useEffect(() => {
    if (!leaves) return;
    keepPlace();
    void runLeavingTasks().finally(() => location.assign(doorAgain(cot)));
  }, [leaves, cot]);
  const isKept = isOver && isVoteOnlyInPage();
  return (
    <>
      {leaves && <Loading />}
      {isKept && <SessionEndedMessage isKept note={onlyHere} />}
      {!leaves && !isKept && <SessionEndedMessage />}
      <div className="while-signed-in" hidden={isOver}>
        {(isKept || !isOver) && children}
      </div>
    </>
  );
}
