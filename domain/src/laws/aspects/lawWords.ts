import type { Vocabulary } from '../rules/vocabulary.ts';

/** How a law names things; apart from its rules, for who only says a rule. */
export interface LawWords {
  /** The measures that it counts. */
  readonly vocabulary: Vocabulary;
  /** The name of the meeting; all of them are «la». */
  readonly meeting: string;
}
