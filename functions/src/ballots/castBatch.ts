import {
  accept,
  addToTally,
  type Ballot,
  type CastAnswer,
  type CastAnswerRow,
  type CastRequest,
  decideCast,
  describeRefusal,
  emptyTally,
  type Member,
  mayDo,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { openDevices } from '../devices/batchDevices.ts';
import { documents } from '../platform/documents.ts';
import { getGroups, transact } from '../platform/firestore.ts';
import { addToShard } from '../tallies/shards.ts';

/** One request of one person, with the receipt it gets if anything of it is accepted. */
export interface Sending {
  readonly claims: CookieClaims;
  readonly request: CastRequest;
  readonly receipt: string;
}

export interface CastBatch {
  readonly assemblyId: string;
  readonly questionId: string;
  /** The question's session, which never changes. */
  readonly session: number;
  readonly shard: string;
  readonly sendings: readonly Sending[];
  readonly now: () => number;
}

/**
 * Decides many sendings in one transaction, in order: a ballot for each accepted unit and one
 * addition to this instance's shard. Each unit has its own outcome; repeating the batch is harmless.
 */
export function castBatch(batch: CastBatch): Promise<readonly Outcome<CastAnswer>[]> {
  const { assemblyId, questionId, shard, sendings } = batch;
  const uids = distinct(sendings.map(({ claims }) => claims.uid));
  const personIds = distinct(sendings.flatMap(({ claims }) => claims.person ?? []));
  const unitIds = distinct(sendings.flatMap(({ request }) => unitsOf(request)));
  const attendance = documents.attendance(assemblyId, batch.session);
  const ballots = documents.ballots(assemblyId, questionId);
  const shardRef = documents.tally(assemblyId, questionId, shard);

  return transact(async (tx) => {
    const read = await getGroups(tx, {
      question: [documents.question(assemblyId, questionId)],
      members: uids.map((uid) => documents.member(assemblyId, uid)),
      attendance: unitIds.map((unitId) => attendance.doc(unitId)),
      ballots: unitIds.map((unitId) => ballots.doc(unitId)),
      devices: personIds.map((personId) => documents.device(assemblyId, personId)),
    });
    const [question] = read.question;
    if (question === undefined) return sendings.map(() => refuse('question-unknown'));
    const memberOf = new Map(uids.map((uid, i) => [uid, read.members[i]]));
    const attendanceOf = new Map(unitIds.map((unitId, i) => [unitId, read.attendance[i]]));
    const ballotOf = new Map(unitIds.map((unitId, i) => [unitId, read.ballots[i]]));
    const accepted: Ballot[] = [];
    const now = batch.now();
    const devices = await openDevices(tx, {
      assemblyId,
      now,
      members: memberOf,
      known: new Map(personIds.map((personId, i) => [personId, read.devices[i] ?? null])),
    });

    const answers = sendings.map(({ claims, request, receipt }): Outcome<CastAnswer> => {
      const standing = voterOf(memberOf.get(claims.uid), claims);
      if (!standing.ok) return standing;
      const { personId } = standing.value;
      const device = devices.check(personId, claims);
      // What was counted before the vote moved to another device is answered as it was.
      const isRepeat = request.choices.every(
        ({ unitId }) => ballotOf.get(unitId)?.requestId === request.requestId,
      );
      if (!device.ok && !isRepeat) return device;
      const results = request.choices.map(({ unitId, optionId }): CastAnswerRow => {
        const decision = decideCast({
          question,
          attendance: attendanceOf.get(unitId) ?? null,
          existing: ballotOf.get(unitId) ?? null,
          voter: { uid: claims.uid, personId: personId ?? '' },
          unitId,
          optionId,
          requestId: request.requestId,
          receipt,
          now,
        });
        if (!decision.ok) {
          return { unitId, status: 'refused', refusal: describeRefusal(decision.refusal) };
        }
        const { ballot, repeated } = decision.value;
        if (!repeated) {
          ballotOf.set(unitId, ballot);
          accepted.push(ballot);
          devices.bind(personId, claims);
        }
        return {
          unitId,
          status: repeated ? 'repeated' : 'accepted',
          optionId: ballot.optionId,
          receipt: ballot.receipt,
        };
      });
      return accept({ results });
    });

    for (const ballot of accepted) tx.create(ballots.doc(ballot.unitId), ballot);
    devices.save();
    if (accepted.length > 0) addToShard(tx, shardRef, accepted.reduce(addToTally, emptyTally));
    return answers;
  });
}

/** A vote is for a member whose session stands and who may vote. */
function voterOf(member: Member | undefined, { sid }: CookieClaims): Outcome<Member> {
  if (member === undefined || !member.sids.includes(sid)) return refuse('not-signed-in');
  return mayDo(member, 'castVote') ? accept(member) : refuse('not-allowed');
}

function unitsOf(request: CastRequest): readonly string[] {
  return request.choices.map((choice) => choice.unitId);
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
