import { type AssemblyBrand, isRouteOff } from '@asamblea/domain';
import type { ComponentType } from 'react';
import { PublicFirestore } from '../firebase/PublicFirestore.tsx';
import { usePublicAssembly } from '../firebase/usePublicAssembly.ts';
import { useSign } from '../firebase/useSign.ts';
import { ArchivedScreen } from '../ui/ArchivedScreen.tsx';
import { AssemblyCodeForm } from '../ui/AssemblyCodeForm.tsx';
import { Loading } from '../ui/Loading.tsx';
import { RehearsalRibbon } from '../ui/RehearsalRibbon.tsx';
import { SwitchedOffScreen } from '../ui/SwitchedOffScreen.tsx';
import { screenSigning } from './screenSigning.ts';
import { useAddressLook } from './useLook.ts';

/** What every public page is given. */
interface PublicPageProps {
  readonly cot: string;
  readonly assembly: AssemblyBrand;
}

/** A page for anyone with the assembly's code: asks for it when it is missing or not known. */
export function PublicRoute({ Page }: { readonly Page: ComponentType<PublicPageProps> }) {
  const { pathname, search } = location;
  const cot = new URLSearchParams(search).get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '' || cot.includes('/')) return <AssemblyCodeForm action={pathname} unknown={null} />;
  return <OfAssembly cot={cot} action={pathname} Page={Page} />;
}

interface OfAssemblyProps {
  readonly cot: string;
  readonly action: string;
  readonly Page: ComponentType<PublicPageProps>;
}

function OfAssembly({ cot, action, Page }: OfAssemblyProps) {
  const known = usePublicAssembly(cot);
  const isOf = known.status === 'success' && known.value !== null;
  useSign(isOf ? screenSigning(action, cot) : null);
  const assembly = known.status === 'loading' ? null : known.value;
  useAddressLook(cot, assembly);
  if (known.status === 'success' && known.value === null) {
    return <AssemblyCodeForm action={action} unknown={cot} isReplaced={known.isReplaced} />;
  }
  if (assembly?.isArchived === true) return <ArchivedScreen name={assembly.name} />;
  if (assembly !== null && isRouteOff(action, assembly.off ?? [])) {
    return <SwitchedOffScreen name={assembly.name} />;
  }
  // What listens is fetched meanwhile, and nothing waits for it.
  return (
    <PublicFirestore>
      {assembly === null ? <Loading /> : <Page cot={cot} assembly={assembly} />}
      {assembly?.isRehearsal === true && <RehearsalRibbon />}
    </PublicFirestore>
  );
}
