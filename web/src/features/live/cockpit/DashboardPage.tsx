import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useSession } from '../../../firebase/session/session.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { Cockpit, type CockpitProps } from './Cockpit.tsx';

/** The page where the meeting is watched: the vote, the connections and the events, all live. */
export function DashboardPage(props: Omit<CockpitProps, 'cot' | 'waiting'>) {
  const { cot } = useSession();
  const waiting = (
    <Page title="Tablero" width="wide">
      {cot !== null && <Loading shape="cards" />}
    </Page>
  );
  if (cot === null) return waiting;
  return (
    <MemberFirestore fallback={waiting}>
      <Cockpit cot={cot} waiting={waiting} {...props} />
    </MemberFirestore>
  );
}
