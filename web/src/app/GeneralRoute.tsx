import { MeetingSection } from '../features/meeting/sessions/MeetingSection.tsx';
import { GeneralPage } from '../features/office/assemblies/GeneralPage.tsx';

/** What the assembly is, with the date of its meeting. */
export function GeneralRoute() {
  return <GeneralPage meeting={<MeetingSection withNotice />} />;
}
