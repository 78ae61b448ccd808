import { useEffect, useState } from 'react';
import { layerAbove } from './layers.ts';
import type { ListedToast } from './toastList.ts';

// Specification §9: how long the layer outlives the last message.
const outlivesMilliseconds = 200;

/**
 * Taken when the first message comes, above what covers the page then, and left a moment after the
 * last one goes. A later message looks again: it may come from a dialog that opened meanwhile.
 */
export function useToastLayer(toasts: readonly ListedToast[], base: number): number | null {
  const [layer, setLayer] = useState<number | null>(null);
  const newest = toasts.at(-1)?.serial ?? null;
  useEffect(() => {
    if (newest !== null) {
      setLayer((before) => Math.max(before ?? base, layerAbove(base, document)));
      return;
    }
    const timer = setTimeout(() => setLayer(null), outlivesMilliseconds);
    return () => clearTimeout(timer);
  }, [newest, base]);
  return layer;
}
