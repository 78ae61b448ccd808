/** Who signs the minutes besides the chair and the secretary, where some law asks for them. */
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

interface Signer {
  readonly office: SignerOffice;
  readonly name: string;
}

/** Who presides over a meeting and who writes its minutes, as somebody noted it; empty: nobody did. */
export interface MeetingOfficers {
  readonly chair: string;
  readonly secretary: string;
  /** Who else signs the minutes; not said: nobody noted it. */
  readonly signers?: readonly Signer[] | undefined;
}

export const noOfficers: MeetingOfficers = { chair: '', secretary: '' };
