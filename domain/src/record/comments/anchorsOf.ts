import type { ActaBlock } from '../draft/actaDraft.ts';
import { linesOfBlock } from '../versions/linesOfBlock.ts';
import { anchorTextAtMost, type BlockAnchor } from './actaComment.ts';

/** As much of a heading as a key has, in letters. */
const headingAtMost = 120;

/**
 * The anchors by which a comment finds each block again, in the order of the blocks: the headings above it,
 * its kind and its place among those of that kind under them. Null for what nobody comments: titles,
 * headings, page breaks and the guide for the secretary.
 */
export function anchorsOf(blocks: readonly ActaBlock[]): readonly (BlockAnchor | null)[] {
  let above: readonly string[] = [];
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const text = linesOfBlock(block).join('\n').slice(0, anchorTextAtMost);
    const { kind } = block;
    if (kind === 'heading') {
      const said = text.slice(0, headingAtMost);
      above = block.level === 1 ? [said] : [...above.slice(0, 1), said];
    }
    if (!isCommented(kind)) return null;
    const section = [...above, kind].join(' › ');
    const place = (counts.get(section) ?? 0) + 1;
    counts.set(section, place);
    return { key: `${section} ${place}`, text };
  });
}

function isCommented(kind: ActaBlock['kind']): boolean {
  return kind === 'paragraph' || kind === 'list' || kind === 'table' || kind === 'signatures';
}
