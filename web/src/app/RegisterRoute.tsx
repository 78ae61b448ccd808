import { RegisterPage } from '../features/attendance/RegisterPage.tsx';
import { PlateDesk } from '../features/plates/PlateDesk.tsx';
import { LiveProxyDesk } from '../features/proxies/LiveProxyDesk.tsx';

/** The desk at the door, with the proxies it answers and the plates it hands out. */
export function RegisterRoute() {
  return <RegisterPage proxies={<LiveProxyDesk />} plates={<PlateDesk />} />;
}
