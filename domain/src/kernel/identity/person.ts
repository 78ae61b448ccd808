/** Somebody in the roster. `personId` is opaque: documents never travel in ids, URLs or logs. */
export interface Person {
  readonly personId: string;
  readonly name: string;
  readonly document: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** E-mail and phone are of another year: to be asked before they are trusted. */
  readonly isContactOld?: true;
}
