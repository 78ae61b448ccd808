import { useEffect, useEffectEvent } from 'react';

/**
 * The input of a physical keyboard or a code reader while nothing on the page takes it: a digit, a letter, or
 * Enter.
 */
export function useTyping(isActive: boolean, onKey: (key: string) => void): void {
  const typed = useEffectEvent(onKey);
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(takers) !== null) return;
      // A button that has the focus is pressed by Enter.
      const isPress = target instanceof Element && target.closest('button') !== null;
      if (!/^[\p{L}\d]$/u.test(key) && (key !== 'Enter' || isPress)) return;
      event.preventDefault();
      typed(key);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isActive]);
}

const takers = 'input, textarea, select, [role="dialog"]';
