import { credentialCode } from '../../kernel/identity/credentialCode.ts';

const mark = '#invitacion=';

/**
 * The text of a credential's QR, on paper, in a message or on a screen. On the phone of its person it opens
 * the ballot; at the desk, whose reader only looks at its end, it says who is there. All of it travels in the
 * fragment, which browsers keep to themselves: no server logs it.
 */
export function credentialLink(token: string, personId: string): string {
  return `/loginVirtual${mark}${token};${credentialCode(personId)}`;
}

/** The token of an address's fragment; null when it brings none. */
export function invitationIn(fragment: string): string | null {
  const [token = ''] = fragment.startsWith(mark) ? fragment.slice(mark.length).split(';') : [];
  return token === '' ? null : token;
}
