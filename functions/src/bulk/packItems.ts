import type { BulkRequest } from '@asamblea/domain';

/** Small enough that a desk which wants one of its units does not wait long for the transaction. */
const itemsAPart = 40;

type Items = BulkRequest['items'];

/** The items in parts, as text. The same items make the same parts. */
export function packItems(items: Items): readonly string[] {
  return Array.from({ length: Math.ceil(items.length / itemsAPart) }, (_, i) =>
    JSON.stringify(items.slice(i * itemsAPart, (i + 1) * itemsAPart)),
  );
}
