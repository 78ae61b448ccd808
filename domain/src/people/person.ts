/** Somebody in the roster. `personId` is opaque: documents never travel in ids, URLs or logs. */
export interface Person {
  readonly personId: string;
  readonly name: string;
  readonly document: string;
  readonly email: string | null;
  readonly phone: string | null;
}
