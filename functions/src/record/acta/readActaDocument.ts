import { type ActaAnswer, accept, type Outcome } from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { type ActaAsked, findActa } from './changeActa.ts';

/** The minutes of a call as they were written so far. */
export function readActaDocument(asked: ActaAsked): Promise<Outcome<ActaAnswer>> {
  return readTogether(async (tx) => {
    const found = await findActa(tx, asked);
    return found.ok ? accept({ document: found.value.document, now: asked.now }) : found;
  });
}
