import type { Response } from 'express';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { sendStored } from '../../kernel/files/sendFile.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import type { FoundDocument } from './readDriveDocument.ts';

/** The bytes of a document that somebody may see. Throws the refusal `entry-unknown` when the store lost them. */
export async function sendDriveDocument(
  response: Response,
  { document, version, path }: FoundDocument,
): Promise<undefined> {
  // A version never changes.
  const sent = { name: document.name, type: version.type, path, tag: version.versionId };
  if (!(await sendStored(response, sent, openFiles()))) {
    throw new Refused({ code: 'entry-unknown' });
  }
}
