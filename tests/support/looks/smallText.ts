import type { Page } from 'playwright-core';

/** The texts of a page that can be read and are smaller than so many pixels, each with its size. */
export function smallText(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      // A text that only screen readers hear is of one pixel.
      const isShown = width > 1 && height > 1 && parent.checkVisibility({ opacityProperty: true });
      // Inside a drawing, by how much it is enlarged.
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (isShown && size < smallest) found.add(`${text.slice(0, 40)}: ${size.toFixed(1)} px`);
    }
    return [...found];
  }, least);
}
