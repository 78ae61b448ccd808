import type { Source } from '../../kernel/bylaws/source.ts';

/** The law of a country on the notice to participants of an assembly about their data. */
export interface PrivacyLaw {
  /** The source that orders the notice; null where no law is known. */
  readonly source: Source | null;
  /** A sentence on why no consent is asked, as the law of the country puts it. */
  readonly ground: string;
  /** The rights that they may exercise: it follows `Puede`. */
  readonly rights: string;
  /** Before whom they may complain, with its article; null where it is not known. */
  readonly authority: string | null;
}
