import type { Page } from 'playwright-core';

/** What one comes to a page for; without `perform`, its content belongs to later work. */
export interface PageTask {
  readonly task: string;
  /** Text that says that the page has arrived. */
  readonly shows: string;
  /** Does the task as a person would; fails if it cannot be done. */
  readonly perform?: (page: Page) => Promise<unknown>;
}

export const see = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
