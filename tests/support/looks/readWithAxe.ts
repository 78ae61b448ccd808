import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // For passing rules nobody asks which elements they were, nor how one would find them.
  resultTypes: ['violations'],
  selectors: false,
};

/** The findings of axe against WCAG 2.2 AA: each rule with the elements that break it. */
export async function readWithAxe(page: Page): Promise<readonly (readonly [string, string[]])[]> {
  // The script is half a megabyte: a page that was read before has it.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    if (window.axe === undefined) throw new Error('The page went away.');
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)] as const);
  }, options);
}
