import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { StampOfThen } from '../../kernel/timeStamps/timeStamp.ts';

/** A signer of a version of the minutes: the chair, the secretary and the others of the law. */
export interface ActaSignatory {
  /** `chair`, `secretary` or an office of the law (`first-owner`): one signatory for each. */
  readonly place: string;
  /** As the minutes print it: «Presidente de la reunión». */
  readonly label: string;
  readonly name: string;
  /** The member who may sign on the screen; null: only on paper, or with a digital signature from outside. */
  readonly memberId: string | null;
}

/** How somebody signed. Each is worth something else before the law of the country. */
const signatureKinds = ['drawn', 'typed', 'scanned', 'digital'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** A signature that a PDF from outside carries, as it was read. */
export interface DigitalSignature {
  /** The signer named by the certificate, and its issuer. */
  readonly subject: string;
  readonly issuer: string;
  /** The time that the signature claims, in milliseconds; null: it claims none. */
  readonly claimedAt: number | null;
  /** The certificate held at the time of reading, in milliseconds. */
  readonly validFrom: number;
  readonly validUntil: number;
  /** The bytes that it covers are the ones that were signed. */
  readonly isIntact: boolean;
  /** The signature covers the whole file that was handed in, and not a part of it. */
  readonly coversAll: boolean;
}

export interface ActaSignature {
  readonly signatureId: string;
  readonly place: string;
  readonly kind: SignatureKind;
  readonly name: string;
  /** The member whose session signed, or who handed in the paper. */
  readonly by: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  /** The digest of the version that was signed. */
  readonly digest: string;
  /** Of a drawn one: the strokes as an SVG path in a box of 600 by 200. */
  readonly drawing?: string;
  /** Of a scan or a signed PDF: the file that was handed in, and its SHA-256. */
  readonly file?: { readonly fileId: string; readonly digest: string };
  readonly digital?: readonly DigitalSignature[];
}

/** How the minutes were made known, and since when the terms run. */
export interface ActaCommunication {
  /** The civil day of the assembly from which terms run. */
  readonly on: LocalDate;
  readonly at: number;
  readonly by: string;
  /** Owners whose mail went to the outbox. */
  readonly mailed: number;
  /** Where they were published, and by which other means, as it was typed; empty: by mail alone. */
  readonly means: string;
}

/**
 * `actas/{session}-{call}/versions/{number}`: the minutes as they were fixed to be signed. Its tree and its PDF
 * are files that nobody changes; only signatures and the communication are added.
 */
export interface ActaVersion {
  readonly session: number;
  readonly call: number;
  /** From 1. */
  readonly number: number;
  /** Why there is another version; empty for the first one. */
  readonly reason: string;
  /** SHA-256 of the tree (text, annexes and figures), in hexadecimal: it is sealed in the record. */
  readonly digest: string;
  /** The mark of the seal that the record had then (`sealMark`); not said: nothing was sealed, or it was fixed before. */
  readonly sealMark?: string;
  /** The latest stamp of an authority that there was then; not said: none. */
  readonly timeStamp?: StampOfThen;
  readonly pdf: { readonly digest: string; readonly size: number };
  readonly at: number;
  readonly by: string;
  readonly name: string;
  /** Questions whose result was pending then: those who sign know it. */
  readonly pendingIds: readonly string[];
  readonly signatories: readonly ActaSignatory[];
  readonly signatures: readonly ActaSignature[];
  readonly communication: ActaCommunication | null;
  /** A communication whose mails are not all in the outbox yet; null once they are, and before it. */
  readonly telling?: UnfinishedTelling | null;
}

/** The rest of a communication, for the process that finishes it. */
export interface UnfinishedTelling {
  /** Milliseconds by the server's clock: since when. */
  readonly dueAt: number;
  readonly by: string;
  /** The address of the page, which the mails link to. */
  readonly origin: string;
  /** Whether absentees whom a decision waits for are notified with it. */
  readonly notifyAbsent: boolean;
}
