/** Somebody in the roster. `personId` is opaque: documents never travel in ids, URLs or logs. */
export interface Person {
  readonly personId: string;
  readonly name: string;
  readonly document: string;
  /** Where what only they may have goes: the link that votes. */
  readonly email: string | null;
  /** Other people beside it, who read for them. Notices go there too, and never a link that votes. */
  readonly moreEmails?: readonly string[];
  readonly phone: string | null;
  /** E-mail and phone are of another year: to be asked before they are trusted. */
  readonly isContactOld?: true;
}

type Emails = Pick<Person, 'email' | 'moreEmails'>;

/** All the addresses of somebody, the one of their links first. */
export function emailsOf({ email, moreEmails = [] }: Emails): readonly string[] {
  return email === null ? [] : [email, ...moreEmails];
}

/** Addresses as they are kept, each once: the first is the one of their links. */
export function keptEmails(addresses: readonly string[]): Emails {
  const [email = null, ...more] = new Set(addresses);
  return { email, ...(more.length === 0 ? {} : { moreEmails: more }) };
}
