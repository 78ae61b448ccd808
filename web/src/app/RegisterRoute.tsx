import { RegisterPage } from '../features/attendance/RegisterPage.tsx';
import { LiveProxyDesk } from '../features/proxies/LiveProxyDesk.tsx';

/** The desk at the door, with the proxies it answers. */
export function RegisterRoute() {
  return <RegisterPage proxies={<LiveProxyDesk />} />;
}
