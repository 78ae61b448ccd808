import type { MeetingKind } from '../meetings/meeting.ts';
import type { Threshold } from '../weights/threshold.ts';

/** The measure by which bylaws count attendance: the weight of the roster, units or owners. */
export const attendanceMeasures = ['weight', 'units', 'heads'] as const;
export type AttendanceMeasure = (typeof attendanceMeasures)[number];

/** The calls that a law may know. */
export type CallNumber = 1 | 2 | 3;

/** The attendance that bylaws ask: a share of all, a fixed number, or both at once. */
export interface AskedQuorum {
  readonly share: {
    readonly threshold: Threshold;
    readonly measure: AttendanceMeasure;
  } | null;
  readonly least: {
    readonly count: number;
    readonly measure: Exclude<AttendanceMeasure, 'weight'>;
  } | null;
  /** The citation: `artículo 12`. */
  readonly article: string;
}

/** The quorum that the bylaws ask of one call. */
export interface QuorumBylaw {
  /** Of which kind of session; null: of any that has none of its own. */
  readonly kind: MeetingKind | null;
  readonly call: CallNumber;
  readonly asks: AskedQuorum;
}

/** That the bylaws ask otherwise of a call; without an article they ask nothing any more. */
export interface QuorumBylawNoted extends Pick<QuorumBylaw, 'kind' | 'call'> {
  readonly article: string | null;
}

/** The quorums of the bylaws by call, as a session keeps them since its call was settled. */
export type KeptQuorums = Readonly<Partial<Record<CallNumber, readonly QuorumBylaw[]>>>;
