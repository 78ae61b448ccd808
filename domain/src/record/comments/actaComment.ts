/** The longest comment and the longest answer, in letters. */
export const commentAtMost = 2_000;

/** How much of a paragraph a comment keeps, in letters: a change further down in a long table is not told. */
export const anchorTextAtMost = 4_000;

/** So many comments in the minutes of a call, and so many answers to one: with more nobody would read them. */
export const commentsAtMost = 300;
export const answersAtMost = 30;

/** The paragraph that a comment is about. */
export interface BlockAnchor {
  /** Where it stands: the headings above it, its kind and how many of that kind come before it under them. */
  readonly key: string;
  /** The text of the paragraph when the comment was written. */
  readonly text: string;
}

export interface ActaCommentAnswer {
  readonly answerId: string;
  readonly text: string;
  readonly by: string;
  readonly name: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
}

/**
 * `actas/{session}-{call}/comments/{commentId}`: what somebody who reviews the minutes says of a paragraph. It is
 * no part of the minutes: neither their tree nor their digest nor their pages have it.
 */
export interface ActaComment {
  readonly commentId: string;
  readonly session: number;
  readonly call: number;
  readonly anchor: BlockAnchor;
  /** Empty once its author took it back. */
  readonly text: string;
  readonly by: string;
  readonly name: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly answers: readonly ActaCommentAnswer[];
  /** The person who marked it as settled, and when (milliseconds); null: it is open. */
  readonly settled: { readonly by: string; readonly name: string; readonly at: number } | null;
  /** When its author took it back, in milliseconds; null: it stands. */
  readonly withdrawnAt: number | null;
}

/** Whether a comment still waits for somebody to settle it. */
export function isOpenComment({
  settled,
  withdrawnAt,
}: Pick<ActaComment, 'settled' | 'withdrawnAt'>): boolean {
  return settled === null && withdrawnAt === null;
}
