/** So many values fit in one comparison of a query. */
const comparedAtOnce = 30;

/** Values in as many lists as queries they take. */
export function chunksOf<T>(values: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(values.length / comparedAtOnce) }, (_, i) =>
    values.slice(i * comparedAtOnce, (i + 1) * comparedAtOnce),
  );
}
