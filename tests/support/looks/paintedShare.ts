import type { Page } from 'playwright-core';

/**
 * How much of the window is painted, from 0 to 1: the union of every box with a background or a border
 * and of every line of letters, as far as it is not cut off. The page's own background does not count: a
 * mixer takes it away.
 */
export function paintedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const step = 4;
    const [columns, rows] = [Math.ceil(innerWidth / step), Math.ceil(innerHeight / step)];
    const cells = new Uint8Array(columns * rows);
    const isClear = (colour: string) => /^(?:transparent|rgba\(.*, 0\))$/u.test(colour);
    const main = document.querySelector('main');

    /** The part of the window where something inside of `element` may be seen. */
    function roomOf(element: Element | null): readonly [number, number, number, number] {
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let around = element; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return [left, top, right, bottom];
    }

    function paint(box: DOMRect, element: Element | null): void {
      const [left, top, right, bottom] = roomOf(element);
      const from = Math.floor(Math.max(box.left, left) / step);
      const to = Math.ceil(Math.min(box.right, right) / step);
      for (
        let y = Math.floor(Math.max(box.top, top) / step);
        y < Math.min(box.bottom, bottom) / step;
        y += 1
      ) {
        for (let x = from; x < to; x += 1) cells[y * columns + x] = 1;
      }
    }

    for (const element of main?.querySelectorAll('*') ?? []) {
      const { backgroundColor, backgroundImage, borderTopWidth, visibility } =
        getComputedStyle(element);
      if (visibility === 'hidden') continue;
      const isPainted =
        !isClear(backgroundColor) || backgroundImage !== 'none' || borderTopWidth !== '0px';
      if (isPainted) paint(element.getBoundingClientRect(), element.parentElement);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
        const line = document.createRange();
        line.selectNodeContents(node);
        for (const box of line.getClientRects()) paint(box, element);
      }
    }
    return cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  });
}
