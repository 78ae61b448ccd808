import { sessionMay } from '@asamblea/domain';
import { useEffect } from 'react';
import { GuideSection } from '../../features/office/guide/GuideSection.tsx';
import { comesLater } from '../../firebase/listening/comesLater.tsx';
import { MemberFirestore } from '../../firebase/listening/MemberFirestore.tsx';
import { PublicFirestore } from '../../firebase/listening/PublicFirestore.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';

const HomeNow = comesLater(
  async () => (await import('../../features/office/home/HomeNow.tsx')).HomeNow,
);

/**
 * The next step for this person, through the connection that their header has already. `onKnown` is told once it
 * takes no more room on the page.
 */
export function HomeNext({ onKnown }: { readonly onKnown: () => void }) {
  const { session, cot } = useSession();
  const { role } = session;
  const isFor = cot !== null && role !== null;
  useEffect(() => {
    if (!isFor) onKnown();
  }, [isFor, onKnown]);
  if (!isFor) return null;
  const Follow = sessionMay(session, 'openFirestore') ? MemberFirestore : PublicFirestore;
  return (
    <QuietGuard>
      <Follow fallback={null}>
        <HomeNow {...{ cot, role, onKnown }} way={<GuideSection onKnown={onKnown} />} />
      </Follow>
    </QuietGuard>
  );
}
