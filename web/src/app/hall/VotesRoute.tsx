import { isSecret, sessionMay } from '@asamblea/domain';
import { QuorumLost } from '../../features/live/cockpit/QuorumLost.tsx';
import { AgendaPanel } from '../../features/meeting/agenda/AgendaPanel.tsx';
import { VerifyQuorum } from '../../features/meeting/sessions/VerifyQuorum.tsx';
import { CapturePanel } from '../../features/polls/captures/CapturePanel.tsx';
import { QuestionsPage } from '../../features/polls/questions/agenda/QuestionsPage.tsx';
import { comesLater } from '../../firebase/listening/comesLater.tsx';
import { useSign } from '../../firebase/records/useSign.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';

const DoorPanel = comesLater(
  async () => (await import('../../features/hall/door/DoorPanel.tsx')).DoorPanel,
);
const AbsenteesPanel = comesLater(
  async () => (await import('../../features/polls/consents/AbsenteesPanel.tsx')).AbsenteesPanel,
  <Loading shape="list" rows={4} />,
);

const StageHall = comesLater(
  async () => (await import('./StageHall.tsx')).StageHall,
  <Loading shape="cards" rows={2} />,
);

const StageNotes = comesLater(async () => (await import('./StageNotes.tsx')).StageNotes);

/**
 * The people whom the chair has to confirm, the agenda and, beside a question with name that is open, where
 * its other votes are entered; or, once its verdict asks them, the absent.
 */
export function VotesRoute() {
  const { session, timeZone, cot } = useSession();
  useSign(sessionMay(session, 'signOn') ? { kind: 'chair' } : null);
  return (
    <QuestionsPage
      besideActions={(meeting) => <VerifyQuorum meeting={meeting} />}
      besideAgenda={
        <>
          {cot !== null && <QuorumLost cot={cot} timeZone={timeZone ?? 'UTC'} />}
          <DoorPanel />
        </>
      }
      besideHall={cot === null ? null : <StageHall cot={cot} />}
      notes={(meeting, question) => <StageNotes meeting={meeting} question={question} />}
      agenda={(shown) => <AgendaPanel {...shown} timeZone={timeZone ?? 'UTC'} />}
      besideOpen={(question) => (isSecret(question) ? null : <CapturePanel question={question} />)}
      besideAsking={(questionId) => <AbsenteesPanel key={questionId} questionId={questionId} />}
    />
  );
}
