import { ConsentReminders } from '../features/consents/ConsentReminders.tsx';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { EveningSection } from '../features/evening/EveningSection.tsx';
import { GuideSection } from '../features/guide/GuideSection.tsx';
import { PlatesAtClosing } from '../features/plates/PlatesAtClosing.tsx';
import { OwnRehearsal, RehearsalSection } from '../features/rehearsals/RehearsalSection.tsx';
import { SessionPanel } from '../features/sessions/SessionPanel.tsx';
import { OwnAttorneyEntry } from '../features/settings/AttorneyEntryField.tsx';

/** The cockpit with the way of the assembly and the session's controls on top. */
export function DashboardRoute() {
  return (
    <DashboardPage
      attorneys={
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
