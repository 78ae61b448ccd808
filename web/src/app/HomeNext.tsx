import { sessionMay } from '@asamblea/domain';
import { lazy, Suspense } from 'react';
import { GuideSection } from '../features/office/guide/GuideSection.tsx';
import { importWhenOnline } from '../firebase/importWhenOnline.ts';
import { MemberFirestore } from '../firebase/MemberFirestore.tsx';
import { PublicFirestore } from '../firebase/PublicFirestore.tsx';
import { useSession } from '../firebase/session.tsx';
import { QuietGuard } from '../ui/QuietGuard.tsx';

const HomeNow = lazy(() =>
  importWhenOnline(() => import('../features/office/home/HomeNow.tsx')).then((loaded) => ({
    default: loaded.HomeNow,
  })),
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
        <Suspense fallback={null}>
          <HomeNow cot={cot} role={role} way={<GuideSection />} />
        </Suspense>
      </Follow>
    </QuietGuard>
  );
}
