import type { LiveBlock } from '@asamblea/domain';

/** The pieces that a live block shows: plain text, which the frame puts as text. */
export type BlockPart =
  | {
      readonly kind: 'title' | 'big' | 'text' | 'small';
      readonly text: string;
      readonly tone?: 'yes' | 'no';
    }
  | {
      readonly kind: 'bar';
      readonly label: string;
      readonly figure: string;
      /** From 0 to 1, only for drawing. */
      readonly share: number;
      /** Where the bar has to come, from 0 to 1; null: nowhere. */
      readonly line: number | null;
    }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly BlockItem[] }
  | { readonly kind: 'button'; readonly text: string };

interface BlockItem {
  readonly text: string;
  /** Where it opens, in our own address; null: it is only read. */
  readonly href: string | null;
}

/** The message that the app posts to the frame; blocks that are not named stay unchanged. */
export interface BlocksMessage {
  readonly kind: 'bloques';
  readonly blocks: Readonly<Partial<Record<LiveBlock, readonly BlockPart[]>>>;
}

export const titled = (text: string): BlockPart => ({ kind: 'title', text });
export const big = (text: string): BlockPart => ({ kind: 'big', text });
export const plain = (text: string): BlockPart => ({ kind: 'text', text });
export const small = (text: string): BlockPart => ({ kind: 'small', text });
