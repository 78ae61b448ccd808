import { MeetingSection } from '../../features/meeting/sessions/MeetingSection.tsx';
import { GeneralPage } from '../../features/office/assemblies/GeneralPage.tsx';

/** The facts of the assembly, with the date of its meeting. */
export function GeneralRoute() {
  return <GeneralPage meeting={<MeetingSection withNotice />} />;
}
