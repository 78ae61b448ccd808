import type { Page } from 'playwright-core';

/** Whether who does not scroll sees the whole of the first option, and can press it. */
export function isFirstOptionInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const option = document.querySelector('label:has(input[type="radio"])');
    if (option === null) return false;
    const { top, bottom, left, width } = option.getBoundingClientRect();
    const pressed = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
      document.elementFromPoint(left + width / 2, y),
    );
    return (
      bottom <= window.innerHeight && pressed.every((one) => one !== null && option.contains(one))
    );
  });
}
