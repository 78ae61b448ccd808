import type { ProxyRecord } from '@asamblea/domain';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';

interface ProxyKeys {
  readonly proxies: readonly ProxyRecord[];
  readonly current: ProxyRecord | null;
  readonly isPaused: boolean;
  readonly choose: (proxyId: string) => void;
  readonly clear: () => void;
  readonly accept: () => void;
  readonly reject: () => void;
}

/**
 * The proxies without a mouse. Arrows choose, Enter accepts the one that is open, Alt+R rejects, Escape
 * clears. Returns what the search box listens with.
 */
export function useProxyKeys(keys: ProxyKeys) {
  const anywhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (keys.isPaused || !event.altKey || event.code !== 'KeyR') return;
    event.preventDefault();
    keys.reject();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => anywhere(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (event: KeyboardEvent) => {
    const { proxies, current } = keys;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        const at = proxies.findIndex(({ proxyId }) => proxyId === current?.proxyId);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const next = proxies[(at + step + proxies.length) % proxies.length];
        if (next !== undefined) keys.choose(next.proxyId);
        return;
      }
      case 'Enter':
        event.preventDefault();
        if (!event.repeat) keys.accept();
        return;
      case 'Escape':
        keys.clear();
        return;
    }
  };
}
