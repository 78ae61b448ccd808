/** How people in eleven countries title a column. */
export interface FieldTitles {
  /** Titles that mean this field alone, also with more words after them. */
  readonly sure: readonly string[];
  /** Titles that may mean this field: the cells decide. */
  readonly mayBe?: readonly string[];
  /** Words with which a title means something else. */
  readonly isNot?: readonly string[];
}
