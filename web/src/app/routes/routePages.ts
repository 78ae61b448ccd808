import type { RoutePath } from '@asamblea/domain';
import { type ComponentType, createElement } from 'react';
import type { StartedPath } from '../pages/startedPages.ts';

type PageLoader = () => Promise<ComponentType>;

/** Every page is loaded when it is first opened: nobody waits for the screens of others. */
export const routePages: Readonly<Record<Exclude<RoutePath, StartedPath>, PageLoader>> = {
  '/': async () => (await import('./HomeRoute.tsx')).HomeRoute,
  '/dashboard': async () => (await import('../hall/DashboardRoute.tsx')).DashboardRoute,
  '/notices': async () => (await import('./NoticesRoute.tsx')).NoticesRoute,
  '/register': async () => (await import('../hall/RegisterRoute.tsx')).RegisterRoute,
  '/votes/private': async () => (await import('../hall/VotesRoute.tsx')).VotesRoute,
  '/quorum/private': async () => (await import('../hall/PresenceRoute.tsx')).PresenceRoute,
  '/massive': async () => (await import('./MassiveRoute.tsx')).MassiveRoute,
  '/mix': async () => (await import('../screens/MixRoute.tsx')).MixRoute,
  '/protected': async () => (await import('./ProtectedRoute.tsx')).ProtectedRoute,
  '/reports': section('/reports'),
  '/reports/acta': async () => (await import('./ActaRoute.tsx')).ActaRoute,
  '/acta': async () => (await import('./OwnActaRoute.tsx')).OwnActaRoute,
  '/reports/quorum': async () =>
    (await import('../../features/record/reports/QuorumReportPage.tsx')).QuorumReportPage,
  '/reports/votersData': async () =>
    (await import('../../features/record/reports/VotersReportPage.tsx')).VotersReportPage,
  '/reports/votes': async () =>
    (await import('../../features/record/reports/VotesReportPage.tsx')).VotesReportPage,
  '/virtual/attorney': async () => (await import('../voter/RemoteRoomRoute.tsx')).AttorneyRoomRoute,
  '/virtual/current': async () => (await import('../voter/RemoteRoomRoute.tsx')).RemoteRoomRoute,
  '/zoom': async () => (await import('../../features/hall/zoom/ZoomPage.tsx')).ZoomPage,
  '/zoom/agradecimiento': async () =>
    (await import('../../features/hall/remote/ThanksPage.tsx')).ThanksPage,
  '/drive': async () => (await import('../../features/meeting/drive/DrivePage.tsx')).DrivePage,
  '/file': async () => (await import('../../features/meeting/viewer/FilePage.tsx')).FilePage,
  '/file/public': async () => (await import('./PublicFileRoute.tsx')).PublicFileRoute,
  '/file/logo': async () => (await import('../brand/BrandRoutes.tsx')).LogoRoute,
  '/grapesjs': async () => (await import('../../features/live/pages/PagesPage.tsx')).PagesPage,
  '/assemblies': async () =>
    (await import('../../features/office/organisations/AssembliesPage.tsx')).AssembliesPage,
  '/settings': section('/settings'),
  '/settings/general': async () => (await import('./GeneralRoute.tsx')).GeneralRoute,
  '/settings/database': async () =>
    (await import('../../features/people/rosters/RosterPage.tsx')).RosterPage,
  '/settings/database/copypaste': async () =>
    (await import('../../features/people/imports/ImportPage.tsx')).PastePage,
  '/settings/database/file': async () =>
    (await import('../../features/people/imports/ImportPage.tsx')).ImportPage,
  '/settings/integrations': async () => (await import('./IntegrationsRoute.tsx')).IntegrationsRoute,
  '/settings/permissions': async () => (await import('./PermissionsRoute.tsx')).PermissionsRoute,
  '/settings/plugins': async () =>
    (await import('../../features/office/plugins/PluginsPage.tsx')).PluginsPage,
  '/settings/styles': async () => (await import('../brand/BrandRoutes.tsx')).StylesRoute,
  '/{pageId}': async () => (await import('./PageRoute.tsx')).PageRoute,
  '/changedevice': async () =>
    (await import('../../features/kernel/devices/ChangeDevicePage.tsx')).ChangeDevicePage,
};

function section(path: '/reports' | '/settings'): PageLoader {
  return async () => {
    const { SectionRoute } = await import('./SectionRoute.tsx');
    return () => createElement(SectionRoute, { section: path });
  };
}
