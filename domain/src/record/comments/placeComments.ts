import type { ActaComment, BlockAnchor } from './actaComment.ts';

/** A comment at the paragraph that it is about. */
export interface PlacedComment {
  readonly comment: ActaComment;
  /** The paragraph no longer says what it said when the comment was written. */
  readonly isChanged: boolean;
}

/** Where the comments stand in the minutes as they are now. */
export interface PlacedComments {
  /** By the place of the block among all of them, the oldest comment first. */
  readonly at: ReadonlyMap<number, readonly PlacedComment[]>;
  /** Those whose paragraph is no more. */
  readonly gone: readonly ActaComment[];
}

/**
 * Puts each comment at its paragraph: the one that says the same, at its own place or else wherever it went, and
 * where none says the same the one that stands where it stood. A comment taken back is left out.
 */
export function placeComments(
  anchors: readonly (BlockAnchor | null)[],
  comments: readonly ActaComment[],
): PlacedComments {
  const [byKey, byText] = [new Map<string, number>(), new Map<string, number>()];
  anchors.forEach((anchor, place) => {
    if (anchor === null) return;
    byKey.set(anchor.key, place);
    if (!byText.has(anchor.text)) byText.set(anchor.text, place);
  });
  const at = new Map<number, PlacedComment[]>();
  const gone: ActaComment[] = [];
  const standing = comments.filter(({ withdrawnAt }) => withdrawnAt === null);
  for (const comment of [...standing].sort((a, b) => a.at - b.at)) {
    const { key, text } = comment.anchor;
    const own = byKey.get(key);
    const isSame = own !== undefined && anchors[own]?.text === text;
    const place = isSame ? own : (byText.get(text) ?? own);
    if (place === undefined) gone.push(comment);
    else {
      const placed = { comment, isChanged: anchors[place]?.text !== text };
      at.set(place, [...(at.get(place) ?? []), placed]);
    }
  }
  return { at, gone };
}
