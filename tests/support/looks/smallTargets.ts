import type { Page } from 'playwright-core';

const least = 48;

/** The buttons and links of a page that are smaller than a finger: their names and sizes in pixels. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const pressed =
      'a[href], button, label:has(input), [role="button"], [role="tab"], input:not(label input)';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const style = getComputedStyle(target);
      // Hidden until it has the focus, and a link within a sentence, which is as tall as its line.
      const isThere = width > 1 && height > 1 && style.visibility === 'visible';
      if (!isThere || style.display === 'inline') return [];
      // Half a pixel is how it was rounded.
      if (width > least - 0.5 && height > least - 0.5) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return [`${name.trim()}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);
}
