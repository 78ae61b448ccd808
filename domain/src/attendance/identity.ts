import { isPersonMember, type Member } from '../access/member.ts';

/**
 * How somebody who attends from afar was identified on coming in: by the password of their account, by their
 * document and personal code, or by the personal link that the desk gave or mailed.
 */
export const identityWays = ['password', 'code', 'link'] as const;
export type IdentityWay = (typeof identityWays)[number];

export const identityWayNames: Readonly<Record<IdentityWay, string>> = {
  password: 'con su contraseña',
  code: 'con documento y código',
  link: 'con su enlace personal',
};

/** What opened a session of a member. */
export function identityWayOf(
  { uid, sessions = {} }: { readonly uid: string } & Pick<Member, 'sessions'>,
  sid: string,
): IdentityWay {
  if (sessions[sid]?.code !== undefined) return 'code';
  return isPersonMember(uid) ? 'link' : 'password';
}
