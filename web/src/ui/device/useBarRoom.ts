import { useCallback } from 'react';

/** Between a bar and the focused element: its outline is seen whole. */
const apart = 8;

/**
 * For a bar that stays at an edge of the window. The focused element is brought into sight clear of it (WCAG
 * 2.4.11): the page scrolls as if it ended where the bar begins. A bar that does not stay, as in a short
 * window, takes no room. A page whose end it would cover leaves `--bar-bottom` there. It is measured again
 * when the window or the bar changes its size, and when it begins or ends to stay.
 */
export function useBarRoom(edge: 'top' | 'bottom', stays = true) {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (bar === null) return;
      const { style } = document.documentElement;
      const property = `scroll-padding-${edge}`;
      const covered = `--bar-${edge}`;
      const measure = () => {
        const isThere = stays && ['sticky', 'fixed'].includes(getComputedStyle(bar).position);
        for (const one of [property, covered]) {
          if (isThere) style.setProperty(one, `${bar.offsetHeight + apart}px`);
          else style.removeProperty(one);
        }
      };
      measure();
      window.addEventListener('resize', measure);
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      observer?.observe(bar);
      return () => {
        window.removeEventListener('resize', measure);
        observer?.disconnect();
        for (const one of [property, covered]) style.removeProperty(one);
      };
    },
    [edge, stays],
  );
}
