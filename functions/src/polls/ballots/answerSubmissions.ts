import {
  type Attendance,
  accept,
  actorOf,
  type CastAnswer,
  type CastAnswerRow,
  type CastAsked,
  type CastVoter,
  checkChannel,
  describeRefusal,
  isInForce,
  isSessionActive,
  type KeptVote,
  type Marked,
  type Member,
  mayDo,
  memberIdOf,
  type Outcome,
  permissionsOf,
  type RefusalCode,
  refuse,
  splitUnits,
  type Voted,
  wasKept,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { isAtBooth, type Submission, type SubmissionsRead } from './readSubmissions.ts';

/** The differences between a vote with name and a secret one. */
export interface SubmissionWay<K extends KeptVote> {
  readonly decide: (
    asked: Omit<CastAsked, 'existing'>,
    existing: K | null,
    sending: Submission,
  ) => Outcome<{ readonly kept: K; readonly repeated: boolean }>;
  readonly answer: (
    kept: K,
  ) => Pick<Extract<CastAnswerRow, { receipt: unknown }>, 'optionIds' | 'optionId' | 'receipt'>;
}

/** A vote to be counted. Its marks go into the sums and, of a secret one, nowhere else. */
export interface AcceptedVote<K> extends Marked {
  readonly kept: K;
  /** The vote that counted until now and that this one takes out of the sums. */
  readonly replaced: K | null;
}

/** Decides the sendings of a batch in their order, unit by unit; what is accepted comes apart. */
export function answerSubmissions<K extends KeptVote>(
  sendings: readonly Submission[],
  read: SubmissionsRead<K>,
  kind: SubmissionWay<K>,
): {
  readonly answers: readonly Outcome<CastAnswer>[];
  readonly accepted: readonly AcceptedVote<K>[];
} {
  const { question } = read;
  const accepted: AcceptedVote<K>[] = [];
  const answers = sendings.map((sending): Outcome<CastAnswer> => {
    const { request, receivedAt } = sending;
    const sender = senderOf(sending, read);
    if (!sender.ok) return sender;
    const { voterOf, device, bind } = sender.value;
    // A vote counted before the voter moved to another device is answered as it was.
    const isRepeat = request.choices.every(({ unitId }) => {
      const kept = read.kept.get(unitId);
      return kept !== undefined && wasKept(kept, request.requestId, sender.value.uid);
    });
    if (!device.ok && !isRepeat) return device;
    const heads = headsOfSending(sending, read, sender.value.uid);
    const split = splitUnits(
      question.rule,
      request.choices.map((choice) => ({
        ...choice,
        headId: read.attendance.get(choice.unitId)?.headId,
      })),
    );
    const results = request.choices.map(({ unitId, replaces, ...marked }): CastAnswerRow => {
      const attendance = read.attendance.get(unitId) ?? null;
      const existing = read.kept.get(unitId) ?? null;
      const isNew = existing === null || !wasKept(existing, request.requestId, sender.value.uid);
      const isSplit = split.has(unitId) && isNew;
      const decision = isSplit
        ? refuse('head-cannot-split')
        : kind.decide(
            {
              question,
              attendance,
              voter: voterOf(attendance),
              unitId,
              ...marked,
              requestId: request.requestId,
              replaces,
              now: receivedAt,
              isInArrears: read.debtors.has(unitId),
              ...heads.get(attendance?.headId ?? ''),
            },
            existing,
            sending,
          );
      if (!decision.ok) {
        const refusal = describeRefusal(decision.refusal);
        return { unitId, status: 'refused', refusal, ...howVoted(refusal.code, existing) };
      }
      const { kept, repeated } = decision.value;
      if (!repeated) {
        read.kept.set(unitId, kept);
        if (attendance !== null) read.heads.markVoted(attendance.headId);
        const replaced = existing !== null && isInForce(existing) ? existing : null;
        accepted.push({ kept, replaced, ...marked });
        bind();
      }
      return { unitId, status: repeated ? 'repeated' : 'accepted', ...kind.answer(kept) };
    });
    return accept({ results });
  });
  return { answers, accepted };
}

/** The state of each head before the submission, and its new answers. */
function headsOfSending<K extends KeptVote>(
  { request }: Submission,
  { attendance, kept, heads }: SubmissionsRead<K>,
  uid: string,
): ReadonlyMap<string, Pick<CastAsked, 'head' | 'together'>> {
  const answers = new Map<string, Map<string, readonly string[]>>();
  for (const { unitId, optionIds } of request.choices) {
    const headId = attendance.get(unitId)?.headId;
    const before = kept.get(unitId);
    const isRepeat = before !== undefined && wasKept(before, request.requestId, uid);
    if (headId === undefined || isRepeat) continue;
    answers.set(headId, (answers.get(headId) ?? new Map()).set(unitId, optionIds));
  }
  return new Map(
    [...answers].map(([headId, together]) => [headId, { head: heads.of(headId), together }]),
  );
}

/** A secret vote says neither when nor through what it came. */
function howVoted(code: RefusalCode, existing: KeptVote | null): { readonly voted?: Voted } {
  if (code !== 'already-voted' || existing?.castAt === undefined) return {};
  const { castAt, channel = 'phone' } = existing;
  return { voted: { channel, castAt } };
}

/** The sender, and the person they send for. */
interface Sender {
  /** The account that pressed, as the vote remembers it: the voter's person, by any way in. */
  readonly uid: string;
  /** The voter of a unit with that attendance. */
  readonly voterOf: (attendance: Attendance | null) => CastVoter;
  readonly device: Outcome<null>;
  /** The first accepted vote makes a device theirs. */
  readonly bind: () => void;
}

/**
 * Three ways in: a person with their own session and device, a member who captures the votes of others, and a
 * booth. A booth asks for no device and binds none, and leaves no more of the voter than the person: not
 * their account, which may be none, nor the booth.
 */
function senderOf<K extends KeptVote>(
  { claims, capture, receivedAt }: Submission,
  { question, members, devices }: SubmissionsRead<K>,
): Outcome<Sender> {
  if (isAtBooth(claims)) {
    const { boothPerson: personId } = claims;
    const voter: CastVoter = { uid: memberIdOf(personId), personId, channel: 'booth' };
    return accept({ ...noDevice, uid: voter.uid, voterOf: () => voter });
  }
  const member = members.get(claims.uid);
  if (capture !== undefined) {
    const { uid } = claims;
    const { channel } = capture;
    const allowed = allowedSender(member, claims, 'captureVotes', receivedAt);
    if (!allowed.ok) return allowed;
    const isTaken = checkChannel(question.disclosure ?? 'named', channel);
    if (!isTaken.ok) return isTaken;
    return accept({
      ...noDevice,
      uid,
      voterOf: (held) => ({ uid, channel, personId: capture.personId ?? held?.personId ?? '' }),
    });
  }
  const allowed = allowedSender(member, claims, 'castVote', receivedAt);
  if (!allowed.ok) return allowed;
  const { personId } = allowed.value;
  const uid = actorOf(allowed.value);
  return accept({
    uid,
    voterOf: () => ({ uid, personId: personId ?? '' }),
    device: devices.check(personId, claims),
    bind: () => devices.bind(personId, claims),
  });
}

const noDevice = { device: accept(null), bind: () => undefined } as const;

/** Whether the session is in force and its member may vote, or enter the votes of others. */
function allowedSender(
  member: Member | undefined,
  { sid }: CookieClaims,
  operation: 'castVote' | 'captureVotes',
  now: number,
): Outcome<Member> {
  if (member === undefined || !isSessionActive(member, sid, now)) return refuse('not-signed-in');
  return mayDo(permissionsOf(member), operation) ? accept(member) : refuse('not-allowed');
}
