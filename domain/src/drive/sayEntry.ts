import type { EventKind } from '../events/assemblyEvent.ts';
import type { RecordRow } from '../events/recordRequests.ts';

const entryEvents: readonly EventKind[] = [
  ...(['folder-made', 'document-kept', 'version-kept', 'entry-renamed', 'entry-moved'] as const),
  ...(['entry-shown', 'entry-removed', 'document-link-made', 'document-link-revoked'] as const),
];

/** ` «Presupuesto.pdf»`, of an event of the drive; what was taken away has no name any more. */
export function sayEntry({ kind, entry }: Pick<RecordRow, 'kind' | 'entry'>): string {
  if (entry !== undefined) return ` «${entry}»`;
  return entryEvents.includes(kind) ? ' algo que ya no está' : '';
}
