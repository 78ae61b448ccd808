/** The signers of the minutes besides the chair and the secretary, where some law asks for them. */
export const signerOffices = [
  'representative',
  'first-owner',
  'second-owner',
  'first-member',
  'second-member',
  'commissioner',
  'majority-auditor',
  'minority-auditor',
  'first-designated',
  'second-designated',
  'notary',
] as const;
export type SignerOffice = (typeof signerOffices)[number];

/** A place to sign in the minutes. */
export interface SignerPlace {
  readonly office: SignerOffice;
  readonly label: string;
}

interface Signer {
  readonly office: SignerOffice;
  readonly name: string;
}

/** The chair of a meeting and the writer of its minutes, as somebody noted them; empty: nobody did. */
export interface MeetingOfficers {
  readonly chair: string;
  readonly secretary: string;
  /** The other signers of the minutes; absent: nobody noted them. */
  readonly signers?: readonly Signer[] | undefined;
}

export const noOfficers: MeetingOfficers = { chair: '', secretary: '' };

/** The person noted for a place; empty: nobody. */
export function signerOf(officers: MeetingOfficers | undefined, asked: SignerOffice): string {
  return officers?.signers?.find(({ office }) => office === asked)?.name.trim() ?? '';
}
