import { documents } from '../../kernel/database/documents.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';

/**
 * Destroys the key of a secret vote whose result is committed. From then on nobody can open what was
 * sealed, in any past of the database. Harmless to repeat.
 */
export async function disposeKey(
  { assemblyId, questionId }: { readonly assemblyId: string; readonly questionId: string },
  keys: Pick<QuestionKeys, 'destroy'>,
): Promise<void> {
  await keys.destroy(questionKeyId(assemblyId, questionId));
  await documents.keyDisposal(assemblyId, questionId).delete();
}
