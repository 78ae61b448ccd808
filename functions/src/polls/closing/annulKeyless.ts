import { isSecret, type Question, takesVotes } from '@asamblea/domain';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { clockUid } from '../../kernel/platform/clockUid.ts';
import { takeBack } from '../questions/takeBack.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The reason that voters and the record read. */
const lostKey =
  'La anuló el sistema porque se perdió la clave que guardaba sus votos secretos: ya nadie puede contarlos. Hay que volver a votarla.';

/**
 * Annuls a secret question that takes votes when nobody could count them: its key is gone. Its state is
 * read first, because an open question had its key from before; a store that cannot be reached is an error
 * and annuls nothing. Once the line is drawn, counting finds it and says so in the result. Says whether
 * it annulled.
 */
export async function annulKeyless(
  { assemblyId, questionId }: { readonly assemblyId: string; readonly questionId: string },
  now: number,
  read: (keyId: string) => Promise<Buffer | null>,
): Promise<boolean> {
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
  if (question === undefined || !mayLoseKey(question)) return false;
  const key = await read(questionKeyId(assemblyId, questionId));
  key?.fill(0);
  if (key !== null) return false;
  const about = { assemblyId, questionId, by: clockUid, now, from: 'system' } as const;
  const asked = { ...about, reason: lostKey, repeatAs: null, isWanted: mayLoseKey };
  return (await takeBack(asked)).ok;
}

export function mayLoseKey(question: Pick<Question, 'state' | 'disclosure'>): boolean {
  return isSecret(question) && takesVotes(question);
}
