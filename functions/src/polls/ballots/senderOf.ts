import {
  type Attendance,
  accept,
  actorOf,
  type CastVoter,
  checkChannel,
  isSessionActive,
  type KeptVote,
  type Member,
  mayDo,
  memberIdOf,
  type Outcome,
  permissionsOf,
  refuse,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/heldSessions.ts';
import { isAtBooth, type Submission, type SubmissionsRead } from './readSubmissions.ts';

/** Who sends, and for whom. */
export interface Sender {
  /** Who pressed, as the vote remembers it: the voter's person, whichever way they came in. */
  readonly uid: string;
  /** Who votes a unit that stands so. */
  readonly voterOf: (attendance: Attendance | null) => CastVoter;
  readonly device: Outcome<null>;
  /** The first accepted vote makes a device theirs. */
  readonly bind: () => void;
}

/**
 * Three ways in: a person with their own session and device, whoever captures the votes of others, and a
 * booth. A booth asks for no device and binds none, and leaves no more of who voted than the person: not
 * their account, which may be none, nor the booth.
 */
export function senderOf<K extends KeptVote>(
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
    const standing = standingOf(member, claims, 'captureVotes', receivedAt);
    if (!standing.ok) return standing;
    const isTaken = checkChannel(question.disclosure ?? 'named', channel);
    if (!isTaken.ok) return isTaken;
    return accept({
      ...noDevice,
      uid,
      voterOf: (held) => ({ uid, channel, personId: capture.personId ?? held?.personId ?? '' }),
    });
  }
  const standing = standingOf(member, claims, 'castVote', receivedAt);
  if (!standing.ok) return standing;
  const { personId } = standing.value;
  const uid = actorOf(standing.value);
  return accept({
    uid,
    voterOf: () => ({ uid, personId: personId ?? '' }),
    device: devices.check(personId, claims),
    bind: () => devices.bind(personId, claims),
  });
}

const noDevice = { device: accept(null), bind: () => undefined } as const;

/** Their session stands and they may vote, or enter the votes of others. */
function standingOf(
  member: Member | undefined,
  { sid }: CookieClaims,
  operation: 'castVote' | 'captureVotes',
  now: number,
): Outcome<Member> {
  if (member === undefined || !isSessionActive(member, sid, now)) return refuse('not-signed-in');
  return mayDo(permissionsOf(member), operation) ? accept(member) : refuse('not-allowed');
}
