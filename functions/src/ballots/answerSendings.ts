import {
  accept,
  type CastAnswer,
  type CastAnswerRow,
  type CastAsked,
  checkChannel,
  describeRefusal,
  isStanding,
  type KeptVote,
  type Marked,
  type Member,
  markedAs,
  marksOf,
  mayDo,
  type Outcome,
  type RefusalCode,
  refuse,
  type Voted,
  wasKept,
} from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { type Capture, isAtBooth, type Sending, type SendingsRead } from './readSendings.ts';

/** What differs between a vote with name and a secret one. */
export interface VoteKind<K extends KeptVote> {
  readonly decide: (
    asked: Omit<CastAsked, 'existing'>,
    existing: K | null,
    sending: Sending,
  ) => Outcome<{ readonly kept: K; readonly repeated: boolean }>;
  readonly answer: (
    kept: K,
  ) => Pick<Extract<CastAnswerRow, { receipt: unknown }>, 'optionId' | 'optionIds' | 'receipt'>;
}

/** A vote to be counted. Its marks go into the sums and, of a secret one, nowhere else. */
export interface AcceptedVote<K> extends Marked {
  readonly kept: K;
  /** The vote that counted until now and that this one takes out of the sums. */
  readonly replaced: K | null;
}

/** Decides the sendings of a batch in their order, unit by unit; what is accepted comes apart. */
export function answerSendings<K extends KeptVote>(
  sendings: readonly Sending[],
  read: SendingsRead<K>,
  kind: VoteKind<K>,
): {
  readonly answers: readonly Outcome<CastAnswer>[];
  readonly accepted: readonly AcceptedVote<K>[];
} {
  const { question, now } = read;
  const accepted: AcceptedVote<K>[] = [];
  const answers = sendings.map((sending): Outcome<CastAnswer> => {
    const { request, capture } = sending;
    const standing = senderOf(sending, read);
    if (!standing.ok) return standing;
    const { disclosure = 'named' } = question;
    const channel =
      capture === undefined ? accept(null) : checkChannel(disclosure, capture.channel);
    if (!channel.ok) return channel;
    const { uid, personId, device, bind } = standing.value;
    // What was counted before the vote moved to another device is answered as it was.
    const isRepeat = request.choices.every(({ unitId }) => {
      const kept = read.kept.get(unitId);
      return kept !== undefined && wasKept(kept, request.requestId, uid);
    });
    if (!device.ok && !isRepeat) return device;
    const results = request.choices.map(({ unitId, replaces, ...marked }): CastAnswerRow => {
      const attendance = read.attendance.get(unitId) ?? null;
      const holderId =
        capture === undefined ? personId : (capture.personId ?? attendance?.personId);
      const existing = read.kept.get(unitId) ?? null;
      const decision = kind.decide(
        {
          question,
          attendance,
          voter: { uid, personId: holderId ?? '' },
          unitId,
          ...marked,
          requestId: request.requestId,
          replaces,
          now,
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
        const replaced = existing !== null && isStanding(existing) ? existing : null;
        accepted.push({ kept, replaced, ...markedAs(question, marksOf(marked)) });
        bind();
      }
      return { unitId, status: repeated ? 'repeated' : 'accepted', ...kind.answer(kept) };
    });
    return accept({ results });
  });
  return { answers, accepted };
}

interface Sender {
  readonly uid: string;
  readonly personId: string | null;
  readonly device: Outcome<null>;
  /** The first accepted vote makes a device theirs. */
  readonly bind: () => void;
}

const noDevice = { device: accept(null), bind: () => undefined };

/**
 * Who sends. A booth, like a capture, asks for no device and binds none; and it leaves no more of who
 * voted than the person: not their account, which may be none, nor the booth.
 */
function senderOf<K extends KeptVote>(
  { claims, capture }: Sending,
  { members, devices }: SendingsRead<K>,
): Outcome<Sender> {
  if (isAtBooth(claims)) {
    const { boothPerson: personId } = claims;
    return accept({ uid: `person-${personId}`, personId, ...noDevice });
  }
  const { uid } = claims;
  const standing = memberOf(members.get(uid), claims, capture);
  if (!standing.ok) return standing;
  const { personId } = standing.value;
  if (capture !== undefined) return accept({ uid, personId, ...noDevice });
  const device = devices.check(personId, claims);
  return accept({ uid, personId, device, bind: () => devices.bind(personId, claims) });
}

/** A vote is for a member whose session stands and who may vote, or enter the votes of others. */
function memberOf(
  member: Member | undefined,
  { sid }: CookieClaims,
  capture: Capture | undefined,
): Outcome<Member> {
  if (member === undefined || !member.sids.includes(sid)) return refuse('not-signed-in');
  const operation = capture === undefined ? 'castVote' : 'captureVotes';
  return mayDo(member, operation) ? accept(member) : refuse('not-allowed');
}

/** A secret vote says neither when nor through what it came. */
function howVoted(code: RefusalCode, existing: KeptVote | null): { readonly voted?: Voted } {
  if (code !== 'already-voted' || existing?.castAt === undefined) return {};
  const { castAt, channel = 'phone' } = existing;
  return { voted: { channel, castAt } };
}
