import { type RoutePath, type RouteRow, routes } from '@asamblea/domain';
import type { ComponentType } from 'react';
import { pageIcons } from './pageIcons.ts';
import { pageSummaries } from './pageSummaries.ts';

export interface AppPage {
  readonly path: RoutePath;
  readonly title: string;
  readonly Icon: ComponentType;
  /** The purpose of the page, for the home page. */
  readonly summary: string;
}

/** In the order of the menu: before the meeting, during it, after it. */
const menu: readonly RoutePath[] = [
  '/',
  '/dashboard',
  '/notices',
  '/votes/current',
  '/virtual/current',
  '/virtual/attorney',
  '/register',
  '/votes/private',
  '/quorum/private',
  '/mix',
  '/massive',
  '/zoom',
  '/reports',
  '/acta',
  '/drive',
  '/protected',
  '/grapesjs',
  '/assemblies',
  '/settings',
];

/** Parents whose pages are tabs with their own addresses. */
export const sections = ['/reports', '/settings'] as const;

/**
 * The pages that the menu offers to this person; for a section whose front they lack, the tabs they have. A
 * preparer of the minutes reads them there, and is led to sign them from home: two rows of one name would
 * push the last one away.
 */
export function menuFor(routesAvailable: readonly string[]): readonly AppPage[] {
  const prepares = routesAvailable.includes('/reports/acta');
  return menu
    .filter((path) => path !== '/acta' || !prepares)
    .flatMap((path) => {
      if (routesAvailable.includes(path)) return [path];
      return sections.some((section) => section === path) ? tabPathsOf(path) : [];
    })
    .filter((path) => routesAvailable.includes(path))
    .map(pageAt);
}

/** The tabs of a section that this person may open. */
export function tabsOf(section: string, routesAvailable: readonly string[]): readonly AppPage[] {
  return tabPathsOf(section)
    .filter((path) => routesAvailable.includes(path))
    .map(pageAt);
}

export function pageAt(path: RoutePath): AppPage {
  const row: RouteRow | undefined = routes.find((route) => route.path === path);
  return {
    path,
    title: row?.title ?? path,
    Icon: pageIcons[path],
    summary: pageSummaries[path],
  };
}

/** Only the first level: what is deeper is reached from its page. */
function tabPathsOf(section: string): readonly RoutePath[] {
  return routes
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${section}/`) && path.split('/').length === 3);
}
