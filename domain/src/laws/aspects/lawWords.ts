import type { Vocabulary } from '../rules/vocabulary.ts';

/** The names that a law gives to things; apart from its rules, for code that only tells a rule. */
export interface LawWords {
  /** The measures that it counts. */
  readonly vocabulary: Vocabulary;
  /** The name of the meeting; all of them are «la». */
  readonly meeting: string;
}
