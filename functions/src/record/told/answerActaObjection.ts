import {
  type ActaObjection,
  type AnswerActaObjectionRequest,
  answerObjection,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

/** Answers the objection of an owner, once; the record keeps to whom and never the words. */
export function answerActaObjection(asked: {
  readonly assemblyId: string;
  readonly by: string;
  readonly name: string;
  readonly request: AnswerActaObjectionRequest;
  readonly now: number;
}): Promise<Outcome<ActaObjection>> {
  const { assemblyId, by, name, request, now } = asked;
  const { objectionId, session, call, text } = request;
  return transact(async (tx) => {
    const reference = actaDocuments.objection(assemblyId, session, call, objectionId);
    const known = (await tx.get(reference)).data();
    if (known === undefined) return refuse('not-found');
    const answered = answerObjection(known, { text, by, name, at: now });
    if (!answered.ok || answered.value === known) return answered;
    tx.set(reference, answered.value);
    const { personId } = known;
    recordEvent(tx, assemblyId, {
      ...{ kind: 'acta-answered', by, at: now, from: 'desk', personId, session, call },
    });
    return answered;
  });
}
