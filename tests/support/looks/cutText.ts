import type { Page } from 'playwright-core';

/** The reader's own text size, in percent of the usual. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** The texts of a page that do not fit: cut off by their box, or out of the window. */
export function cutText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isWide = document.documentElement.scrollWidth > width;
    const found = isWide ? [`La página mide ${document.documentElement.scrollWidth} px`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (holder === null || text === '' || !holder.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || isForEars(holder)) continue;
      if (box.left < -1 || box.right > width + 1 || isCut(holder, box)) found.push(text);
    }
    return found;

    /** Said to people who listen, and in a pixel of the page. */
    function isForEars(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
      return element.parentElement !== null && isForEars(element.parentElement);
    }

    function isCut(element: Element, box: DOMRect): boolean {
      const { overflowX, overflowY } = getComputedStyle(element);
      const frame = element.getBoundingClientRect();
      const cutsX =
        overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1);
      const cutsY =
        overflowY === 'hidden' && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2);
      if (cutsX || cutsY) return true;
      return element.parentElement !== null && element.parentElement !== document.body
        ? isCut(element.parentElement, box)
        : false;
    }
  });
}
