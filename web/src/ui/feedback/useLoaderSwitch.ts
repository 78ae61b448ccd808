import { useEffect, useMemo, useRef, useState } from 'react';

interface ShowOptions {
  /** Waits this long before it shows, so that quick work does not make the screen flash. */
  readonly afterMilliseconds?: number;
}

export interface LoaderSwitch {
  readonly show: (options?: ShowOptions) => void;
  readonly hide: () => void;
}

/** A boolean (specification §4) that puts the focus back where it was when it turned on. */
export function useLoaderSwitch() {
  const [isShown, setShown] = useState(false);
  const focused = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const control = useMemo<LoaderSwitch>(() => {
    const turnOn = () => {
      focused.current ??= document.activeElement;
      setShown(true);
    };
    return {
      show: ({ afterMilliseconds = 0 } = {}) => {
        clearTimeout(timer.current);
        if (afterMilliseconds === 0) turnOn();
        else timer.current = setTimeout(turnOn, afterMilliseconds);
      },
      hide: () => {
        clearTimeout(timer.current);
        setShown(false);
      },
    };
  }, []);

  useEffect(() => {
    if (!isShown) return;
    return () => {
      const before = focused.current;
      focused.current = null;
      // A frame later: the button that was pressed may be busy until the work that hid us ends.
      requestAnimationFrame(() => giveBack(before));
    };
  }, [isShown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { isShown, control };
}

/** Unless something else has taken the focus meanwhile. */
function giveBack(element: Element | null): void {
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree && element instanceof HTMLElement) element.focus({ preventScroll: true });
}
