import { useLayoutEffect, useRef } from 'react';

/** From whole to the smallest that is still worth showing, by hundredths. */
const [whole, smallest, step] = [100, 40, 3];

/**
 * In hundredths of its height, what a public screen says stays as large as this while its air, its bars and
 * its headings give way; where even that does not fit, the letters do.
 */
const leasts = ['4', '3.8', '3.6', '3.4', '3.2', '3', '0'] as const;

/** A phone scrolls; a public screen cannot, so there everything has to be seen at once. */
const publicScreen = { width: 900, height: 500 };

/**
 * Makes a screen as large as it fits in the window: its texts are multiplied by `--fit`, which is
 * found by measuring, and those of a whole screen stay at `--least` or above meanwhile. The same content
 * always gets the same size, so a figure that changes moves nothing. `part` is how much of the window's
 * height it may take, at any size of the window; where it is not said, it is the whole of a public screen.
 */
export function useFit(isActive = true, part: number | null = null) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const screen = ref.current;
    if (screen === null || !isActive) return;
    const measure = () => shrink(screen, part);
    measure();
    addEventListener('resize', measure);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(screen);
    return () => {
      removeEventListener('resize', measure);
      observer?.disconnect();
    };
  });
  return ref;
}

function shrink(screen: HTMLElement, part: number | null): void {
  const fitsAt = (size: number) => {
    screen.style.setProperty('--fit', String(size / 100));
    if (part === null) return screen.offsetHeight <= innerHeight + 1;
    // A box with a limit of its own is cut off there: the height that it would have is the one that counts.
    return screen.scrollHeight <= innerHeight * part + 1;
  };
  const isPublicScreen =
    part !== null || (innerWidth >= publicScreen.width && innerHeight >= publicScreen.height);
  screen.style.removeProperty('--least');
  if (!isPublicScreen || fitsAt(whole)) {
    screen.style.removeProperty('--fit');
    return;
  }
  for (const least of part === null ? leasts : []) {
    screen.style.setProperty('--least', `min(${least}vh, ${least}vw)`);
    if (fitsAt(smallest)) break;
  }
  let [low, high] = [0, (whole - smallest) / step];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fitsAt(smallest + middle * step)) low = middle;
    else high = middle - 1;
  }
  fitsAt(smallest + low * step);
}
