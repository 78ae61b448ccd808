import type { ElectionKind } from '../ballotKinds/electionKind.ts';
import type { QuestionNumber } from './questionNumber.ts';
import type { QuestionState } from './questionState.ts';

/**
 * The facts of a question that the chapters before the vote know. Times are milliseconds by the server's
 * clock.
 */
export interface KnownQuestion extends QuestionNumber {
  readonly questionId: string;
  readonly text: string;
  readonly options: readonly { readonly optionId: string; readonly label: string }[];
  /** Null or not said: yes or no. */
  readonly election?: {
    readonly kind: ElectionKind;
    readonly marks: { readonly max: number };
  } | null;
  /** Fixed when it opens. Not said: with name. */
  readonly disclosure?: 'named' | 'secret' | undefined;
  readonly session: number;
  readonly state: QuestionState;
  readonly openedAt: number | null;
  /** The closing time by the clock; null until somebody closes it. */
  readonly closesAt: number | null;
  /** The point of the agenda that it belongs to; null or not said: none, or from before there were points. */
  readonly pointId?: string | null;
  /** The matter of the rule pack that gave the rule; null for a decision the law does not name. */
  readonly matterId?: string | null;
  /** A practice question: it is voted like any other and never counts. */
  readonly rehearsal?: boolean;
  /** Documents of the drive to be read before voting it; not said: none. */
  readonly documentIds?: readonly string[];
  /** Those of them that voters could open when it opened; not said: none. */
  readonly documents?: readonly { readonly entryId: string }[];
}

export function isSecret({ disclosure }: Pick<KnownQuestion, 'disclosure'>): boolean {
  return disclosure === 'secret';
}

/** Whether a ballot may mark more than one. Then its marks do not add up to the ballots. */
export function takesSeveral({
  election,
}: {
  readonly election?: { readonly marks: { readonly max: number } } | null | undefined;
}): boolean {
  return (election?.marks.max ?? 1) > 1;
}

/**
 * Time alone closes it: a vote that arrives from this instant on is refused in every state, whenever the
 * button is pressed. A vote asks with the moment it reached its server, by that server's clock.
 */
export function isPastClosing({ closesAt }: Pick<KnownQuestion, 'closesAt'>, now: number): boolean {
  return closesAt !== null && now >= closesAt;
}
