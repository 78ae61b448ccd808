import type { Page } from 'playwright-core';

/** The smallest text of a hall, in hundredths of the screen's height. */
const readFrom = 3;

/** The faults in the texts of a public screen: too small for the last row, out of it, or one over another. */
export function hallText(page: Page, smallest = readFrom): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const faults: string[] = [];
    const seen: { readonly holder: Element; readonly text: string; readonly lines: DOMRect[] }[] =
      [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (holder === null || text === '' || !holder.checkVisibility()) continue;
      if (holder.closest('.off-screen, style, script') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 1) continue;
      const size = (100 * sizeOf(holder)) / innerHeight;
      if (size < least - 0.02) faults.push(`${size.toFixed(2)} vh: ${text}`);
      const isOut = box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1;
      if (isOut) faults.push(`Fuera de la pantalla: ${text}`);
      seen.push({ holder, text, lines: [...range.getClientRects()] });
    }
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        if (one.holder === other.holder || !areOver(one.lines, other.lines)) continue;
        faults.push(`«${one.text}» sobre «${other.text}»`);
      }
    }
    return faults;

    /** Inside a drawing, by how much it is enlarged. */
    function sizeOf(holder: Element): number {
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      const drawing = holder.closest('svg');
      if (drawing === null) return size;
      const { width, height } = drawing.viewBox.baseVal;
      const box = drawing.getBoundingClientRect();
      return size * Math.min(box.width / width, box.height / height);
    }

    function areOver(lines: readonly DOMRect[], others: readonly DOMRect[]): boolean {
      return lines.some((line) => others.some((other) => isOver(line, other)));
    }

    /** By more than the air around its letters. */
    function isOver(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 2 && down > 0.35 * Math.min(one.height, other.height);
    }
  }, smallest);
}
