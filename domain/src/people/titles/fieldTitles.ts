/** How people in eleven countries title a column. */
export interface FieldTitles {
  /** It alone is meant, also with more words after it. */
  readonly sure: readonly string[];
  /** It may be meant, or something else: what the cells say decides. */
  readonly mayBe?: readonly string[];
  /** Words with which a title means something else. */
  readonly isNot?: readonly string[];
}
