import type { EventOrigin } from '../../kernel/events/assemblyEvent.ts';
import type { RecordRow } from './recordRequests.ts';

const origins: Readonly<Record<EventOrigin, string>> = {
  desk: ', en la mesa de registro',
  phone: ', desde su teléfono',
  import: ', por archivo',
  bulk: ', en un trabajo por lista',
  chair: ', desde la mesa directiva',
  system: ', automáticamente',
};

/** From where, to be written after who did it; empty when it was not recorded. */
export function sayOrigin({ from }: Pick<RecordRow, 'from'>): string {
  return from === undefined ? '' : origins[from];
}
