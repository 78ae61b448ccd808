import type { ActaDraft } from '../draft/actaDraft.ts';
import { linesOfBlock } from './linesOfBlock.ts';

/** The lines in which two trees differ, as they are read and in their order. */
export interface DraftDifference {
  /** Of the first one, that the second one does not have. */
  readonly gone: readonly string[];
  /** Of the second one, that the first one did not have. */
  readonly come: readonly string[];
}

/** The differences that the minutes would have; two trees that read alike give none. */
export function compareDrafts(before: ActaDraft, after: ActaDraft): DraftDifference {
  const [was, is] = [linesOf(before), linesOf(after)];
  return { gone: withoutThose(was, is), come: withoutThose(is, was) };
}

/** Each line as often as it stands there and not in the others. */
function withoutThose(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times <= 0;
  });
}

function linesOf({ blocks }: ActaDraft): readonly string[] {
  return blocks.flatMap(linesOfBlock).filter((line) => line !== '');
}
