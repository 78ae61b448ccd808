/** Specification §9: the router waits about this between navigations. */
export const navigationGapMilliseconds = 100;

/**
 * Waits until a navigation is that far from the one before, so that a double tap or a loop of
 * redirects cannot open pages faster than a person sees them. The first one does not wait.
 */
export function createPace(now: () => number, wait: (milliseconds: number) => Promise<void>) {
  let free = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const start = Math.max(now(), free);
    free = start + navigationGapMilliseconds;
    if (start > now()) await wait(start - now());
  };
}

export const paceNavigations = createPace(
  () => performance.now(),
  (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
);
