import type { Annulment, OptionRole } from '../questions/question.ts';
import type { Quorum } from '../quorum/quorum.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import type { Count } from '../weights/weight.ts';

export interface OptionResult extends Count {
  readonly optionId: string;
  readonly label: string;
  readonly role: OptionRole;
}

/** What closing leaves: options plus `didNotVote` add up to the base, by weight and by units. */
export interface QuestionResult {
  readonly questionId: string;
  readonly number: number;
  readonly text: string;
  readonly options: readonly OptionResult[];
  readonly didNotVote: Count;
  readonly base: Count;
  /** What the base is: `coeficiente presente`. */
  readonly baseName: string;
  readonly quorum: Quorum;
  readonly verdict: Verdict;
  /** The instant of the line, in milliseconds: what was committed before it counts. */
  readonly closedAt: number;
  readonly item?: string;
  /** Of a practice question: it counts nowhere. */
  readonly rehearsal?: boolean;
  /** Set when the question was annulled after it was counted: the figures stay, and count no more. */
  readonly annulment?: Omit<Annulment, 'by'>;
}

/** `results/{questionId}`: nobody outside the staff sees it before the moderator shows it. */
export interface StoredResult extends QuestionResult {
  readonly shownAt: number | null;
}
