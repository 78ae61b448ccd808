import * as z from 'zod';
import type { QueryShape } from './queryShapes.ts';

const scope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: scope,
      fields: z.array(z.object({ fieldPath: z.string() })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.object({ queryScope: scope })),
    }),
  ),
});
export type IndexFile = z.infer<typeof indexFile>;

export function parseIndexes(text: string): IndexFile {
  return indexFile.parse(JSON.parse(text));
}

/**
 * Whether the cloud can answer a query: by the indexes it makes of every field, as far as they are
 * not taken away, or by a composite one, equalities first.
 */
export function isServed(shape: QueryShape, indexes: IndexFile): boolean {
  const { equal, sorted } = shape;
  if (sorted.length === 0) return equal.every((name) => hasFieldIndex(shape, name, indexes));
  if (equal.length === 0 && sorted.length === 1) {
    return sorted.every((name) => hasFieldIndex(shape, name, indexes));
  }
  return indexes.indexes.some((index) => {
    if (index.collectionGroup !== shape.collection || index.queryScope !== shape.scope)
      return false;
    const names = index.fields.map((one) => one.fieldPath);
    const first = names.slice(0, equal.length);
    return (
      first.every((name) => equal.includes(name)) &&
      names.slice(equal.length).join() === sorted.join()
    );
  });
}

function hasFieldIndex(shape: QueryShape, name: string, { fieldOverrides }: IndexFile): boolean {
  const override = fieldOverrides.find(
    (one) => one.collectionGroup === shape.collection && one.fieldPath === name,
  );
  // Left alone, a field is indexed in its own collection and not across all of that name.
  if (override === undefined) return shape.scope === 'COLLECTION';
  return override.indexes.some((index) => index.queryScope === shape.scope);
}
