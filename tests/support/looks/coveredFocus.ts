import type { Page } from 'playwright-core';

/** A page of more is followed so far. */
const mostStops = 60;

/**
 * The elements that get the focus by the keyboard and are then covered wholly by something that stays (WCAG
 * 2.4.11): the name of each, and of the element over its middle. It begins where the focus is, and ends where
 * the page begins again.
 */
export async function coveredFocus(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-stop]')) one.removeAttribute('data-stop');
  });
  // A message passes by itself, and its own close button has the way back.
  await showMessages(page, false);
  const covered = await coveredStops(page);
  await showMessages(page, true);
  return covered;
}

function showMessages(page: Page, isShown: boolean): Promise<void> {
  return page.evaluate(
    (visibility) => {
      for (const area of document.querySelectorAll<HTMLElement>('[data-toast-area]'))
        area.style.visibility = visibility;
    },
    isShown ? '' : 'hidden',
  );
}

async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.hasAttribute('data-stop'))
        return null;
      focused.setAttribute('data-stop', '');
      // A box to mark is as large as its label.
      const shown = focused.closest('label') ?? focused;
      const { top, bottom, left, right } = shown.getBoundingClientRect();
      if (right - left < 2 || bottom - top < 2) return '';
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && shown.contains(there);
      });
      if (isSeen) return '';
      const name = focused.getAttribute('aria-label') ?? shown.textContent ?? focused.tagName;
      const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // Moved out of the window meanwhile by a late part, it is under nothing.
      if (cover === null) return '';
      const above = cover.textContent?.trim().slice(0, 40) ?? '';
      return `${name.trim()} (${Math.round(left)}, ${Math.round(top)}): ${cover.tagName} ${above}`;
    });
    if (found === null) return covered;
    if (found !== '') covered.push(found);
  }
  return covered;
}
