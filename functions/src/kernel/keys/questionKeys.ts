import { createHash } from 'node:crypto';

/**
 * The keys of secret votes, 32 random bytes a question, kept where the database is not. The contract:
 * `create` makes the key once, also when repeated or run at the same time; `read` gives the same key to all,
 * and null when it was never made or was destroyed; `destroy` is for ever and may be repeated: a destroyed
 * key is never made again. A secret that is given is kept instead of a random one. A store that cannot be
 * reached is an error, never a null.
 */
export interface QuestionKeys {
  create(keyId: string, secret?: Buffer): Promise<void>;
  read(keyId: string): Promise<Buffer | null>;
  destroy(keyId: string): Promise<void>;
}

/** Both ids: question ids come from browsers, and nobody may reach the key of another assembly. */
export function questionKeyId(assemblyId: string, questionId: string): string {
  const name = createHash('sha256')
    .update(JSON.stringify([assemblyId, questionId]))
    .digest('hex');
  return `question-${name.slice(0, 40)}`;
}
