import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Of what passes nobody asks which elements it was, nor how one would find them.
  resultTypes: ['violations'],
  selectors: false,
};

/** What axe finds against WCAG 2.2 AA: each rule with the elements that break it. */
export async function readWithAxe(page: Page): Promise<readonly (readonly [string, string[]])[]> {
  // It is half a megabyte: a page that was read before has it.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    if (window.axe === undefined) throw new Error('The page went away.');
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)] as const);
  }, options);
}
