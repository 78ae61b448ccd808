import { createHash } from 'node:crypto';
import {
  accept,
  type ConvocationAnnex,
  type IntegrityAnswer,
  isIntact,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import type { Files } from '../../kernel/files/files.ts';
import { bytesPath } from '../drive/drivePaths.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

/** Makes the seal of a notice again from the store, and reads its annexes: whether all is as it went out. */
export async function verifyConvocation(
  assemblyId: string,
  convocationId: string,
  files: Pick<Files, 'get'>,
): Promise<Outcome<IntegrityAnswer>> {
  const found = (await meetingDocuments.convocation(assemblyId, convocationId).get()).data();
  if (found === undefined) return refuse('convocation-unknown');
  const changed: string[] = [];
  for (const annex of found.annexes) {
    if (!(await isSame(assemblyId, annex, files))) changed.push(annex.name);
  }
  return accept({ isIntact: isIntact(found) && changed.length === 0, changedAnnexes: changed });
}

async function isSame(
  assemblyId: string,
  { versionId, digest }: ConvocationAnnex,
  files: Pick<Files, 'get'>,
): Promise<boolean> {
  const bytes = await files.get(bytesPath(assemblyId, versionId));
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === digest;
}
