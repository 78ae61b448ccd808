import { accept, type Outcome } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import type { Files } from '../../kernel/files/files.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { clearUpload } from './sweepUploads.ts';

export interface CancellingUpload {
  readonly assemblyId: string;
  readonly by: string;
  readonly uploadId: string;
  readonly files: Pick<Files, 'remove'>;
  readonly now: number;
}

/** Ends an upload that is not kept yet and clears what came of it. Again it changes nothing. */
export async function cancelUpload(asked: CancellingUpload): Promise<Outcome<object>> {
  const { assemblyId, uploadId, files } = asked;
  if (await endUpload(asked)) await clearUpload(files, { assemblyId, uploadId });
  return accept({});
}

/** Says whether it ended it; from then on the first process clears it. */
function endUpload(asked: Omit<CancellingUpload, 'files'>): Promise<boolean> {
  const { assemblyId, by, uploadId, now } = asked;
  return transact(async (tx) => {
    const reference = meetingDocuments.driveUpload(assemblyId, uploadId);
    const upload = (await tx.get(reference)).data();
    if (upload?.by !== by || upload.state !== 'arriving') return false;
    tx.update(reference, { state: 'gone', dueAt: now });
    return true;
  });
}
