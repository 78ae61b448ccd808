import { MeetingSection } from '../features/sessions/MeetingSection.tsx';
import { GeneralPage } from '../features/settings/GeneralPage.tsx';

/** What the assembly is, with the date of its meeting. */
export function GeneralRoute() {
  return <GeneralPage meeting={<MeetingSection />} />;
}
