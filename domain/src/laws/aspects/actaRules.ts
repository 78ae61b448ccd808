import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { Period } from '../../kernel/calendars/period.ts';
import type { Modality } from '../../kernel/meetings/meeting.ts';
import type { ActaItemId } from './actaItemId.ts';

/** The steps of the life of minutes that a law counts days to. */
export type ActaMilestone = 'approved' | 'signed' | 'communicated';

/** Something that must happen to the minutes within a period of the meeting. */
interface DeadlineRule {
  /** The action, as a label: «Firmar y cerrar el acta». */
  readonly label: string;
  readonly channels: readonly Modality[];
  /** The day of the meeting does not count. */
  readonly within: Period;
  /** The step of their life with which it is done; not said: the minutes do not tell it. */
  readonly doneBy?: ActaMilestone;
  readonly source: Source;
  /** Making the minutes known is what it asks: nothing is left to do once they were. */
  readonly isMetByTelling?: true;
}

/** How long a decision may be challenged before a judge. */
interface ChallengeRule {
  readonly label: string;
  /** Null: it never expires. */
  readonly within: Period | null;
  /** From when it runs: the meeting, or the day an absentee was notified. */
  readonly from: 'meeting' | 'notification';
  readonly source: Source;
}

/** When an item of the minutes is asked for. */
export type ItemCondition =
  | 'always'
  | 'hall'
  | 'remote'
  | 'arrears'
  | 'absentees'
  | 'extraordinary'
  | 'named';

export interface ItemRule {
  readonly itemId: ActaItemId;
  readonly when: ItemCondition;
  readonly source: Source;
}

/** Something that the law says of the minutes, as a sentence without its article. */
export interface SaidOfActa {
  readonly said: string;
  readonly source: Source;
}

interface Custody {
  /** The keeper of the book, in Spanish. */
  readonly keeper: string;
  /** For how long the papers are kept; null when the law does not say. */
  readonly period: Period | null;
  readonly source: Source;
}

/** How one law wants the minutes. */
export interface ActaRules {
  readonly packId: PackId;
  readonly deadlines: readonly DeadlineRule[];
  readonly items: readonly ItemRule[];
  readonly challenges: readonly ChallengeRule[];
  readonly custody: Custody | null;
  /** Where the signatures alone close the minutes, the article that says so; not said: somebody approves them. */
  readonly withoutApproval?: Source;
  /** The person who approves the minutes or checks their text; absent: the law does not say it, or nobody does. */
  readonly approver?: SaidOfActa;
  /** Further rules of the law on their life: from when they bind, how they are corrected, who gets a copy. */
  readonly life?: readonly SaidOfActa[];
  /** Where those who owe have no vote, what is said of them, without its article. */
  readonly deprived?: string;
}

/** Items that one article asks for, always unless said otherwise. */
export function itemRules(
  source: Source,
  itemIds: readonly ActaItemId[],
  when: ItemCondition = 'always',
): readonly ItemRule[] {
  return itemIds.map((itemId) => ({ itemId, when, source }));
}
