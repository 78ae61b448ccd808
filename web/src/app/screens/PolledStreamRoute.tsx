import { isRouteOff } from '@asamblea/domain';
import { PolledStreamPage } from '../../features/live/streams/PolledStreamPage.tsx';
import { usePublicAssembly } from '../../firebase/live/usePublicAssembly.ts';
import { useSign } from '../../firebase/records/useSign.ts';
import { ArchivedScreen } from '../../ui/feedback/ArchivedScreen.tsx';
import { RehearsalRibbon } from '../../ui/feedback/RehearsalRibbon.tsx';
import { SwitchedOffScreen } from '../../ui/feedback/SwitchedOffScreen.tsx';
import { AssemblyCodeForm } from '../../ui/forms/AssemblyCodeForm.tsx';
import { useAddressLook } from '../look/useLook.ts';
import { screenSigning } from './screenSigning.ts';

const path = '/stream/votacion';

/** `/stream/votacion` needs no listener and no sign-in: only the assembly's code. */
export function PolledStreamRoute() {
  const cot = new URLSearchParams(location.search).get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '') return <AssemblyCodeForm action={path} unknown={null} />;
  return <StreamOf cot={cot} />;
}

/**
 * The page goes on until it is known that there is nothing of that code to show: its content waits for
 * nothing.
 */
function StreamOf({ cot }: { readonly cot: string }) {
  const known = usePublicAssembly(cot);
  useSign(screenSigning(path, cot));
  const assembly = known.status === 'success' ? known.value : null;
  useAddressLook(cot, assembly);
  if (known.status === 'success' && known.value === null) {
    return <AssemblyCodeForm action={path} unknown={cot} isReplaced={known.isReplaced} />;
  }
  if (assembly?.isArchived === true) return <ArchivedScreen name={assembly.name} />;
  if (assembly !== null && isRouteOff(path, assembly.off ?? [])) {
    return <SwitchedOffScreen name={assembly.name} />;
  }
  return (
    <>
      <PolledStreamPage cot={cot} />
      {assembly?.isRehearsal === true && <RehearsalRibbon />}
    </>
  );
}
