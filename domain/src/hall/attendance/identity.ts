import type { IdentityWay } from '../../kernel/access/identityWay.ts';
import { isPersonMember, type Member } from '../../kernel/access/member.ts';

export const identityWayNames: Readonly<Record<IdentityWay, string>> = {
  password: 'con su contraseña',
  'password-document': 'con su contraseña y el número de su documento',
  code: 'con documento y código',
  link: 'con su enlace personal',
  'link-document': 'con su enlace personal y el número de su documento',
};

/** Who came in that way and typed the number of their document. */
export function withDocument(way: IdentityWay): IdentityWay {
  if (way === 'password') return 'password-document';
  return way === 'link' ? 'link-document' : way;
}

/** What opened a session of a member. */
export function identityWayOf(
  { uid, sessions = {} }: { readonly uid: string } & Pick<Member, 'sessions'>,
  sid: string,
): IdentityWay {
  if (sessions[sid]?.code !== undefined) return 'code';
  return isPersonMember(uid) ? 'link' : 'password';
}
