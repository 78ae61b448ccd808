/** `GET /api/public/labels?cot=&question=`: what never moves while a question is voted. */
export interface UnitLabels {
  /** By unit index. */
  readonly labels: readonly string[];
  readonly groups: readonly string[];
  /** By unit index: which of the groups. */
  readonly groupOf: readonly number[];
}
