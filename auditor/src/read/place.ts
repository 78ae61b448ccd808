/** Where a record stands: its file, and its line from 1 (its place, in a JSON of several). */
export interface Place {
  readonly file: string;
  readonly line: number;
}
