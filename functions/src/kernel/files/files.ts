/**
 * Where the bytes of files are kept, by a path of ours: segments of letters, digits and `-`, joined by `/`.
 * A file is whole before anybody reads it; putting again replaces; a missing file is null; removing a missing
 * one does nothing. The right to read is decided before coming here.
 */
export interface Files {
  put(path: string, bytes: Uint8Array): Promise<void>;
  get(path: string): Promise<Uint8Array | null>;
  remove(path: string): Promise<void>;
  /** The same as `put` and `get` for what does not fit in memory. */
  write(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  read(path: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Puts what is at the paths, in their order, together at another; they stay. Throws where one is missing. */
  join(paths: readonly string[], target: string): Promise<void>;
  /** The paths in a folder and in those inside it, by name. */
  list(folder: string): AsyncIterable<string>;
  /** Removes whatever is in a folder. */
  removeFolder(folder: string): Promise<void>;
  /** Where anybody may download it, without more, until its time is over. Whether it is there is not looked at. */
  link(path: string, sent: SentFile): Promise<string>;
}

/** How a file leaves: always as a download, under that name and type. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly forMillis: number;
}

/** Long enough for a browser that was sent there, too short to pass the address on. */
export const linkMillis = 2 * 60_000;

/** A path of another shape is a mistake of ours, never something to look for. */
export function checkedPath(path: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)*$/u.test(path)) throw new Error('Not a path of the files port.');
  return path;
}

/** The header that tells a browser the name of a download, in any letters. */
export function attachmentOf(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
