import { accept, type DiscardAnswer, isRehearsal, type Outcome, refuse } from '@asamblea/domain';
import { zoomDocuments } from '../../hall/zoom/zoomDocuments.ts';
import { clearCollection } from '../../kernel/database/clearCollection.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type CollectionReference, firestore } from '../../kernel/database/firestore.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import type { Files } from '../../kernel/files/files.ts';
import { pathOf } from '../../kernel/files/saveFile.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { bytesPath, piecePaths } from '../../meeting/drive/drivePaths.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { pollDocuments } from '../../polls/questions/pollDocuments.ts';

export interface Discarding {
  readonly organisationId: string;
  readonly rehearsalId: string;
  readonly clock: Pick<Clock, 'now'>;
  /** How long to work before answering, at least one collection. */
  readonly budgetMillis: number;
  /** Who asks from inside it, and still has to go elsewhere: the last to go out. Null: nobody. */
  readonly by: string | null;
  readonly files: Pick<Files, 'remove'>;
  readonly keys: Pick<QuestionKeys, 'destroy'>;
}

/**
 * Deletes a rehearsal and all that is of it, of which nothing is of anybody's record. Everybody is out at once
 * but who asks from inside it; the clock does the rest. One that is not there is gone.
 */
export async function discardRehearsal(asked: Discarding): Promise<Outcome<DiscardAnswer>> {
  const { organisationId, rehearsalId, clock } = asked;
  const reference = documents.assembly(rehearsalId);
  const assembly = (await reference.get()).data();
  if (assembly === undefined) return accept({ isGone: true });
  if (assembly.organisationId !== organisationId) return refuse('not-found');
  if (!isRehearsal(assembly)) return refuse('rehearsal-only');
  if (assembly.discardedAt === undefined) await reference.update({ discardedAt: clock.now() });
  await Promise.all([
    clearCollection(liveDocuments.live(assembly.cot)),
    documents.publicAssembly(assembly.cot).delete(),
  ]);
  return accept({ isGone: await deleteRest(asked) });
}

/** Everybody goes out first; the assembly itself goes last, so that what is left is found again. */
async function deleteRest(asked: Discarding): Promise<boolean> {
  const { rehearsalId, clock, budgetMillis, by } = asked;
  const until = clock.now() + budgetMillis;
  const members = documents.members(rehearsalId);
  const inside = (await members.get()).docs.filter(({ id }) => id !== by);
  await writeInChunks(inside, (batch, one) => batch.delete(one.ref));
  await clearOutside(asked);
  const reference = documents.assembly(rehearsalId);
  const collections = await reference.listCollections();
  for (const collection of collections.filter(({ id }) => by === null || id !== members.id)) {
    if (clock.now() >= until) return false;
    await firestore().recursiveDelete(collection as CollectionReference);
  }
  if (by !== null && (await members.doc(by).get()).exists) return false;
  await reference.delete();
  return true;
}

/** What is kept elsewhere under a name that only its documents say. */
async function clearOutside({ rehearsalId, files, keys }: Discarding): Promise<void> {
  const [integrations, papers, uploads, secret] = await Promise.all([
    documents.integrationSettings(rehearsalId).get(),
    documents.files(rehearsalId).get(),
    meetingDocuments.driveUploads(rehearsalId).get(),
    pollDocuments.questions(rehearsalId).where('disclosure', '==', 'secret').get(),
  ]);
  const password = integrations.data()?.mail?.password ?? null;
  if (password?.assemblyId === rehearsalId) {
    await keys.destroy(questionKeyId(rehearsalId, password.name));
  }
  const zoom = integrations.data()?.zoom ?? null;
  if (zoom !== null) {
    await keys.destroy(questionKeyId(rehearsalId, zoom.secrets.name));
    await zoomDocuments.hook(zoom.hookKey).delete();
  }
  for (const { id } of papers.docs) await files.remove(pathOf(rehearsalId, id));
  for (const upload of uploads.docs) {
    const { uploadId } = upload.data();
    for (const path of piecePaths(rehearsalId, upload.data())) await files.remove(path);
    await files.remove(bytesPath(rehearsalId, uploadId));
  }
  for (const { id } of secret.docs) await keys.destroy(questionKeyId(rehearsalId, id));
}
