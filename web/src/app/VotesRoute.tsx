import { isSecret, sessionMay } from '@asamblea/domain';
import { AgendaPanel } from '../features/agenda/AgendaPanel.tsx';
import { CapturePanel } from '../features/captures/CapturePanel.tsx';
import { AbsenteesPanel } from '../features/consents/AbsenteesPanel.tsx';
import { QuorumLost } from '../features/dashboard/QuorumLost.tsx';
import { DoorPanel } from '../features/door/DoorPanel.tsx';
import { QuestionsPage } from '../features/questions/QuestionsPage.tsx';
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
