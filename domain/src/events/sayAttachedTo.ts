import type { RecordRow } from './recordRequests.ts';

/** ` (3. Presupuesto)`: the point from which a document hangs. */
export function sayAttachedTo({ kind, point }: Pick<RecordRow, 'kind' | 'point'>): string {
  const isAttached = kind === 'document-attached' || kind === 'document-detached';
  return isAttached && point !== undefined ? ` (${point})` : '';
}
