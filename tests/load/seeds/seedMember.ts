import { beginMember, type Member, type Role } from '@asamblea/domain';
import { cookieOf } from '../../../functions/src/testing/requests/cookieOf.ts';

/** Somebody with a session that stands, and the cookie that says so. */
export interface Visitor {
  readonly uid: string;
  readonly cookie: string;
}

/** Somebody of the assembly as the product writes them, with a session that stands. */
export function memberOf(uid: string, role: Role, personId: string | null = null): Member {
  const who = { uid, role, name: uid, email: `${uid}@asamblea.test`, personId };
  return { ...beginMember(who), sids: [`sid-${uid}`] };
}

/** The browser of the member. */
export async function signIn(
  assembly: string,
  { uid, personId, sids: [sid = ''] }: Member,
): Promise<Visitor> {
  const person = personId === null ? {} : { person: personId };
  return { uid, cookie: await cookieOf({ assembly, uid, sid, ...person }) };
}
