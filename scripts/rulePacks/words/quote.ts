import type { LocalDate } from '@asamblea/domain';

/** The text of a law as it was read: the copy and the day. */
export interface ReadText {
  /** As rules cite it: `Ley 675 de 2001`. */
  readonly law: string;
  /** The text that was read, where it is not the law in force. */
  readonly of?: string;
  /** The repository, the path and the version of the copy. */
  readonly copy: string;
  /** `2026-11-29`. */
  readonly on: LocalDate;
}

/** The decisive words of an article, exactly as they were read. */
export interface Quote {
  readonly text: ReadText;
  /** `45`, `46, numeral 2`. */
  readonly article: string;
  readonly words: string;
}

/** By the id of a rule, or by the quorum of a call. */
export type Words = Readonly<Record<string, readonly Quote[]>>;

/** Quotes articles of a text. */
export const quoting =
  (text: ReadText) =>
  (article: string, words: string): Quote => ({ text, article, words });

/** `«Por regla general…» (artículo 32)` */
export function sayQuote({ article, words }: Quote): string {
  return `«${words}» (artículo ${article})`;
}

/** `Código Sustantivo del Trabajo, texto de 1950` */
export function nameText({ law, of }: ReadText): string {
  return of === undefined ? law : `${law}, ${of}`;
}
