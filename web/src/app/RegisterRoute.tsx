import { type DeskTab, RegisterPage } from '../features/attendance/RegisterPage.tsx';

/** What else is done at the desk, from other features: each is a tab beside the people who arrive. */
const tabs: readonly DeskTab[] = [];

export function RegisterRoute() {
  return <RegisterPage tabs={tabs} />;
}
