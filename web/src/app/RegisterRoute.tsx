import { type DeskTab, RegisterPage } from '../features/attendance/RegisterPage.tsx';
import { LiveProxyDesk } from '../features/proxies/LiveProxyDesk.tsx';
import { MemberFirestore } from '../firebase/MemberFirestore.tsx';
import { Loading } from '../ui/Loading.tsx';

/** What else is done at the desk, from other features: each is a tab beside the people who arrive. */
const tabs: readonly DeskTab[] = [
  {
    id: 'poderes',
    label: 'Poderes',
    content: (
      <MemberFirestore fallback={<Loading shape="list" />}>
        <LiveProxyDesk />
      </MemberFirestore>
    ),
  },
];

export function RegisterRoute() {
  return <RegisterPage tabs={tabs} />;
}
