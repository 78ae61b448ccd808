/**
 * Where the bytes of files are kept, by a path of ours: segments of letters, digits and `-`, joined by `/`.
 * What is put is whole before anybody reads it; putting again replaces; what is not there is null;
 * removing what is not there does nothing. Who may read is decided before coming here.
 */
export interface Files {
  put(path: string, bytes: Uint8Array): Promise<void>;
  get(path: string): Promise<Uint8Array | null>;
  remove(path: string): Promise<void>;
}

/** A path of another shape is a mistake of ours, never something to look for. */
export function checkedPath(path: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)*$/u.test(path)) throw new Error('Not a path of the files port.');
  return path;
}
