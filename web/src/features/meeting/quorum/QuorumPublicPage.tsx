import type { PublicPageState } from '@asamblea/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { importWhenOnline } from '../../../firebase/listening/importWhenOnline.ts';
import { PublicFirestore } from '../../../firebase/listening/PublicFirestore.tsx';
import { QuorumView } from '../../../parts/quorum/QuorumView.tsx';
import { ArchivedScreen } from '../../../ui/feedback/ArchivedScreen.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { AssemblyCodeForm } from '../../../ui/forms/AssemblyCodeForm.tsx';

/** The server renders figures, not listeners: what listens is loaded by the browser, after. */
const LiveQuorumView = import.meta.env.SSR
  ? null
  : lazy(() =>
      importWhenOnline(() => import('./LiveQuorumView.tsx')).then((loaded) => ({
        default: loaded.LiveQuorumView,
      })),
    );

/** The quorum for everybody: complete in the server's HTML, live as soon as scripts arrive. */
export function QuorumPublicPage({ state }: { readonly state: PublicPageState }) {
  const { assembly, cot, isReplaced = false, quorum, serverNow } = state;
  // The first render is the server's, to the letter; the live one takes its place.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (assembly === null) {
    const unknown = cot === '' ? null : cot;
    return <AssemblyCodeForm action="/quorum/public" unknown={unknown} isReplaced={isReplaced} />;
  }
  if (assembly.isArchived === true) return <ArchivedScreen name={assembly.name} />;
  const still =
    quorum === null ? (
      <Loading label="Esperando el quórum de la sala…" />
    ) : (
      <QuorumView
        cot={cot}
        assemblyName={assembly.name}
        timeZone={assembly.timeZone}
        live={quorum}
        now={serverNow}
      />
    );
  if (LiveQuorumView === null || !isHydrated) return still;
  return (
    <PublicFirestore>
      <Suspense fallback={still}>
        <LiveQuorumView {...{ cot, assembly, serverNow }} initial={quorum} />
      </Suspense>
    </PublicFirestore>
  );
}
