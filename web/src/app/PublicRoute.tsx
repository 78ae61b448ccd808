import { type PublicAssembly, paths } from '@asamblea/domain';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PublicFirestore } from '../firebase/PublicFirestore.tsx';
import { useDocument } from '../firebase/useDocument.ts';
import { AssemblyCodeForm } from '../ui/AssemblyCodeForm.tsx';
import { Loading } from '../ui/Loading.tsx';

/** What every public page is given. */
interface PublicPageProps {
  readonly cot: string;
  readonly assembly: PublicAssembly;
}

/** A page for anyone with the assembly's code: asks for it when it is missing or not known. */
export function PublicRoute({ Page }: { readonly Page: ComponentType<PublicPageProps> }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const cot = search.get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '' || cot.includes('/')) return <AssemblyCodeForm action={pathname} unknown={null} />;
  return (
    <PublicFirestore fallback={<Loading />}>
      <OfAssembly cot={cot} action={pathname} Page={Page} />
    </PublicFirestore>
  );
}

interface OfAssemblyProps {
  readonly cot: string;
  readonly action: string;
  readonly Page: ComponentType<PublicPageProps>;
}

function OfAssembly({ cot, action, Page }: OfAssemblyProps) {
  const { status, value } = useDocument<PublicAssembly>(paths.publicAssembly(cot));
  if (status === 'loading') return <Loading />;
  if (value === null) return <AssemblyCodeForm action={action} unknown={cot} />;
  return <Page cot={cot} assembly={value} />;
}
