import type { Page } from 'playwright-core';

/** Whether who does not scroll sees the whole of the first option, and can press it. */
export async function isFirstOptionInSight(page: Page): Promise<boolean> {
  return (await optionsInSight(page)) > 0;
}

/** How many options, from the first on, who does not scroll sees whole and can press. */
export function optionsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const options = [...document.querySelectorAll('label:has(input[type="radio"])')];
    const hidden = options.findIndex((option) => !isInSight(option));
    return hidden === -1 ? options.length : hidden;

    function isInSight(option: Element): boolean {
      const { top, bottom, left, width } = option.getBoundingClientRect();
      const pressed = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
        document.elementFromPoint(left + width / 2, y),
      );
      return (
        bottom <= window.innerHeight && pressed.every((one) => one !== null && option.contains(one))
      );
    }
  });
}

/** How many words are read without scrolling. */
export function wordsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, width } = range.getBoundingClientRect();
      if (width <= 1 || top >= window.innerHeight) continue;
      count += (node.textContent ?? '')
        .split(/\s+/u)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    return count;
  });
}
