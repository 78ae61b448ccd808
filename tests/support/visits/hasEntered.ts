import type { Page } from 'playwright-core';

/** Waits until a person who entered is where they stay: home, the page they came for, or the open ballot. */
export async function hasEntered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { pathname } = window.location;
    if (pathname === '/votes/current') return true;
    return !pathname.startsWith('/login') && document.querySelector('h1') !== null;
  });
}
