import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import type { Requirement, ShareRequirement } from './requirement.ts';

/** Why somebody is left out: owes dues, or has an interest of their own in this decision. */
export const exclusionReasons = ['arrears', 'conflict'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** How a meeting or a vote is held, where the law limits it. */
export const meetingModes = ['hall', 'online', 'mixed', 'written', 'later-call'] as const;
export type MeetingMode = (typeof meetingModes)[number];

/**
 * The units that do not count, declared apart: out of the quorum, out of the base (and so of both sides), or
 * without a vote. `reach` says how far a debt goes: only its unit, or every unit of that owner.
 */
export interface Exclusions {
  readonly quorum: readonly ExclusionReason[];
  readonly base: readonly ExclusionReason[];
  readonly vote: readonly ExclusionReason[];
  readonly reach: 'unit' | 'owner';
}

export const nobodyExcluded: Exclusions = { quorum: [], base: [], vote: [], reach: 'unit' };

/** The units without a vote for an interest of their own, and whether it has to be asked. */
export interface ConflictLaw {
  /** `own`: their own units, whoever votes them. `represented`: also what they would vote for others. */
  readonly reach: 'own' | 'represented';
  /** The matter touches somebody by itself: the chair says who, or that nobody. Else anybody may be named. */
  readonly asked: boolean;
  readonly source: Source;
}

/**
 * The law on people with an interest of their own in the decision; null where it leaves nobody out. Rules
 * that do not say more mean the partner's own units, and ask.
 */
export function conflictLaw(
  rule: Pick<Rule, 'exclusions' | 'conflict' | 'source'>,
): ConflictLaw | null {
  const { quorum, base, vote } = rule.exclusions;
  if (![quorum, base, vote].some((reasons) => reasons.includes('conflict'))) return null;
  return rule.conflict ?? { reach: 'own', asked: true, source: rule.source };
}

/** The quorum of one call. A null requirement: any attendance is enough. */
export interface CallQuorum {
  readonly call: number;
  readonly requirement: Requirement | null;
  readonly source: Source;
}

/** The quorum stands when people leave, while as many remain as another call asks. */
interface QuorumLeft {
  readonly asInCall: number;
  readonly source: Source;
}

/** The participation without which a decision has no effect, whatever was voted. */
export interface Turnout {
  readonly requirement: Requirement;
  readonly source: Source;
}

/** So many votes against undo the decision, whatever was voted in favour. */
export interface Opposition {
  readonly requirement: ShareRequirement;
  readonly source: Source;
}

/** The owners whom the decision touches must have voted for it, whatever majority it had. */
interface ConsentLaw {
  readonly source: Source;
}

/** The majority that a decision needs besides among those of a class, which votes apart. */
export interface ClassLaw {
  /** Over those of the class, as if there were nobody else. */
  readonly requirement: Requirement;
  /** The part of the class that has to attend in the first call; absent: any attendance is enough. */
  readonly firstCall?: Requirement | undefined;
  readonly source: Source;
}

/** Absentees who were told of the decision and stay silent count in favour after `days`. */
export interface PresumedConsent {
  readonly days: number;
  /** The majority that the attendees must have reached among themselves, for absentees to be asked at all. */
  readonly proposal: Requirement;
  readonly source: Source;
}

/** A way of meeting in which this decision is doubtful or void: shown as a warning. */
export interface ChannelLimit {
  readonly modes: readonly MeetingMode[];
  readonly warning: string;
  readonly source: Source;
}

/** The highest majority that bylaws may ask; `capped`: a higher one is read as this one. */
export interface Ceiling {
  readonly threshold: Threshold;
  /** The base of the share; the rule's own unless stated. */
  readonly base?: Base | undefined;
  readonly effect: 'capped' | 'refused';
  /** The ceiling itself is too high: «sin llegar a la unanimidad». */
  readonly strictlyBelow?: boolean | undefined;
  readonly source: Source;
}

/** The bylaws that the law allows for a rule, besides a higher majority; each with its article. */
interface BylawRoom {
  /** The bylaws may ask for nothing else. */
  readonly fixed?: Source | undefined;
  /** A number of owners or partners in favour. */
  readonly heads?: Source | undefined;
  readonly quorum?: QuorumRoom | undefined;
}

/** In which calls bylaws may ask for another attendance, and how. */
export interface QuorumRoom {
  /** Of which kind of session it is, where the law itself tells them apart; not said: of any. */
  readonly of?: MeetingKind | undefined;
  readonly calls: readonly number[];
  /** In which of them it may also be less. */
  readonly mayLower?: readonly number[] | undefined;
  /** The law counts weight, and nothing else may be counted instead. */
  readonly onlyByWeight?: true | undefined;
  /** Only a fixed number of owners is noted, which the law leaves to each, and it takes the place of the law's own. */
  readonly onlyNumber?: true | undefined;
  /** The second call must require less than the first. */
  readonly laterIsLess?: true | undefined;
  readonly source: Source;
}

/** The requirements that a decision must meet. Data: stored with the question and locked when it opens. */
export interface Rule {
  readonly ruleId: string;
  readonly title: string;
  readonly requirement: Requirement;
  /** Per call, in order; a later call than the last takes the last. */
  readonly quorum: readonly CallQuorum[];
  /** When the quorum is measured. Absent: at each vote, with units that voted and left. */
  readonly quorumAt?: 'installation' | undefined;
  /** The quorum that has to remain once the meeting was installed; absent: the quorum of its call. */
  readonly quorumLeft?: QuorumLeft | undefined;
  /** Of a decision without a meeting, which needs everybody; not said: nobody in particular. */
  readonly turnout?: Turnout | undefined;
  /** Not said: no number of votes against undoes it. */
  readonly unless?: Opposition | undefined;
  readonly exclusions: Exclusions;
  /** Where `exclusions` leave out who is in conflict; not said: their own units, and it is asked. */
  readonly conflict?: ConflictLaw | undefined;
  /** Not said: nobody whom it touches has a say of their own. */
  readonly consentOf?: ConsentLaw | undefined;
  /** Not said: no class votes apart. */
  readonly classVote?: ClassLaw | undefined;
  readonly presumedConsent: PresumedConsent | null;
  readonly channelLimits: readonly ChannelLimit[];
  readonly needsNotary: boolean;
  readonly ceiling: Ceiling | null;
  /** Whether bylaws may ask for less than this. */
  readonly bylawsMayLower: boolean;
  /** Not said: a higher majority, up to the ceiling, and nothing else. */
  readonly bylaws?: BylawRoom | undefined;
  /** The source of which units count where votes are counted by unit; absent: nobody answered, and all do. */
  readonly unitsBy?: Source | undefined;
  readonly source: Source;
}
