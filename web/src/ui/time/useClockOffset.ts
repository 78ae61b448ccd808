import { useEffect, useState } from 'react';

/**
 * Milliseconds that the server's clock is ahead of this machine's, asked once while `active`. The
 * answer is taken to be true at half of the round trip. Zero until it is known.
 */
export function useClockOffset(askServerNow: () => Promise<number>, active: boolean): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (!active) return;
    let wanted = true;
    const asked = Date.now();
    askServerNow()
      .then((serverNow) => {
        if (wanted) setOffset(clockOffset(serverNow, asked, Date.now()));
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [askServerNow, active]);
  return offset;
}

export function clockOffset(serverNow: number, asked: number, answered: number): number {
  return Math.round(serverNow - (asked + answered) / 2);
}
