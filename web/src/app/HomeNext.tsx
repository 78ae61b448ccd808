import { sessionMay } from '@asamblea/domain';
import { GuideSection } from '../features/office/guide/GuideSection.tsx';
import { comesLater } from '../firebase/comesLater.tsx';
import { MemberFirestore } from '../firebase/MemberFirestore.tsx';
import { PublicFirestore } from '../firebase/PublicFirestore.tsx';
import { useSession } from '../firebase/session.tsx';
import { QuietGuard } from '../ui/QuietGuard.tsx';

const HomeNow = comesLater(
  async () => (await import('../features/office/home/HomeNow.tsx')).HomeNow,
);

/** What comes next for this person, through the connection that their header has already. */
export function HomeNext() {
  const { session, cot } = useSession();
  const { role } = session;
  if (cot === null || role === null) return null;
  const Follow = sessionMay(session, 'openFirestore') ? MemberFirestore : PublicFirestore;
  return (
    <QuietGuard>
      <Follow fallback={null}>
        <HomeNow cot={cot} role={role} way={<GuideSection />} />
      </Follow>
    </QuietGuard>
  );
}
