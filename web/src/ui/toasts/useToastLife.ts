import { useEffect, useRef, useState } from 'react';
import type { ListedToast } from './toastList.ts';

/**
 * Counts a message's life down. It stands still while the pointer is over it or the focus in it,
 * keeping what remains, and goes on with that when both have left.
 */
export function useToastLife(toast: ListedToast, onClose: (id: number) => void) {
  const { id, life, isLeaving } = toast;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const remaining = useRef(life ?? 0);
  const isPaused = isPointed || isFocused;

  useEffect(() => {
    if (life === undefined || isPaused || isLeaving) return;
    const started = performance.now();
    const timer = setTimeout(() => onClose(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [id, life, isPaused, isLeaving, onClose]);

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
