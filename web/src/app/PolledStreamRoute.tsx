import { useSearchParams } from 'react-router';
import { PolledStreamPage } from '../features/streams/PolledStreamPage.tsx';
import { usePublicAssembly } from '../firebase/usePublicAssembly.ts';
import { AssemblyCodeForm } from '../ui/AssemblyCodeForm.tsx';

/** `/stream/votacion` needs no listener and no sign-in: only the assembly's code. */
export function PolledStreamRoute() {
  const [search] = useSearchParams();
  const cot = search.get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '') return <AssemblyCodeForm action="/stream/votacion" unknown={null} />;
  return <StreamOf cot={cot} />;
}

/** Until it is known that the code was replaced, the stream goes on. */
function StreamOf({ cot }: { readonly cot: string }) {
  const known = usePublicAssembly(cot);
  const isReplaced = known.status === 'success' && known.isReplaced;
  if (isReplaced) return <AssemblyCodeForm action="/stream/votacion" unknown={cot} isReplaced />;
  return <PolledStreamPage cot={cot} />;
}
