import {
  defaultRoutes,
  type GuardVerdict,
  guardRoute,
  type Layout,
  type Role,
  type RoutePath,
  routeOf,
  routes,
  strangerSession,
} from '@asamblea/domain';
import type { Page } from 'playwright-core';

/** One of the pages of the demonstration, for `/{pageId}`. */
const aPage = '/reglas-de-la-reunion';

/** The address that one types to come to a route. */
export function concreteOf(path: RoutePath): string {
  return path === '/{pageId}' ? aPage : path;
}

/** Addresses that the page loads whole: the ballot, the ways in and the public screens start alone. */
const apart: readonly string[] = [
  ...['/votes/current', '/login', '/loginAttorney', '/loginVirtual', '/forgot-password'],
  ...routes.filter(({ entry }) => entry === 'public').map(({ path }) => path),
];

/** Better last: coming there and leaving again are whole pages. */
export function isApart(path: string): boolean {
  return apart.includes(path);
}

export function verdictFor(path: string, role: Role | null): GuardVerdict {
  const routesAvailable = role === null ? [] : defaultRoutes(role);
  return guardRoute(path, {
    ...strangerSession,
    ...{ isAuthenticated: role !== null, role, routesAvailable },
  });
}

/**
 * Opens an address inside the app when it can, as a link would; whole otherwise. Answers when that was, by
 * `performance.now()` of the page.
 */
export async function openAddress(page: Page, address: string): Promise<number> {
  const { pathname } = new URL(address, 'http://x');
  const here = new URL(page.url()).pathname;
  if (here === 'blank' || apart.includes(pathname) || apart.includes(here)) {
    const answer = await page.goto(address);
    if (answer !== null && !answer.ok()) throw new Error(`${address} answered ${answer.status()}`);
    return 0;
  }
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return performance.now();
  }, address);
}

/** Waits for what the guard must do with this person at this path. */
export async function arrive(page: Page, path: string, verdict: GuardVerdict): Promise<void> {
  const wanted = {
    path,
    verdict,
    title: path === aPage ? 'Reglas de la reunión' : (routeOf(path)?.title ?? ''),
    status: { forbidden: '403 ·', unknown: '404 ·' }[verdict as 'forbidden'] ?? '',
  };
  await page.waitForFunction(({ path, verdict, title, status }) => {
    const isQuiet = document.querySelector('[aria-busy="true"]') === null;
    const main = document.querySelector('main')?.textContent ?? '';
    switch (verdict) {
      case 'login':
        return isQuiet && location.pathname === '/login' && document.querySelector('form') !== null;
      case 'home':
        return isQuiet && location.pathname === '/' && main !== '';
      case 'pass':
        return isQuiet && location.pathname === path && document.title.startsWith(title);
      default:
        return isQuiet && main.includes(status) && main.includes(path);
    }
  }, wanted);
}

/** Waits until what surrounds the page, as it can be seen, is its layout. */
export async function settleIn(page: Page, layout: Layout): Promise<void> {
  await page.waitForFunction((wanted) => {
    if (document.querySelector('nav[aria-label="Principal"]') !== null) return wanted === 'default';
    const header = document.querySelector('body header');
    // That of a voter leads home; around one thing to do there is nowhere to go.
    if (header?.querySelector('button[aria-label^="Tema:"]') && !header.querySelector('a')) {
      return wanted === 'login';
    }
    const background = getComputedStyle(document.body).backgroundColor;
    return wanted === (background === 'rgba(0, 0, 0, 0)' ? 'bare' : 'public');
  }, layout);
}

/** How far the page is wider than its window: nobody should scroll sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
