import { useSearchParams } from 'react-router';
import { PolledStreamPage } from '../features/streams/PolledStreamPage.tsx';
import { AssemblyCodeForm } from '../ui/AssemblyCodeForm.tsx';

/** `/stream/votacion` needs no listener and no sign-in: only the assembly's code. */
export function PolledStreamRoute() {
  const [search] = useSearchParams();
  const cot = search.get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '') return <AssemblyCodeForm action="/stream/votacion" unknown={null} />;
  return <PolledStreamPage cot={cot} />;
}
