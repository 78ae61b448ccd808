import type { ActaDraft } from '../draft/actaDraft.ts';

/**
 * The tree of the minutes as the one text that its digest is of: JSON whose keys are in the order of their letters.
 * The same tree gives the same text, also after it was written and read as JSON.
 */
export function treeText(draft: ActaDraft): string {
  return JSON.stringify(inOrder(draft));
}

function inOrder(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inOrder);
  if (typeof part !== 'object' || part === null) return part;
  const named = Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(named.map(([name, value]) => [name, inOrder(value)]));
}
