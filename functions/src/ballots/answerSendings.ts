import {
  accept,
  type CastAnswer,
  type CastAnswerRow,
  type CastAsked,
  type CastVoter,
  describeRefusal,
  type KeptVote,
  type Marked,
  type Member,
  markedAs,
  marksOf,
  mayDo,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { isAtBooth, type SenderClaims, type Sending, type SendingsRead } from './readSendings.ts';

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
    const { claims, request } = sending;
    const standing = senderOf(claims, read);
    if (!standing.ok) return standing;
    const { voter, device, bind } = standing.value;
    // What was counted before the vote moved to another device is answered as it was.
    const isRepeat = request.choices.every(
      ({ unitId }) => read.kept.get(unitId)?.requestId === request.requestId,
    );
    if (!device.ok && !isRepeat) return device;
    const results = request.choices.map(({ unitId, ...marked }): CastAnswerRow => {
      const decision = kind.decide(
        {
          question,
          attendance: read.attendance.get(unitId) ?? null,
          voter,
          unitId,
          ...marked,
          requestId: request.requestId,
          now,
        },
        read.kept.get(unitId) ?? null,
        sending,
      );
      if (!decision.ok) {
        return { unitId, status: 'refused', refusal: describeRefusal(decision.refusal) };
      }
      const { kept, repeated } = decision.value;
      if (!repeated) {
        read.kept.set(unitId, kept);
        accepted.push({ kept, ...markedAs(question, marksOf(marked)) });
        bind();
      }
      return { unitId, status: repeated ? 'repeated' : 'accepted', ...kind.answer(kept) };
    });
    return accept({ results });
  });
  return { answers, accepted };
}

interface Sender {
  readonly voter: CastVoter;
  readonly device: Outcome<null>;
  /** The first accepted vote makes a device theirs. */
  readonly bind: () => void;
}

/**
 * Who sends. A booth asks for no device and binds none, and leaves no more of who voted than the person:
 * not their account, which may be none, nor the booth.
 */
function senderOf<K extends KeptVote>(
  claims: SenderClaims,
  { members, devices }: SendingsRead<K>,
): Outcome<Sender> {
  if (isAtBooth(claims)) {
    const { boothPerson: personId } = claims;
    const voter: CastVoter = { uid: `person-${personId}`, personId, channel: 'booth' };
    return accept({ voter, device: accept(null), bind: () => undefined });
  }
  const standing = memberOf(members.get(claims.uid), claims);
  if (!standing.ok) return standing;
  const { personId } = standing.value;
  return accept({
    voter: { uid: claims.uid, personId: personId ?? '' },
    device: devices.check(personId, claims),
    bind: () => devices.bind(personId, claims),
  });
}

/** A vote is for a member whose session stands and who may vote. */
function memberOf(member: Member | undefined, { sid }: CookieClaims): Outcome<Member> {
  if (member === undefined || !member.sids.includes(sid)) return refuse('not-signed-in');
  return mayDo(member, 'castVote') ? accept(member) : refuse('not-allowed');
}
