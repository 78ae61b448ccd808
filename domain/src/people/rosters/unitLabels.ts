/** `GET /api/public/labels?cot=&question=`: what never moves while a question is voted. */
export interface UnitLabels {
  /** By place. */
  readonly labels: readonly string[];
  readonly groups: readonly string[];
  /** By place: which of the groups. */
  readonly groupOf: readonly number[];
}
