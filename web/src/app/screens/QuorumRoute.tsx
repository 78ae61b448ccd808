import type { AssemblyBrand, PublicPageState } from '@asamblea/domain';
import { QuorumPublicPage } from '../../features/meeting/quorum/QuorumPublicPage.tsx';
import { usePublicAssembly } from '../../firebase/live/usePublicAssembly.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { useAddressLook } from '../look/useLook.ts';

/** The quorum page where no server rendered it: while developing, or if rendering failed. */
export function QuorumRoute() {
  const cot = new URLSearchParams(location.search).get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '' || cot.includes('/')) return <QuorumPublicPage state={stateOf(cot, null)} />;
  return <QuorumOf cot={cot} />;
}

function QuorumOf({ cot }: { readonly cot: string }) {
  const known = usePublicAssembly(cot);
  useAddressLook(cot, known.status === 'loading' ? null : known.value);
  if (known.status === 'loading') return <Loading />;
  const { value, isReplaced } = known;
  return <QuorumPublicPage state={{ ...stateOf(cot, value), isReplaced }} />;
}

function stateOf(cot: string, assembly: AssemblyBrand | null): PublicPageState {
  return { path: '/quorum/public', cot, assembly, quorum: null, serverNow: Date.now() };
}
