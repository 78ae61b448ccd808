/** A version of the minutes of a call. */
export interface VersionId {
  readonly session: number;
  readonly call: number;
  /** Of the version, from 1. */
  readonly number: number;
}

/** The id of a version of the minutes in mails and notices by hand: `acta-1-1-2`. */
export function actaNoticeId({ session, call, number }: VersionId): string {
  return `acta-${session}-${call}-${number}`;
}

const shape = /^acta-(\d{1,4})-([123])-(\d{1,4})$/u;

/** The version that such a name is of; null for any other text. */
export function versionOfNotice(text: string): VersionId | null {
  const [, session, call, number] = (shape.exec(text) ?? []).map(Number);
  if (session === undefined || call === undefined || number === undefined) return null;
  return { session, call, number };
}
