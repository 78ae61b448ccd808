import { useEffect, useEffectEvent, useState } from 'react';

/** The last value, at most so often: what follows it does not hurry with each change. */
export function useLagging<T>(value: T, millis: number): T {
  const [shown, setShown] = useState(value);
  const isOld = shown !== value;
  const catchUp = useEffectEvent(() => setShown(value));
  useEffect(() => {
    if (!isOld) return;
    const timer = setTimeout(() => catchUp(), millis);
    return () => clearTimeout(timer);
  }, [isOld, millis]);
  return shown;
}
