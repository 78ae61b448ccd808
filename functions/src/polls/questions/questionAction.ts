/** What the chair does with a question. */
export interface QuestionAction {
  readonly assemblyId: string;
  readonly questionId: string;
  readonly by: string;
  readonly now: number;
}

/** What the chair does with the questions of a ballot. */
export interface BallotAction extends Omit<QuestionAction, 'questionId'> {
  readonly questionIds: readonly string[];
}
