/** From where a figure of the minutes comes: what anybody may look up in the record to check it. */
export type FigureSource =
  | { readonly kind: 'event'; readonly eventId: string }
  | { readonly kind: 'result'; readonly questionId: string }
  /** The entries and exits of the session, added up. */
  | { readonly kind: 'movements'; readonly session: number }
  /** The session as it was called: its hour. */
  | { readonly kind: 'session'; readonly session: number }
  /** A notice that went out, or was declared, as it was sealed. */
  | { readonly kind: 'notice'; readonly number: number }
  | { readonly kind: 'roster' }
  /** The named ballots of a unit. */
  | { readonly kind: 'ballots'; readonly unitId: string };

/**
 * A stretch of a line. Only `text` is ours, and it never carries a digit: every number of the
 * document is a figure with its source, something somebody typed, or the law's.
 */
export type ActaRun =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly text: string; readonly source: FigureSource }
  /** As the roster, the agenda or the secretary wrote it. In a cell, several names have a line each. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'law'; readonly text: string }
  /** A fact that the law asks and the record cannot know: `[completar: lugar de la reunión]`. */
  | { readonly kind: 'blank'; readonly text: string };

export type ActaLine = readonly ActaRun[];

export interface ActaTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly isFigure?: boolean }[];
  readonly rows: readonly (readonly ActaLine[])[];
}

/** The blocks of a document, for any reader: a screen, a word processor or a printed page. */
export type ActaBlock =
  | { readonly kind: 'title'; readonly line: ActaLine }
  | { readonly kind: 'heading'; readonly line: ActaLine; readonly level: 1 | 2 }
  | { readonly kind: 'paragraph'; readonly line: ActaLine }
  /** `isNumbered`: each item says its number, and no mark stands before it. */
  | { readonly kind: 'list'; readonly items: readonly ActaLine[]; readonly isNumbered?: true }
  | ActaTable
  | { readonly kind: 'checks'; readonly items: readonly ActaCheckLine[] }
  /** Somebody signs under each. */
  | { readonly kind: 'signatures'; readonly places: readonly ActaLine[] }
  | { readonly kind: 'page-break' };

interface ActaCheckLine {
  readonly done: boolean;
  readonly line: ActaLine;
}

export interface ActaDraft {
  readonly title: string;
  readonly blocks: readonly ActaBlock[];
}

/** The marks left to be written by hand, each as it is read. */
export function blanksOf({ blocks }: Pick<ActaDraft, 'blocks'>): readonly string[] {
  return runsOf(blocks).flatMap(({ kind, text }) => (kind === 'blank' ? [text] : []));
}

/** Every stretch of the document in its order. */
export function runsOf(blocks: readonly ActaBlock[]): readonly ActaRun[] {
  return blocks.flatMap(runsOfBlock);
}

function runsOfBlock(block: ActaBlock): readonly ActaRun[] {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'paragraph':
      return block.line;
    case 'list':
      return block.items.flat();
    case 'checks':
      return block.items.flatMap(({ line }) => line);
    case 'signatures':
      return block.places.flat();
    case 'table':
      return block.rows.flat(2);
    case 'page-break':
      return [];
  }
}
