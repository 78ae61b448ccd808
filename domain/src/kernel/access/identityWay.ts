/**
 * How somebody who attends from afar was identified on coming in: by the password of their account, by their
 * document and personal code, or by the personal link that the desk gave or mailed; and where the assembly asks
 * for it, also by the number of their document, compared with the roster or with the proxy.
 */
export const identityWays = [
  'password',
  'password-document',
  'code',
  'link',
  'link-document',
] as const;

export type IdentityWay = (typeof identityWays)[number];
