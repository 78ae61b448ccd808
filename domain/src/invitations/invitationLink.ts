const mark = '#invitacion=';

/** The token travels in the fragment, which browsers keep to themselves: no server logs it. */
export function invitationLink(token: string): string {
  return `/loginVirtual${mark}${token}`;
}

/** The token of an address's fragment; null when it brings none. */
export function invitationIn(fragment: string): string | null {
  const token = fragment.startsWith(mark) ? fragment.slice(mark.length) : '';
  return token === '' ? null : token;
}
