import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { KnownQuestion } from '../../kernel/sessions/knownQuestion.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import type { LockedDocument } from '../../meeting/attachments/attachedDocument.ts';
import type { NamedSets, Protest } from '../../people/named/namedSet.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import type { Nominations } from './nominated.ts';
import type { PaperVote } from './paperVote.ts';
import type { RollCallOrder } from './rollCallOrder.ts';

/**
 * A question of the agenda. Once open, nothing here changes until it is closed: every vote reads it.
 * Times are milliseconds by the server's clock.
 */
export interface Question extends KnownQuestion {
  readonly options: readonly Option[];
  /** The way of marking it and the options; null or absent: yes or no. */
  readonly election?: ElectionTerms | null;
  readonly rule: Rule;
  /** The law whose words explain the rule. */
  readonly rulePack: PackId;
  /** With name only: until it closes a voter may send another vote, and the last one counts. */
  readonly mayChange?: boolean;
  /** Running bars on public pages while it is open. */
  readonly liveBars: boolean;
  /** How long it stays open; null until somebody closes it. */
  readonly durationSeconds: number | null;
  /** The time when `closing` was asked for, by the clock of the caller; absent before. */
  readonly closingAt?: number;
  /** Whether the quorum was met when it opened: a warning then, decisive only at closing. */
  readonly quorumAtOpening: boolean | null;
  /** How that point was called when it opened; before there were points, what somebody typed. Empty: none. */
  readonly item?: string;
  /** The questions of the ballot it was opened in, in their order and with this one; not said: a draft. */
  readonly ballotIds?: readonly string[];
  /** A tile for each unit on a public page, lit when it voted. Not said: only the staff sees it. */
  readonly wall?: boolean;
  /** The order of the public list of each unit's vote; null or absent: nobody sees it. */
  readonly roll?: RollCallOrder | null;
  /** The roster in force when it opened: its unit indexes are those of the wall. */
  readonly roster?: string;
  /** Of a secret vote by heads: each unit of that roster had a head of its own when it opened. */
  readonly unitsAreHeads?: boolean;
  /** Of a secret vote by heads over any other roster: each head votes once, with all its units and one answer. */
  readonly headsVoteWhole?: boolean;
  /** The paper vote while there was no network; absent: there was none. */
  readonly paper?: PaperVote;
  /** The annulled question that this one repeats. */
  readonly repeats?: string;
  /** The election without a majority of which this one is the second round. */
  readonly runoffOf?: string;
  /** The text that was proposed, when it was amended before the vote; not said: it was not. */
  readonly proposed?: string;
  /** Of an election whose candidates are proposed in the meeting. */
  readonly nominations?: Nominations;
  /** Those of its documents that voters could open when it opened, as they were; not said: none. */
  readonly documents?: readonly LockedDocument[];
  /** The people set apart in it, as the chair said when it opened; absent: nobody. */
  readonly named?: NamedSets;
  /** The source that forbids attorneys to vote it; absent: attorneys vote it. */
  readonly inPerson?: Source;
  /** The people left out who do not agree; absent: nobody. */
  readonly protests?: readonly Protest[];
  /** The people who asked for it to be secret, or for names in the minutes, before it opened; absent: nobody. */
  readonly requests?: readonly SecrecyRequest[];
  /** Why it counts no more; its votes stay in the record. */
  readonly annulment?: Annulment;
}

/** The wishes about how a question is voted: in secret, or that the minutes keep names. */
export const secrecyWishes = ['secret', 'names'] as const;
export type SecrecyWish = (typeof secrecyWishes)[number];

/** Somebody who asked, in the meeting, how a question is voted. */
export interface SecrecyRequest {
  readonly wish: SecrecyWish;
  /** `Ana Pérez`, or `101 (Ana Pérez)`. */
  readonly name: string;
  readonly who: { readonly personId: string } | { readonly unitId: string };
  readonly at: number;
}

export interface Annulment {
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

/** The answers of a yes/no question, in the order of the ballot. */
export function yesNoOptions(with_: { blank: boolean; abstention: boolean }): readonly Option[] {
  const options: Option[] = [
    { optionId: 'favour', label: 'A favor', role: 'favour' },
    { optionId: 'against', label: 'En contra', role: 'against' },
  ];
  if (with_.blank) options.push({ optionId: 'blank', label: 'En blanco', role: 'blank' });
  if (with_.abstention) {
    options.push({ optionId: 'abstention', label: 'Abstención', role: 'abstention' });
  }
  return options;
}
