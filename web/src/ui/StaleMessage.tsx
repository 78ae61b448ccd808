import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useNow } from './useNow.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { classes } from './widgets/classes.ts';
import { Icon } from './widgets/Icon.tsx';
import { cloudOffIcon } from './widgets/icons.ts';

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

/** Who asked first, and so knows since when. */
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
