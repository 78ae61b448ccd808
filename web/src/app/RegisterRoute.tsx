import { RegisterPage } from '../features/attendance/RegisterPage.tsx';
import { PlateDesk } from '../features/plates/PlateDesk.tsx';

/** The desk at the door, with the plates it hands out. */
export function RegisterRoute() {
  return <RegisterPage plates={<PlateDesk />} />;
}
