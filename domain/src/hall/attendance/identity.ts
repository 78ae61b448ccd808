import type { IdentityWay } from '../../kernel/access/identityWay.ts';
import { isPersonMember, type Member } from '../../kernel/access/member.ts';

export const identityWayNames: Readonly<Record<IdentityWay, string>> = {
  password: 'con su contraseña',
  'password-document': 'con su contraseña y el número de su documento',
  code: 'con documento y código',
  link: 'con su enlace personal',
  'link-document': 'con su enlace personal y el número de su documento',
};

/** The same way in, plus the typed number of the document. */
export function withDocument(way: IdentityWay): IdentityWay {
  if (way === 'password') return 'password-document';
  return way === 'link' ? 'link-document' : way;
}

/** The way in which a session of a member was opened. */
export function identityWayOf(
  { uid, sessions = {} }: { readonly uid: string } & Pick<Member, 'sessions'>,
  sid: string,
): IdentityWay {
  if (sessions[sid]?.code !== undefined) return 'code';
  return isPersonMember(uid) ? 'link' : 'password';
}
