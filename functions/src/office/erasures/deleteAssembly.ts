import { zoomDocuments } from '../../hall/zoom/zoomDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type CollectionReference, firestore } from '../../kernel/database/firestore.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import type { Files } from '../../kernel/files/files.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

export interface DeletingAssembly {
  readonly assemblyId: string;
  readonly clock: Pick<Clock, 'now'>;
  /** How long to work before answering, at least one collection. */
  readonly budgetMillis: number;
  /** The member who asks from inside it, and still has to go elsewhere: the last to go out. Null: nobody. */
  readonly by: string | null;
  readonly files: Pick<Files, 'removeFolder' | 'list'>;
  readonly keys: Pick<QuestionKeys, 'destroy'>;
}

/**
 * Deletes an assembly with its files, keys and mail. Everybody goes out first; the assembly itself goes last, so
 * that what is left is found again. Answers whether all is gone.
 */
export async function deleteAssembly(asked: DeletingAssembly): Promise<boolean> {
  const { assemblyId, clock, budgetMillis, by } = asked;
  const until = clock.now() + budgetMillis;
  const members = documents.members(assemblyId);
  const inside = (await members.get()).docs.filter(({ id }) => id !== by);
  await writeInChunks(inside, (batch, one) => batch.delete(one.ref));
  await clearOutside(asked);
  const reference = documents.assembly(assemblyId);
  const collections = await reference.listCollections();
  for (const collection of collections.filter(({ id }) => by === null || id !== members.id)) {
    if (clock.now() >= until) return false;
    await firestore().recursiveDelete(collection as CollectionReference);
  }
  if (by !== null && (await members.doc(by).get()).exists) return false;
  await reference.delete();
  return true;
}

/** Clears data kept elsewhere under a name that only its documents say. */
async function clearOutside({ assemblyId, files, keys }: DeletingAssembly): Promise<void> {
  const [integrations, secret] = await Promise.all([
    documents.integrationSettings(assemblyId).get(),
    pollDocuments.questions(assemblyId).where('disclosure', '==', 'secret').get(),
  ]);
  const password = integrations.data()?.mail?.password ?? null;
  if (password?.assemblyId === assemblyId) {
    await keys.destroy(questionKeyId(assemblyId, password.name));
  }
  const zoom = integrations.data()?.zoom ?? null;
  if (zoom !== null) {
    await keys.destroy(questionKeyId(assemblyId, zoom.secrets.name));
    await zoomDocuments.hook(zoom.hookKey).delete();
  }
  await files.removeFolder(assemblyId);
  for (const { id } of secret.docs) await keys.destroy(questionKeyId(assemblyId, id));
}
