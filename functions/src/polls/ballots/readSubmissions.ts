import type {
  Attendance,
  CastRequest,
  KeptVote,
  Member,
  PlaceOf,
  Question,
  VoteChannel,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/heldSessions.ts';
import { type BatchDevices, openDevices } from '../../kernel/devices/batchDevices.ts';
import { documents } from '../../kernel/platform/documents.ts';
import {
  type CollectionReference,
  getGroups,
  type Transaction,
} from '../../kernel/platform/firestore.ts';
import { lookAtGroups, type Seen } from '../../kernel/platform/seen.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { pollDocuments } from '../questions/pollDocuments.ts';
import type { Debtors } from './readDebtors.ts';

/** Who showed plate and PIN at a booth. There is no session of theirs, nor device to bind. */
export interface BoothClaims {
  readonly assembly: string;
  readonly boothPerson: string;
}

/** Who sends: by a session of their own, or at a booth. */
export type SenderClaims = CookieClaims | BoothClaims;

export function isAtBooth(claims: SenderClaims): claims is BoothClaims {
  return 'boothPerson' in claims;
}

/** One request of one person, with the receipt it gets if anything of it is accepted with name. */
export interface Submission {
  readonly claims: SenderClaims;
  readonly request: CastRequest;
  readonly receipt: string;
  /** When it reached this instance, by its own clock: taken once, and kept however often it is tried. */
  readonly receivedAt: number;
  /** Not said: the voter sends it. */
  readonly capture?: Capture | undefined;
}

/** A sending that somebody of the staff enters for whoever holds each unit. */
export interface Capture {
  readonly channel: VoteChannel;
  /** Only what this person holds; null: whoever it is. */
  readonly personId: string | null;
}

export interface CastBatch {
  readonly assemblyId: string;
  readonly questionId: string;
  /** The question's session, which never changes. */
  readonly session: number;
  readonly shard: string;
  readonly placeOf: PlaceOf;
  readonly debtors: Debtors;
  readonly sendings: readonly Submission[];
  readonly now: () => number;
}

/**
 * What deciding a batch needs. Its transaction holds what it only reads. What it may write, the votes
 * and the devices, is looked at meanwhile and written on condition that it is still so: whoever voted
 * the same unit elsewhere is then found out at once, and holds nobody up.
 */
export interface SubmissionsRead<K extends KeptVote> {
  readonly question: Question;
  readonly members: ReadonlyMap<string, Member | undefined>;
  readonly attendance: ReadonlyMap<string, Attendance | undefined>;
  /** By unit; the batch adds what it accepts, so that a later sending of it finds it. */
  readonly kept: Map<string, K | undefined>;
  /** As they were before the batch. */
  readonly seen: ReadonlyMap<string, Seen<K>>;
  readonly devices: BatchDevices;
  /** Units that have no vote for what they owe. */
  readonly debtors: ReadonlySet<string>;
}

/** Null when there is no such question. */
export async function readSubmissions<K extends KeptVote>(
  tx: Transaction,
  batch: CastBatch,
  votes: CollectionReference<K>,
): Promise<SubmissionsRead<K> | null> {
  const { assemblyId, questionId, sendings } = batch;
  const sessions = sendings.flatMap(({ claims }) => (isAtBooth(claims) ? [] : [claims]));
  const uids = distinct(sessions.map(({ uid }) => uid));
  const personIds = distinct(sessions.flatMap(({ person }) => person ?? []));
  const unitIds = distinct(
    sendings.flatMap(({ request }) => request.choices.map((choice) => choice.unitId)),
  );
  const attendance = peopleDocuments.attendance(assemblyId, batch.session);
  const [read, found] = await Promise.all([
    getGroups(tx, {
      question: [pollDocuments.question(assemblyId, questionId)],
      members: uids.map((uid) => documents.member(assemblyId, uid)),
      attendance: unitIds.map((unitId) => attendance.doc(unitId)),
    }),
    lookAtGroups({
      votes: unitIds.map((unitId) => votes.doc(unitId)),
      devices: personIds.map((personId) => documents.device(assemblyId, personId)),
    }),
  ]);
  const [question] = read.question;
  if (question === undefined) return null;
  const members = new Map(uids.map((uid, i) => [uid, read.members[i]]));
  return {
    question,
    members,
    attendance: new Map(unitIds.map((unitId, i) => [unitId, read.attendance[i]])),
    kept: new Map(unitIds.map((unitId, i) => [unitId, found.votes[i]?.value])),
    seen: new Map(unitIds.flatMap((unitId, i) => pairOf(unitId, found.votes[i]))),
    devices: await openDevices(tx, {
      assemblyId,
      now: batch.now(),
      members,
      known: new Map(personIds.flatMap((personId, i) => pairOf(personId, found.devices[i]))),
    }),
    debtors: await batch.debtors(
      tx,
      read.attendance.flatMap((unit) => unit ?? []),
    ),
  };
}

function pairOf<T>(id: string, found: T | undefined): readonly (readonly [string, T])[] {
  return found === undefined ? [] : [[id, found]];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
