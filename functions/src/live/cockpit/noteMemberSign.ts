import {
  accept,
  type DeviceKind,
  type Member,
  type MemberSignRequest,
  mayDo,
  type Outcome,
  permissionsOf,
  refuse,
  type SignAnswer,
} from '@asamblea/domain';
import { readMember } from '../../kernel/access/readMember.ts';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';
import type { NoteSign } from './signBook.ts';

/** How long somebody is believed before their member is read again: it only says that they are there. */
const believedMillis = 10 * 60_000;

/** Where what they have open is opened. */
const routesOf: Readonly<Record<MemberSignRequest['kind'], readonly string[]>> = {
  desk: ['/register'],
  chair: ['/votes/private'],
  phone: ['/votes/current'],
  room: ['/virtual/current', '/virtual/attorney'],
};

/**
 * Notes a sign of the page that a member has open. Of the crowd in the hall nothing is kept that says who
 * they are.
 */
export async function noteMemberSign(
  note: NoteSign,
  claims: CookieClaims,
  request: MemberSignRequest,
  now: number,
): Promise<Outcome<SignAnswer>> {
  const { kind, state, isTroubled, unsentMillis } = request;
  const { assembly, uid, sid } = claims;
  const slot = Math.floor(now / believedMillis);
  const member = await rememberMember(assembly, uid, sid, slot);
  if (member === null) return refuse('not-signed-in');
  if (!mayDo(permissionsOf(member), 'signOn') || !opens(member, kind)) return refuse('not-allowed');
  const deviceId = keyedHash('sign', assembly, uid, sid, request.deviceId).slice(0, 16);
  const label = kind === 'phone' ? '' : member.name;
  const unsent = kind === 'desk' && unsentMillis !== undefined;
  const nextMillis = await note(assembly, {
    ...{ deviceId, kind, state, isTroubled, label },
    ...(unsent ? { unsentSince: now - unsentMillis } : {}),
  });
  return accept({ nextMillis });
}

function opens({ routesAvailable }: Member, kind: DeviceKind & MemberSignRequest['kind']): boolean {
  return routesOf[kind].some((route) => routesAvailable.includes(route));
}

const rememberMember = rememberLast(
  20_000,
  (assembly: string, uid: string, sid: string, _slot: number) => readMember({ assembly, uid, sid }),
);
