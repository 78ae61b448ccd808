import { isSecret, sessionMay } from '@asamblea/domain';
import { DoorPanel } from '../features/hall/door/DoorPanel.tsx';
import { QuorumLost } from '../features/live/dashboard/QuorumLost.tsx';
import { AgendaPanel } from '../features/meeting/agenda/AgendaPanel.tsx';
import { CapturePanel } from '../features/polls/captures/CapturePanel.tsx';
import { AbsenteesPanel } from '../features/polls/consents/AbsenteesPanel.tsx';
import { QuestionsPage } from '../features/polls/questions/QuestionsPage.tsx';
import { useSession } from '../firebase/session.tsx';
import { useSign } from '../firebase/useSign.ts';

/**
 * Whom the chair has to confirm, the agenda and, beside a question with name that is open, where its other votes are entered; or, once
 * its verdict asks them, the absent.
 */
export function VotesRoute() {
  const { session, timeZone, cot } = useSession();
  useSign(sessionMay(session, 'signOn') ? { kind: 'chair' } : null);
  return (
    <QuestionsPage
      besideAgenda={
        <>
          {cot !== null && <QuorumLost cot={cot} timeZone={timeZone ?? 'UTC'} />}
          <DoorPanel />
        </>
      }
      agenda={(shown) => <AgendaPanel {...shown} timeZone={timeZone ?? 'UTC'} />}
      besideOpen={(question) => (isSecret(question) ? null : <CapturePanel question={question} />)}
      besideAsking={(questionId) => <AbsenteesPanel key={questionId} questionId={questionId} />}
    />
  );
}
