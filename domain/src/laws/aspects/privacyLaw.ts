import type { Source } from '../../kernel/bylaws/source.ts';

/** What the law of a country has whoever takes part in an assembly be told of their data. */
export interface PrivacyLaw {
  /** What orders that they are told; null where no law is known. */
  readonly source: Source | null;
  /** A sentence on why no consent is asked, as the law of the country puts it. */
  readonly ground: string;
  /** What they may ask for: it follows `Puede`. */
  readonly rights: string;
  /** Before whom they may complain, with its article; null where it is not known. */
  readonly authority: string | null;
}
