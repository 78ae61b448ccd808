import { ConsentReminders } from '../features/consents/ConsentReminders.tsx';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { EveningSection } from '../features/evening/EveningSection.tsx';
import { FloorSection } from '../features/floor/FloorSection.tsx';
import { GuideSection } from '../features/guide/GuideSection.tsx';
import { PlatesAtClosing } from '../features/plates/PlatesAtClosing.tsx';
import { BoardVoting } from '../features/questions/BoardVoting.tsx';
import { OwnRehearsal, RehearsalSection } from '../features/rehearsals/RehearsalSection.tsx';
import { SessionPanel } from '../features/sessions/SessionPanel.tsx';
import { OwnAttorneyEntry } from '../features/settings/AttorneyEntryField.tsx';
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
          <OwnAttorneyEntry />
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
