import type { FileType } from './fileType.ts';

/** The paper that came with a proxy, kept by the files port. */
export interface ProxyFile {
  readonly fileId: string;
  readonly name: string;
  readonly type: FileType;
  /** In bytes. */
  readonly size: number;
}
