import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

const lettersAtMost = 700;
const complaintsAtMost = 3;

/** When the test that opened a page fails, the run tells the address of that page and its content. */
export function tellOnFailure(page: Page, complaints: readonly string[]): void {
  try {
    onTestFailed(async () => {
      if (page.isClosed()) return;
      // The dialogs over the page come first: they wait for somebody.
      const texts = await page
        .locator('[role="dialog"]')
        .or(page.locator('body'))
        .allInnerTexts()
        .catch(() => []);
      const shown = texts.reverse().join(' · ').replace(/\s+/gu, ' ').slice(0, lettersAtMost);
      process.stdout.write(
        `\n${page.url()}: «${shown}» ${complaints.slice(0, complaintsAtMost).join('; ')}\n`,
      );
    });
  } catch {
    // Opened for all the tests of a file: of none of them.
  }
}
