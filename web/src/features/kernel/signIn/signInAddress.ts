import { useSyncExternalStore } from 'react';

/** The assembly's code in the address, as the link brings it; empty without one. */
export function cotInAddress(): string {
  return new URLSearchParams(location.search).get('cot') ?? '';
}

/**
 * The part of the address after `#`. Another link opened in the same tab changes nothing else, and starts no
 * page anew.
 */
export function useFragment(): string {
  return useSyncExternalStore(watchFragment, () => location.hash);
}

function watchFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
