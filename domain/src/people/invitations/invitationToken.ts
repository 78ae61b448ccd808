/** The content of a link: the assembly it is for, and the secret. */
export interface InvitationToken {
  readonly assemblyId: string;
  readonly secret: string;
}

export function writeInvitationToken({ assemblyId, secret }: InvitationToken): string {
  return `${assemblyId}.${secret}`;
}

/** Null when the text is no token: a link cut short by a mail program. */
export function readInvitationToken(text: string): InvitationToken | null {
  const found = /^(?<assemblyId>[a-z0-9][\w-]{0,99})\.(?<secret>[\w-]{43})$/u.exec(text)?.groups;
  const { assemblyId, secret } = found ?? {};
  return assemblyId === undefined || secret === undefined ? null : { assemblyId, secret };
}
