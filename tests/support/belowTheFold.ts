import type { Locator, Page } from 'playwright-core';

/**
 * How many pixels of something lie outside the first screen of its page: 0 where it is seen whole without scrolling,
 * null where the page shows it no more.
 */
export async function belowTheFold(page: Page, what: Locator): Promise<number | null> {
  // Two frames: a page whose size changed has been laid out again.
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  // What the page draws again as it changes its size is there a moment later.
  const box = await what.boundingBox({ timeout: 15_000 }).catch(() => null);
  if (box === null) return null;
  const height = page.viewportSize()?.height ?? 0;
  return Math.max(0, Math.round(-box.y), Math.round(box.y + box.height - height));
}
