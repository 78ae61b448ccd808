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
  const box = await boxOf(what);
  if (box === null) return null;
  const height = page.viewportSize()?.height ?? 0;
  return Math.max(0, Math.round(-box.y), Math.round(box.y + box.height - height));
}

/** A box drawn again as the page changes its size is there a moment later. */
async function boxOf(what: Locator): Promise<Awaited<ReturnType<Locator['boundingBox']>>> {
  for (const _ of [1, 2, 3, 4]) {
    const isThere = await what.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    const box = isThere ? await what.boundingBox() : null;
    if (box !== null) return box;
  }
  return null;
}
