import { isPathSegment } from '../identity/pathSegment.ts';

const mark = '#equipo=';

/** The content of the link of a member of the staff. */
export interface StaffToken {
  readonly assemblyId: string;
  readonly uid: string;
  readonly secret: string;
}

/** Where a new account of the staff chooses its password. The secret goes in the fragment, which no server logs. */
export function staffLink({ assemblyId, uid, secret }: StaffToken): string {
  return `/forgot-password${mark}${assemblyId}.${uid}.${secret}`;
}

/** The token of an address's fragment; null when it brings none. */
export function staffTokenIn(fragment: string): string | null {
  return fragment.startsWith(mark) ? fragment.slice(mark.length) : null;
}

/** Null when the text is no token: a link that was cut short. */
export function readStaffToken(text: string): StaffToken | null {
  const parts = /^(?<assemblyId>[a-z0-9][\w-]{0,99})\.(?<uid>[\w-]{1,128})\.(?<secret>[\w-]{43})$/u;
  const { assemblyId, uid, secret } = parts.exec(text)?.groups ?? {};
  if (assemblyId === undefined || uid === undefined || secret === undefined) return null;
  return isPathSegment(uid) ? { assemblyId, uid, secret } : null;
}

/** A week: the staff is invited days before the meeting. */
export const staffLinkLife = 7 * 24 * 60 * 60_000;
