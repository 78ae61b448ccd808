import type { IdentityWay } from '../access/identityWay.ts';
import type { PluginName } from '../access/plugins.ts';
import type { QuorumBylawNoted } from '../bylaws/quorumBylaw.ts';
import type { Instant } from '../calendars/instant.ts';
import type { Verification } from '../sessions/assemblySession.ts';
import type { AgendaException } from './agendaException.ts';
import type { DebtorsNoted } from './debtorsNoted.ts';
import type { DesksCounted } from './desksCounted.ts';
import type { DoorCapacity } from './doorCapacity.ts';
import type { EventKind } from './eventKinds.ts';
import type { NominationState } from './nominationState.ts';
import type { NoticeAspect } from './noticeAspect.ts';
import type { NoticeNoted } from './noticeNoted.ts';
import type { PointApprover } from './pointApprover.ts';

/** From where: the registration desk, the person's own device, a file, bulk work, the chair, or time itself. */
const eventOrigins = ['desk', 'phone', 'import', 'bulk', 'chair', 'system'] as const;
export type EventOrigin = (typeof eventOrigins)[number];

export interface AssemblyEvent {
  readonly kind: EventKind;
  readonly by: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly personId?: string;
  /** Of the staff: whom it was done to, and the role that they have since. */
  readonly member?: string;
  readonly role?: string;
  readonly unitId?: string;
  /** For somebody added at the door: the capacity in which they answer for the unit. */
  readonly capacity?: DoorCapacity;
  readonly proxyId?: string;
  readonly questionId?: string;
  /** A point of the agenda; of `point-treated` without one, the chair left the point it was at. */
  readonly pointId?: string;
  /** A folder or a document. */
  readonly entryId?: string;
  /** Of an agenda that was already out: who said yes to its change. */
  readonly approvedBy?: PointApprover;
  /** Of a vote outside the agenda: what the chair said that happens; not said: nothing. */
  readonly exception?: AgendaException;
  /** The outcome of a nomination. */
  readonly nomination?: NominationState;
  readonly version?: string;
  readonly mode?: string;
  /** Of a switch: which one. */
  readonly plugin?: PluginName;
  /** Of a roster: its weights were adjusted in proportion, so that they sum the whole. */
  readonly adjusted?: true;
  /** Of a new set of debtors: the day of the accounts, and how many units began and stopped owing. */
  readonly debtors?: DebtorsNoted;
  /** The number of a plate, or the first of those created. */
  readonly plate?: number;
  /** The last of those created, or the one that took its place. */
  readonly plateTo?: number;
  /** Of PINs that were printed: which print, that it be done once. */
  readonly printId?: string;
  /** For a remote attendee: how they were identified. */
  readonly identified?: IdentityWay;
  /** The hour beside a signature on paper. */
  readonly writtenAt?: number;
  /** Of a press that waited for the network: when the desk wrote it, by the server's clock. */
  readonly pressedAt?: number;
  /** Of an exit for silence: when they were last heard from. */
  readonly unseenSince?: number;
  /** Of somebody who ended speaking: since when they had the floor. */
  readonly speakingSince?: number;
  /** The person notified by hand, of a notice or of the minutes. */
  readonly told?: NoticeNoted;
  readonly from?: EventOrigin;
  /** The address of a message, masked. */
  readonly to?: string;
  /** For a vote with name that was corrected: the former and the new marks; none once withdrawn. */
  readonly choiceFrom?: readonly string[];
  readonly choiceTo?: readonly string[];
  /** Why somebody corrected it, in their words. */
  readonly reason?: string;
  /** The session of the assembly in which it happened. */
  readonly session?: number;
  /** The call under way; of `call-planned`, the one that was planned. */
  readonly call?: number;
  /** When the planned call begins, or the suspended session goes on. */
  readonly until?: number;
  /** Of a lot: what anybody draws it again from. */
  readonly lotSeed?: string;
  /** For a question that closed, whose tie was drawn or whose absentees changed it: the hash of its result, which the seal of the record then covers; for a notice or for fixed minutes, the hash of their text. */
  readonly digest?: string;
  /** Of a signature of the minutes: in which place, as `chair`. */
  readonly signedAs?: string;
  /** Of a question that closed: what desks without network had to do with it; not said: nothing. */
  readonly desks?: DesksCounted;
  /**
   * For a session that was declared open: the differences of its notice, as the person who opened it had read
   * them.
   */
  readonly againstNotice?: readonly NoticeAspect[];
  /** Of a quorum of the bylaws: which one, and by which article. */
  readonly bylawQuorum?: QuorumBylawNoted;
  /** Of a vote on paper: between which hours, in milliseconds, and how many votes. */
  readonly paper?: { readonly openedAt: number; readonly closedAt: number; readonly votes: number };
  /** Of a recount before the hall: whether the figures came again. */
  readonly matches?: boolean;
  /** The quorum that was read when it happened. */
  readonly quorum?: Omit<Verification, 'at'>;
}

/**
 * An event as it is kept. It begins unsealed; the one writer of the seals gives it a block, its
 * place among all events, the instant of its commit and the salt of its hash. An erased event loses
 * its salt and its person.
 */
export interface StoredEvent extends AssemblyEvent {
  /** The place among the events of its transaction, from 1. */
  readonly number?: number;
  readonly seal: number | null;
  readonly sequence?: number;
  /** When it was committed: what was sealed keeps it also in a copy, which is written at another time, and so does what was restored before its seal. */
  readonly committed?: Instant;
  readonly salt?: string;
}
