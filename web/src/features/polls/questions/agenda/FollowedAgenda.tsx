import {
  type AgendaPoint,
  type AssemblySession,
  byPointNumber,
  byQuestionNumber,
  paths,
  type Question,
  type StoredResult,
  sessionMay,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useCollection } from '../../../../firebase/listening/useCollection.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { StaleMessage } from '../../../../ui/feedback/StaleMessage.tsx';
import type { AgendaLaw, BesideOpen } from '../besideOpen.ts';
import { ReachOfMeeting } from '../reach/ReachOfMeeting.tsx';
import { Agenda } from './Agenda.tsx';
import { WaitingForStage } from './WaitingForStage.tsx';

interface FollowedAgendaProps extends BesideOpen {
  readonly assemblyId: string;
  readonly cot: string;
  readonly law: AgendaLaw;
  readonly meeting: AssemblySession;
}

/** Listens to the agenda and its results, so that presses of others are seen at once. */
export function FollowedAgenda({ assemblyId, cot, law, meeting, ...beside }: FollowedAgendaProps) {
  const { session } = useSession();
  const questions = useCollection<Question>(paths.questions(assemblyId));
  const results = useCollection<StoredResult>(paths.results(assemblyId));
  const inOrder = useMemo(() => [...questions.rows].sort(byQuestionNumber), [questions.rows]);
  const written = useCollection<AgendaPoint>(paths.agenda(assemblyId));
  const points = useMemo(() => [...written.rows].sort(byPointNumber), [written.rows]);
  const resultOf = useMemo(
    () => new Map(results.rows.map((result) => [result.questionId, result])),
    [results.rows],
  );
  // A part that came later would move text that is read already.
  if ([questions, results, written].some(({ status }) => status === 'loading'))
    return <WaitingForStage {...beside} />;
  const mayPress = sessionMay(session, 'openQuestion');
  return (
    <ReachOfMeeting {...{ meeting, mayPress }} questions={inOrder}>
      <Agenda
        cot={cot}
        law={law}
        meeting={meeting}
        {...beside}
        points={points}
        questions={inOrder}
        results={resultOf}
        mayPress={mayPress}
      />
      {questions.offline && <StaleMessage />}
    </ReachOfMeeting>
  );
}
