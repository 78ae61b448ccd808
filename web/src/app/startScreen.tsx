import { type ComponentType, createElement } from 'react';
import { wearAssemblyIcon } from './assemblyIcon.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { describePage } from './describePage.ts';
import { mountApp } from './mountApp.tsx';
import { PlainTheme } from './PlainTheme.tsx';
import { PublicRoute } from './PublicRoute.tsx';
import type { ScreenPath } from './startedPages.ts';

type PublicScreen = Parameters<typeof PublicRoute>[0]['Page'];

const screens: Readonly<Record<ScreenPath, () => Promise<ComponentType>>> = {
  '/quorum/public': async () => (await import('./QuorumRoute.tsx')).QuorumRoute,
  '/votes/public': ofAssembly(
    async () => (await import('../features/live/projector/ProjectorPage.tsx')).ProjectorPage,
  ),
  '/votes/public/missing': ofAssembly(
    async () => (await import('../features/live/projector/MissingPage.tsx')).MissingPage,
  ),
  '/results/public': ofAssembly(
    async () => (await import('../features/polls/results/ResultsPublicPage.tsx')).ResultsPublicPage,
  ),
  '/stream/votacion': async () => (await import('./PolledStreamRoute.tsx')).PolledStreamRoute,
  '/stream/votacionWithOnSnapshot': ofAssembly(
    async () => (await import('../features/live/streams/StreamPage.tsx')).StreamPage,
  ),
};

/** A screen for everybody, alone: it stays open for hours on whatever machine a hall has. */
export async function startScreen(path: ScreenPath): Promise<void> {
  const Screen = await screens[path]();
  describePage(path);
  wearAssemblyIcon(path, location.search);
  mountApp(
    PlainTheme,
    <>
      <Screen />
      <ConnectionNotice path={path} />
    </>,
  );
}

/** A page for anyone with the assembly's code. */
function ofAssembly(load: () => Promise<PublicScreen>): () => Promise<ComponentType> {
  return async () => {
    const Page = await load();
    return () => createElement(PublicRoute, { Page });
  };
}
