import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../device/VisuallyHidden.tsx';
import { useNow } from '../time/useNow.ts';
import { classes } from '../widgets/classes.ts';
import { Icon } from '../widgets/Icon.tsx';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const cloudOffIcon =
  'M19.35 10.04C18.67 6.59 15.64 4 12 4c-1.48 0-2.85.43-4.01 1.17l1.46 1.46C10.21 6.23 11.08 6 12 6c3.04 0 5.5 2.46 5.5 5.5v.5H19c1.66 0 3 1.34 3 3 0 1.13-.64 2.11-1.56 2.62l1.45 1.45C23.16 18.16 24 16.68 24 15c0-2.64-2.05-4.78-4.65-4.96M3 5.27l2.75 2.74C2.56 8.15 0 10.77 0 14c0 3.31 2.69 6 6 6h11.73l2 2L21 20.73 4.27 4zM7.73 10l8 8H6c-2.21 0-4-1.79-4-4s1.79-4 4-4z';

interface StaleMessageProps {
  /** Nothing has arrived yet, so there is no age to tell. */
  readonly isEmpty?: boolean;
  /** `screen` is read from the back of a hall. */
  readonly size?: 'screen' | 'page';
}

/**
 * Says how old the figures are since the connection was lost, which is when this appears. It floats,
 * so that nothing moves when it comes and goes. Several parts of a page may lose it: one says so.
 */
export function StaleMessage({ isEmpty = false, size = 'screen' }: StaleMessageProps) {
  const speaker = useSpeaker();
  const [since] = useState(() => Date.now());
  const age = Math.max(0, useNow(1000, !isEmpty) - since);
  if (!speaker) return null;
  return (
    <div className={classes('stale-notice', size === 'screen' && 'stale-notice-screen')}>
      <Icon path={cloudOffIcon} />
      {/* The age changes every second: who listens hears once that the connection is gone. */}
      <span aria-hidden>
        {isEmpty
          ? 'Sin conexión. Seguimos intentando; no hace falta recargar.'
          : `Sin conexión. Datos de hace ${sayAge(age)}. Volverá sola.`}
      </span>
      <VisuallyHidden>
        <span role="status">
          {isEmpty
            ? 'Sin conexión. Seguimos intentando; no hace falta recargar.'
            : 'Sin conexión. Lo que ve es lo último que llegó. Volverá sola.'}
        </span>
      </VisuallyHidden>
    </div>
  );
}

export function sayAge(ageMs: number): string {
  const seconds = Math.floor(ageMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The listeners in the order in which they began: the first knows since when. */
let speakers: readonly string[] = [];
const watchers = new Set<() => void>();

function change(next: readonly string[]): void {
  speakers = next;
  for (const watcher of watchers) watcher();
}

function useSpeaker(): boolean {
  const id = useId();
  useEffect(() => {
    change([...speakers, id]);
    return () => change(speakers.filter((one) => one !== id));
  }, [id]);
  return useSyncExternalStore(watch, () => speakers[0] === id);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
