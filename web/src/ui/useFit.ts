import { useLayoutEffect, useRef } from 'react';

/** From whole to the smallest that is still worth showing, by hundredths. */
const [whole, smallest, step] = [100, 40, 3];

/** A phone scrolls; a hall's screen cannot, so there everything has to be seen at once. */
const hall = { width: 900, height: 500 };

/**
 * Makes a screen as large as it fits in the window: its texts are multiplied by `--fit`, which is
 * found by measuring. The same content always gets the same size, so a figure that changes moves
 * nothing.
 */
export function useFit(isActive = true) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const screen = ref.current;
    if (screen === null || !isActive) return;
    const measure = () => shrink(screen);
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

function shrink(screen: HTMLElement): void {
  const fitsAt = (size: number) => {
    screen.style.setProperty('--fit', String(size / 100));
    return screen.offsetHeight <= innerHeight + 1;
  };
  const isHall = innerWidth >= hall.width && innerHeight >= hall.height;
  if (!isHall || fitsAt(whole)) {
    screen.style.removeProperty('--fit');
    return;
  }
  let [low, high] = [0, (whole - smallest) / step];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fitsAt(smallest + middle * step)) low = middle;
    else high = middle - 1;
  }
  fitsAt(smallest + low * step);
}
