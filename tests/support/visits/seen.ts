import type { Page } from 'playwright-core';

/** The same words, also where a figure stays with its unit by a space that no line breaks at. */
export const loose = (text: string | RegExp) =>
  typeof text === 'string' ? text : new RegExp(text.source.replaceAll(' ', '\\s'), text.flags);

/** Waits until somebody who looks at the page can read it; what they read instead is told. */
export async function seen(page: Page, text: string | RegExp): Promise<void> {
  try {
    await page.getByText(loose(text)).filter({ visible: true }).first().waitFor();
  } catch (error) {
    const read = await page.locator('body').ariaSnapshot().catch(String);
    throw new Error(`«${text}» is not read at ${page.url()}, which says:\n${read}`, {
      cause: error,
    });
  }
}
