import type { AssemblySession, Question } from '@asamblea/domain';
import { type ReactNode, useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { nothingTold, ReachContext } from './reachContext.ts';

const ReachWatch = comesLater(async () => (await import('./ReachWatch.tsx')).ReachWatch);

interface ReachOfMeetingProps {
  readonly meeting: AssemblySession;
  readonly questions: readonly Question[];
  /** The conductor is told, and nobody else. */
  readonly mayPress: boolean;
  readonly children: ReactNode;
}

/**
 * Looks once for all parts inside whether each draft can pass with the people present, while the session is
 * open.
 */
export function ReachOfMeeting({ meeting, questions, mayPress, children }: ReachOfMeetingProps) {
  const [told, tell] = useState(nothingTold);
  const isAsked =
    mayPress && meeting.state === 'open' && questions.some(({ state }) => state === 'draft');
  return (
    <ReachContext value={isAsked ? told : null}>
      {isAsked && <ReachWatch {...{ meeting, questions }} onTold={tell} />}
      {children}
    </ReachContext>
  );
}
