import type { Page } from 'playwright-core';

/**
 * The movement of a page by itself since `from`, by `performance.now()` of the page: the sum of its layout
 * shifts, without those that somebody's press made, and the moved elements of each.
 */
export function layoutShift(page: Page, from: number) {
  return page.evaluate(
    (since) =>
      new Promise<{ readonly sum: number; readonly moved: readonly string[] }>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = (list.getEntries() as unknown as readonly Shift[]).filter(
            ({ startTime, hadRecentInput }) => startTime >= since && !hadRecentInput,
          );
          const nameOf = ({ node }: Shift['sources'][number]) =>
            (node?.textContent ?? '').trim().slice(0, 40);
          const moved = shifts.map(
            ({ value, sources }) => `${value.toFixed(3)} ${sources.map(nameOf).join(' | ')}`,
          );
          resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
        }).observe({ type: 'layout-shift', buffered: true });
        interface Shift {
          readonly startTime: number;
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        // Where nothing ever moved the observer hears nothing.
        setTimeout(() => resolve({ sum: 0, moved: [] }), 300);
      }),
    from,
  );
}
