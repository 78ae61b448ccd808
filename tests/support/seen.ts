import type { Page } from 'playwright-core';

/** Waits until somebody who looks at the page can read it. */
export function seen(page: Page, text: string | RegExp): Promise<void> {
  return page.getByText(text).filter({ visible: true }).first().waitFor();
}
