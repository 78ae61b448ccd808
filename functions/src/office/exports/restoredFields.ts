import { dataSchema, type ExportManifest, unstampedCollections } from '@asamblea/domain';
import { type DocumentFields, FieldValue } from '../../kernel/database/firestore.ts';
import { migrations } from '../../kernel/migrations/migrations.ts';
import type { StoredRow } from './readRows.ts';

/**
 * The content of a document once it is restored: the same, in the present version, with the instant of its
 * commit where something depends on it, because it is committed anew. A mail that waited is sent by nobody.
 */
export function restoredFields(row: StoredRow, { schema }: ExportManifest): DocumentFields {
  const { path, created, updated } = row;
  const fields = migrated(row, schema);
  switch (path.split('/').at(-2)) {
    case 'closings':
      return { line: updated, ...fields };
    case 'changes':
      return { committed: created, ...fields };
    case 'events':
      return { committed: created, ...fields };
    case 'mail':
      return { ...fields, dueAt: null };
    default:
      return fields;
  }
}

function migrated({ path, fields }: StoredRow, from: number): DocumentFields {
  const collection = path.split('/').at(-2) ?? '';
  if (from === dataSchema || unstampedCollections.includes(collection)) return fields;
  let now = fields;
  for (const { to, change } of migrations) {
    if (to <= from) continue;
    const changed = Object.entries({ ...now, ...change(path, now), schema: to });
    const kept = changed.filter(([, value]) => !isDeletion(value));
    now = Object.fromEntries(kept);
  }
  return now;
}

function isDeletion(value: unknown): boolean {
  return value instanceof FieldValue && value.isEqual(FieldValue.delete());
}
