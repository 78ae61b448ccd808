import type { Page, Route } from 'playwright-core';

/**
 * Answers in place of the server until it is mended, and from then on lets all pass. It is never taken
 * away: while a page goes from one visit to the next, what is being asked would then have no answer.
 */
export async function untilMended(
  page: Page,
  address: string,
  act: (route: Route) => unknown,
): Promise<() => void> {
  let isMended = false;
  await page.route(address, (route) => (isMended ? route.continue() : act(route)));
  return () => {
    isMended = true;
  };
}
