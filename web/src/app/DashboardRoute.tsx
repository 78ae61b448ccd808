import { FloorSection } from '../features/hall/floor/FloorSection.tsx';
import { PlatesAtClosing } from '../features/hall/plates/PlatesAtClosing.tsx';
import { DashboardPage } from '../features/live/cockpit/DashboardPage.tsx';
import { SessionPanel } from '../features/meeting/sessions/SessionPanel.tsx';
import { OwnAttorneySignIn } from '../features/office/assemblies/AttorneySignInField.tsx';
import { EveningSection } from '../features/office/evening/EveningSection.tsx';
import { GuideSection } from '../features/office/guide/GuideSection.tsx';
import { OwnRehearsal, RehearsalSection } from '../features/office/rehearsals/RehearsalSection.tsx';
import { ConsentReminders } from '../features/polls/consents/ConsentReminders.tsx';
import { BoardVoting } from '../features/polls/questions/voting/BoardVoting.tsx';
import { useSession } from '../firebase/session.tsx';
import { LiveCurve } from './LiveCurve.tsx';

/** The cockpit: what moves in the middle, and around it the way of the assembly and the session's controls. */
export function DashboardRoute() {
  const { cot } = useSession();
  return (
    <DashboardPage
      voting={
        <>
          <BoardVoting />
          <FloorSection />
        </>
      }
      curve={cot === null ? null : <LiveCurve cot={cot} />}
      before={
        <>
          <OwnAttorneySignIn />
          <EveningSection />
          <RehearsalSection />
        </>
      }
      session={
        <>
          <GuideSection withVotes />
          <OwnRehearsal />
          <SessionPanel beforeClosing={<PlatesAtClosing />} />
          <ConsentReminders />
        </>
      }
    />
  );
}
