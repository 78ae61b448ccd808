import { type AssemblyBrand, isRouteOff, offIn, type ScreenPath } from '@asamblea/domain';
import { type ComponentType, createElement } from 'react';
import { PublicFirestore } from '../firebase/listening/PublicFirestore.tsx';
import { usePublicAssembly } from '../firebase/live/usePublicAssembly.ts';
import { useSign } from '../firebase/records/useSign.ts';
import { ArchivedScreen } from '../ui/feedback/ArchivedScreen.tsx';
import { Loading } from '../ui/feedback/Loading.tsx';
import { RehearsalRibbon } from '../ui/feedback/RehearsalRibbon.tsx';
import { SwitchedOffScreen } from '../ui/feedback/SwitchedOffScreen.tsx';
import { AssemblyCodeForm } from '../ui/forms/AssemblyCodeForm.tsx';
import { PhonesInContext } from '../ui/screens/phonesIn.ts';
import { ConnectionMessage } from './failures/ConnectionMessage.tsx';
import { wearAssemblyIcon } from './look/assemblyIcon.ts';
import { PlainTheme } from './look/PlainTheme.tsx';
import { useAddressLook } from './look/useLook.ts';
import { mountApp } from './mountApp.tsx';
import { describeStarted } from './pages/describeStarted.ts';
import { screenSigning } from './screens/screenSigning.ts';

/** A page for anyone with the assembly's code, and its props. */
type PublicScreen = ComponentType<{ readonly cot: string; readonly assembly: AssemblyBrand }>;

const screens: Readonly<Record<ScreenPath, () => Promise<ComponentType>>> = {
  '/quorum/public': async () => (await import('./screens/QuorumRoute.tsx')).QuorumRoute,
  '/votes/public': ofAssembly(
    async () => (await import('../features/live/projector/ProjectorPage.tsx')).ProjectorPage,
  ),
  '/votes/public/missing': ofAssembly(
    async () => (await import('../features/live/projector/MissingPage.tsx')).MissingPage,
  ),
  '/results/public': ofAssembly(
    async () => (await import('../features/polls/results/ResultsPublicPage.tsx')).ResultsPublicPage,
  ),
  '/results/public/decided': ofAssembly(
    async () => (await import('../features/record/decided/DecidedPage.tsx')).DecidedPage,
  ),
  '/stream/votacion': async () =>
    (await import('./screens/PolledStreamRoute.tsx')).PolledStreamRoute,
  '/stream/votacionWithOnSnapshot': ofAssembly(
    async () => (await import('../features/live/streams/StreamPage.tsx')).StreamPage,
  ),
};

/** A screen for everybody, alone: it stays open for hours on whatever machine a hall has. */
export async function startScreen(path: ScreenPath): Promise<void> {
  const Screen = await screens[path]();
  describeStarted(path);
  wearAssemblyIcon(path, location.search);
  mountApp(
    PlainTheme,
    <>
      <Screen />
      <ConnectionMessage path={path} />
    </>,
  );
}

function ofAssembly(load: () => Promise<PublicScreen>): () => Promise<ComponentType> {
  return async () => {
    const Page = await load();
    return () => createElement(PublicRoute, { Page });
  };
}

/** A page for anyone with the assembly's code: asks for it when it is missing or not known. */
export function PublicRoute({ Page }: { readonly Page: PublicScreen }) {
  const { pathname, search } = location;
  const cot = new URLSearchParams(search).get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '' || cot.includes('/')) return <AssemblyCodeForm action={pathname} unknown={null} />;
  return <OfAssembly cot={cot} action={pathname} Page={Page} />;
}

interface OfAssemblyProps {
  readonly cot: string;
  readonly action: string;
  readonly Page: PublicScreen;
}

function OfAssembly({ cot, action, Page }: OfAssemblyProps) {
  const known = usePublicAssembly(cot);
  const isOf = known.status === 'success' && known.value !== null;
  const phonesIn = useSign(isOf ? screenSigning(action, cot) : null);
  const assembly = known.status === 'loading' ? null : known.value;
  useAddressLook(cot, assembly);
  if (known.status === 'success' && known.value === null) {
    return <AssemblyCodeForm action={action} unknown={cot} isReplaced={known.isReplaced} />;
  }
  if (assembly?.isArchived === true) return <ArchivedScreen name={assembly.name} />;
  if (assembly !== null && isRouteOff(action, offIn(assembly))) {
    return <SwitchedOffScreen name={assembly.name} />;
  }
  // The listening code is fetched meanwhile, and nothing waits for it.
  return (
    <PublicFirestore>
      {assembly === null ? (
        <Loading />
      ) : (
        <PhonesInContext value={phonesIn}>
          <Page cot={cot} assembly={assembly} />
        </PhonesInContext>
      )}
      {assembly?.isRehearsal === true && <RehearsalRibbon />}
    </PublicFirestore>
  );
}
