import {
  type Attendance,
  type CastRequest,
  checkVotingDevice,
  type KeptVote,
  type Member,
  type Outcome,
  type Question,
  type Seen,
  setSeenAt,
  type UnitIndexOf,
  type VoteChannel,
  type VotingDevice,
  votesFrom,
  type Write,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import {
  type CollectionReference,
  getGroups,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { type Forgotten, forgottenAfter } from '../../kernel/database/retention.ts';
import { lookAt, lookAtGroups, unseen } from '../../kernel/database/seen.ts';
import { placeOf } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readWholeHeads, type WholeHeads } from './readWholeHeads.ts';
import type { Debtors } from './rememberQuestions.ts';

/** The person who showed plate and PIN at a booth. There is no session of theirs, nor device to bind. */
export interface BoothClaims {
  readonly assembly: string;
  readonly boothPerson: string;
}

/** The sender: by a session of their own, or at a booth. */
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

/** A submission that a member of the staff enters for the holder of each unit. */
export interface Capture {
  readonly channel: VoteChannel;
  /** Only the units of this person; null: any holder. */
  readonly personId: string | null;
}

export interface CastBatch {
  readonly assemblyId: string;
  readonly questionId: string;
  /** The question's session, which never changes. */
  readonly session: number;
  readonly shard: string;
  readonly unitIndexOf: UnitIndexOf;
  readonly debtors: Debtors;
  readonly sendings: readonly Submission[];
  readonly now: () => number;
}

/**
 * The data needed to decide a batch. Its transaction holds what it only reads. The documents it may write,
 * the votes and the devices, are read meanwhile and written on condition that they are unchanged: a vote of
 * the same unit elsewhere is then found out at once, and holds nobody up.
 */
export interface SubmissionsRead<K extends KeptVote> {
  readonly question: Question;
  readonly members: ReadonlyMap<string, Member | undefined>;
  readonly attendance: ReadonlyMap<string, Attendance | undefined>;
  /** By unit; the batch adds what it accepts, so that a later sending of it finds it. */
  readonly kept: Map<string, K | undefined>;
  /** The documents before the batch. */
  readonly seen: ReadonlyMap<string, Seen<K>>;
  readonly devices: BatchDevices;
  /** Units that have no vote for what they owe. */
  readonly debtors: ReadonlySet<string>;
  /** Of the heads of these units, where each votes once with all of them; else nobody's. */
  readonly heads: WholeHeads;
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
  const here = read.attendance.flatMap((unit) => unit ?? []);
  const heads = await readWholeHeads(tx, { ...batch, question }, here);
  // After what says that their heads voted: the same sending, still on its way, finds its own votes too.
  const kept =
    question.headsVoteWhole === true
      ? await lookAt(unitIds.map((unitId) => votes.doc(unitId)))
      : found.votes;
  return {
    question,
    members,
    attendance: new Map(unitIds.map((unitId, i) => [unitId, read.attendance[i]])),
    kept: new Map(unitIds.map((unitId, i) => [unitId, kept[i]?.value])),
    seen: new Map(unitIds.flatMap((unitId, i) => pairOf(unitId, kept[i]))),
    devices: await openDevices(tx, {
      assemblyId,
      now: batch.now(),
      members,
      known: new Map(personIds.flatMap((personId, i) => pairOf(personId, found.devices[i]))),
    }),
    debtors: await batch.debtors(tx, here),
    heads,
  };
}

function pairOf<T>(id: string, found: T | undefined): readonly (readonly [string, T])[] {
  return found === undefined ? [] : [[id, found]];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** The voting devices of the people of a batch of votes, within its transaction. */
interface BatchDevices {
  check(personId: string | null, session: CookieClaims): Outcome<null>;
  /** The person's first accepted vote makes this their device. */
  bind(personId: string | null, session: CookieClaims): void;
  /** One for each person bound so far. */
  writes(): readonly Write[];
}

/**
 * Completes the devices that were looked at with the rest of the batch, thanks to the person in the
 * cookie. Only cases that it could not foresee are read here: a cookie without the person, or a device signed
 * in with another account of the same person. A device is looked at and not held: of two that bind one at
 * once the second is overtaken, and a vote that came while the device was being moved stands.
 */
async function openDevices(
  tx: Transaction,
  batch: {
    readonly assemblyId: string;
    readonly now: number;
    readonly members: ReadonlyMap<string, Member | undefined>;
    readonly known: ReadonlyMap<string, Seen<Forgotten<VotingDevice>>>;
  },
): Promise<BatchDevices> {
  const { assemblyId, now, members } = batch;
  const people = distinct([...members.values()].flatMap((member) => member?.personId ?? []));
  const missing = people.filter((personId) => !batch.known.has(personId));
  const more = await lookAt(missing.map((personId) => documents.device(assemblyId, personId)));
  const seen = new Map(batch.known);
  for (const [i, device] of more.entries()) seen.set(missing[i] ?? '', device);
  const devices = new Map([...seen].map(([personId, { value }]) => [personId, value ?? null]));
  const owners = distinct([...devices.values()].flatMap((device) => device?.uid ?? []));
  const absent = owners.filter((uid) => !members.has(uid));
  const read = await getGroups(tx, {
    holders: absent.map((uid) => documents.member(assemblyId, uid)),
  });
  const holders = new Map([...members, ...absent.map((uid, i) => [uid, read.holders[i]] as const)]);
  const bound = new Map<string, Forgotten<VotingDevice>>();

  const placeIn = (personId: string, session: CookieClaims) => {
    const device = devices.get(personId) ?? null;
    return votesFrom(device, device === null ? [] : (holders.get(device.uid)?.sids ?? []), session);
  };
  return {
    check: (personId, session) =>
      checkVotingDevice(personId === null ? 'free' : placeIn(personId, session)),
    bind(personId, { uid, sid }) {
      if (personId === null || placeIn(personId, { assembly: assemblyId, uid, sid }) === 'here') {
        return;
      }
      const device = { uid, sid, since: now, ...forgottenAfter('devices', now) };
      devices.set(personId, device);
      bound.set(personId, device);
    },
    writes: () =>
      [...bound].map(([personId, device]) => {
        const at = placeOf(documents.device(assemblyId, personId));
        return setSeenAt(at, seen.get(personId) ?? unseen, device);
      }),
  };
}
