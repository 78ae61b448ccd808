import { PlatesAtClosing } from '../../features/hall/plates/PlatesAtClosing.tsx';
import { DashboardPage } from '../../features/live/cockpit/DashboardPage.tsx';
import { QuorumLost } from '../../features/live/cockpit/QuorumLost.tsx';
import { AgendaPanel } from '../../features/meeting/agenda/AgendaPanel.tsx';
import { SessionPanel } from '../../features/meeting/sessions/SessionPanel.tsx';
import { OwnAttorneySignIn } from '../../features/office/assemblies/AttorneySignInField.tsx';
import { EveningSection } from '../../features/office/evening/EveningSection.tsx';
import { GuideSection } from '../../features/office/guide/GuideSection.tsx';
import {
  OwnRehearsal,
  RehearsalSection,
} from '../../features/office/rehearsals/RehearsalSection.tsx';
import { ConsentReminders } from '../../features/polls/consents/ConsentReminders.tsx';
import { QuestionsPage } from '../../features/polls/questions/agenda/QuestionsPage.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { LiveCurve } from './LiveCurve.tsx';
import { StageHall } from './StageHall.tsx';

const votes = '/votes/private';

/** The stage as the chair has it, with the connections and the events; and around it the guide of the assembly and the session's controls. */
export function DashboardRoute() {
  const { cot, timeZone, session } = useSession();
  const zone = timeZone ?? 'UTC';
  const curve = cot === null ? null : <LiveCurve cot={cot} />;
  // A member without that page may not read its questions either.
  const mayRead = session.routesAvailable.includes(votes);
  return (
    <DashboardPage
      stage={
        cot !== null && mayRead
          ? ({ health, around, feed, isFirst }) => (
              <QuestionsPage
                title={isFirst ? 'Tablero' : 'Votaciones'}
                titleAs={isFirst ? undefined : 'h2'}
                withoutKeys
                besideAgenda={<QuorumLost {...{ cot, feed }} timeZone={zone} />}
                agenda={(shown) => <AgendaPanel {...shown} timeZone={zone} />}
                besideHall={
                  <>
                    <StageHall cot={cot}>{health}</StageHall>
                    {around}
                  </>
                }
              />
            )
          : null
      }
      curve={curve}
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
