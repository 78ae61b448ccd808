import type { ReadSecretVote } from '../../hall/plates/readPinNeed.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The nearest secret question of a session: one that is open, or one that waits as a draft. */
export const readSecretVote: ReadSecretVote = async (tx, assemblyId, session) => {
  const secret = pollDocuments.questions(assemblyId).where('disclosure', '==', 'secret');
  const { docs } = await tx.get(secret);
  const states = docs
    .map((question) => question.data())
    .filter((question) => question.session === session)
    .map(({ state }) => state);
  if (states.includes('open')) return 'open';
  return states.includes('draft') ? 'draft' : 'none';
};
