import * as z from 'zod';

/** The facts that decide which index serves a query. */
export interface QueryShape {
  readonly collection: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields compared for equality. */
  readonly equal: readonly string[];
  /** Fields compared otherwise, ordered by or added up. */
  readonly sorted: readonly string[];
}

const field = z.object({ fieldPath: z.string() });
const comparison = z.object({ field, op: z.string() });
const filter = z.union([
  z.object({ fieldFilter: comparison }).transform((one) => one.fieldFilter),
  z.object({ unaryFilter: comparison }).transform((one) => one.unaryFilter),
]);
const query = z.object({
  from: z.tuple([z.object({ collectionId: z.string(), allDescendants: z.boolean().optional() })]),
  where: z
    .union([
      filter.transform((one) => [one]),
      z
        .object({ compositeFilter: z.object({ filters: z.array(filter) }) })
        .transform((all) => all.compositeFilter.filters),
    ])
    .nullish(),
  orderBy: z.array(z.object({ field })).nullish(),
});
const aggregation = z.object({ sum: z.object({ field }).nullish() });
const request = z.union([
  z.object({ structuredQuery: query }).transform((one) => ({ ...one, aggregations: [] })),
  z
    .object({
      structuredAggregationQuery: z.object({
        structuredQuery: query,
        aggregations: z.array(aggregation),
      }),
    })
    .transform((one) => one.structuredAggregationQuery),
]);

/** Reads the shape of a query from the request that carries it to the database. */
export function shapeOf(sent: unknown): QueryShape {
  const { structuredQuery, aggregations } = request.parse(sent);
  const [{ collectionId, allDescendants }] = structuredQuery.from;
  const filters = structuredQuery.where ?? [];
  const isEqual = ({ op }: { readonly op: string }) => op === 'EQUAL' || op === 'IS_NULL';
  const sums = aggregations.flatMap(({ sum }) => (sum ? [sum] : []));
  return {
    collection: collectionId,
    scope: allDescendants === true ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: fieldsOf(filters.filter(isEqual)),
    sorted: fieldsOf([
      ...filters.filter((one) => !isEqual(one)),
      ...(structuredQuery.orderBy ?? []),
      ...sums,
    ]),
  };
}

function fieldsOf(list: readonly { readonly field: z.infer<typeof field> }[]): readonly string[] {
  const names = list.map((one) => one.field.fieldPath).filter((name) => name !== '__name__');
  return [...new Set(names)];
}
