import { useEffect, useEffectEvent, useState } from 'react';

const eventNames = ['pointerdown', 'keydown'] as const;

/**
 * Seconds left before `onIdle` while nobody touches the screen, from `seconds` on down; any touch or key
 * starts again. It comes to its end once; where it is not active it counts nothing.
 */
export function useIdle(seconds: number, isActive: boolean, onIdle: () => void): number {
  const [left, setLeft] = useState(seconds);
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    setLeft(seconds);
    if (!isActive) return;
    let until = Date.now() + seconds * 1000;
    const again = () => {
      until = Date.now() + seconds * 1000;
      setLeft(seconds);
    };
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      idle();
    }, 500);
    for (const name of eventNames) addEventListener(name, again);
    return () => {
      clearInterval(timer);
      for (const name of eventNames) removeEventListener(name, again);
    };
  }, [seconds, isActive]);
  return left;
}
