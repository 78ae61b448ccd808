import {
  type ActaVersion,
  downloadName,
  type FileType,
  fileTypeOf,
  localDateOf,
} from '@asamblea/domain';
import type { Response } from 'express';
import { documents } from '../../kernel/database/documents.ts';
import { sendFile } from '../../kernel/files/sendFile.ts';
import { Refused } from '../../kernel/platform/refused.ts';

interface Sent {
  readonly assemblyId: string;
  /** As its name begins: `acta`, `firmas`. */
  readonly what: string;
  readonly version: ActaVersion;
  /** Null: it is not there. */
  readonly bytes: Uint8Array | null;
}

const endings: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A file of a version to be saved, under the day on which the version was fixed. Throws the refusal `file-unknown`. */
export async function sendVersionFile(
  response: Response,
  { assemblyId, what, version, bytes }: Sent,
): Promise<void> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  const type = bytes === null ? null : fileTypeOf(bytes);
  if (bytes === null || type === null || assembly === undefined) {
    throw new Refused({ code: 'file-unknown' });
  }
  const kind = `${what}-version-${version.number}`;
  const on = localDateOf(version.at, assembly.timeZone);
  const name = downloadName({ kind, of: assembly.name, on, ending: endings[type] });
  sendFile(response, { name, type, bytes });
}
