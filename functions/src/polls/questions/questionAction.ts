/** The act of the chair on a question. */
export interface QuestionAction {
  readonly assemblyId: string;
  readonly questionId: string;
  readonly by: string;
  readonly now: number;
}

/** The act of the chair on the questions of a ballot. */
export interface BallotAction extends Omit<QuestionAction, 'questionId'> {
  readonly questionIds: readonly string[];
}
