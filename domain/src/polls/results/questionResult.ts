import type { Count, Weight } from '../../kernel/weights/weight.ts';
import type { OptionRole } from '../../laws/findings/figures.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import type { Verdict } from '../../laws/verdicts/verdict.ts';
import type { Apart } from '../judging/apartOf.ts';
import type { OtherCount } from '../judging/otherCount.ts';
import type { Represented } from '../judging/representedIn.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import type { Elected } from '../places/elected.ts';
import type { PaperTold } from '../questions/paperVote.ts';
import type { Annulment } from '../questions/question.ts';
import type { Disclosure } from '../questions/votePolicy.ts';
import type { HallRecount, ToldRecount } from '../recounts/hallRecount.ts';
import type { RoundingStep, SafePublication } from '../secrecy/safePublication.ts';
import type { Interval } from '../secrecy/secretBallots.ts';
import type { PresumedTally } from '../tallies/presumedTally.ts';
import type { ClassTally, DecisionBase, ResultMeasure } from './resultMeasure.ts';
import type { ResultSeal } from './sealOfResult.ts';

export interface OptionResult {
  readonly optionId: string;
  readonly label: string;
  readonly role: OptionRole;
  /** Of a slate. */
  readonly lines?: NonNullable<Option['lines']>;
  /** Null where it is withheld, so that nobody writes a zero for it: a secret vote may tell less. */
  readonly weight: Weight | null;
  readonly units: number | null;
  /** Of a secret vote where each head votes once with all its units: how many of them, where that is told. */
  readonly heads?: number;
  /** The range told instead of an exact figure that would decode somebody, in the rule's own measure. */
  readonly cell?: Interval;
}

/** How the figures of a secret vote are told. */
export interface SecretTelling {
  readonly kind: SafePublication['kind'];
  /** The grid of the cells, in thousandths of the votes. */
  readonly step?: RoundingStep;
  /**
   * The measure of the told or rounded figure, as the rule counts: heads where each votes once with all its
   * units.
   */
  readonly measure: 'weight' | 'units' | 'heads';
  /** The votes received, which are no secret. */
  readonly voted: Count;
  /** How many heads it was of; only where each votes once with all its units. */
  readonly heads?: number;
}

/** How much was received, in the measure that is told. */
export function receivedOf({ measure, voted, heads = 0 }: SecretTelling): number {
  return measure === 'heads' ? heads : voted[measure];
}

/**
 * The outcome of closing: options plus `didNotVote` add up to the base, by weight and by units, unless a
 * ballot takes several marks.
 */
export interface QuestionResult {
  readonly questionId: string;
  readonly number: number;
  readonly repetition?: number;
  readonly text: string;
  readonly options: readonly OptionResult[];
  readonly didNotVote: Count;
  /** The units present or with a vote. The base of the decision itself is in `measures` or `bases`. */
  readonly base: Count;
  /** Only in results from before `bases`: who was present, whatever the rule takes its share of. */
  readonly baseName?: string;
  /** Of the decision. */
  readonly quorum: Quorum;
  /** As the rule counts them. A secret vote that keeps figures has none, nor results from before. */
  readonly measures?: readonly ResultMeasure[];
  /** The same votes over the base of too many against; none where the rule counts no votes against. */
  readonly undoing?: ResultMeasure;
  /** Of a class that votes apart; not said: none does. */
  readonly ofClass?: ClassTally;
  /** For a secret vote that keeps figures: the bases of its rule, as far as they tell no vote. */
  readonly bases?: readonly DecisionBase[];
  readonly verdict: Verdict;
  /** For an election: its terms, and the elected. */
  readonly election?: ElectionTerms;
  readonly elected?: Elected;
  /** Not said: with name. */
  readonly disclosure?: Disclosure;
  /** Of a secret vote. */
  readonly told?: SecretTelling;
  /** The units without a vote in it for an interest of their own; absent: none. */
  readonly apart?: Apart;
  readonly represented?: Represented;
  /** Of a vote by unit that would end otherwise without some of them, where nobody said whether they count. */
  readonly otherCount?: OtherCount;
  /** Units, as they are called, of owners that did not answer because several people held what they have; not said: none. */
  readonly unsettled?: readonly string[];
  /** Between which hours it was voted on paper; not said: it was not. */
  readonly paper?: PaperTold;
  /** Counted again before the hall, in their order; not said: never. */
  readonly recounts?: readonly ToldRecount[];
  /** Of a decision that waits, or waited, for the absent. */
  readonly presumed?: PresumedTally;
  /** Results from before seals existed have none. */
  readonly seal?: ResultSeal;
  /** The instant of the line, in milliseconds: what was committed before it counts. */
  readonly closedAt: number;
  readonly item?: string;
  /** The text that was proposed, when it was amended before the vote. */
  readonly proposed?: string;
  /** Of a practice question: it counts nowhere. */
  readonly rehearsal?: boolean;
  /** The mark of the seal that the record had when it was first shown (`sealMark`); not said: none, or not shown. */
  readonly sealMark?: string;
  /** Set when the question was annulled after it was counted: the figures stay, and count no more. */
  readonly annulment?: Omit<Annulment, 'by'>;
}

/** `results/{questionId}`: nobody outside the staff sees it before the moderator shows it. */
export interface StoredResult extends QuestionResult {
  /** Units whose ballot is kept and not counted: they had no vote under the rule. */
  readonly leftOut?: readonly string[];
  /** The same recounts whole, with the witnesses of each and its faults. */
  readonly witnessed?: readonly HallRecount[];
  readonly shownAt: number | null;
}

/** The result without what only the staff needs to know. */
export function publicResult({
  shownAt: _shownAt,
  leftOut: _leftOut,
  witnessed: _witnessed,
  ...result
}: StoredResult) {
  return result;
}
