import type { Locator, Page } from 'playwright-core';

/** How many pixels of something lie outside the first screen of its page: 0 where it is seen whole without scrolling. */
export async function belowTheFold(page: Page, what: Locator): Promise<number> {
  // Two frames: a page whose size changed has been laid out again.
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  const box = await what.boundingBox();
  if (box === null) throw new Error('What should be in the first screen is not on the page.');
  const height = page.viewportSize()?.height ?? 0;
  return Math.max(0, Math.round(-box.y), Math.round(box.y + box.height - height));
}
