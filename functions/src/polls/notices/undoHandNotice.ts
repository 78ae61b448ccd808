import {
  accept,
  decideUndoHandNotice,
  type HandNoticeAnswer,
  type Outcome,
  refuse,
  type UndoHandNoticeRequest,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { noticeEvent } from './noticeEvent.ts';
import { ofConvoked } from './noticeSubject.ts';
import { answerOf, type NoticeWriting } from './writeHandNotice.ts';

interface Undoing extends NoticeWriting {
  readonly noticeId: string;
  readonly request: UndoHandNoticeRequest;
}

/** Takes back what was written down by mistake, for everybody it covered; it stays with its reason. */
export function undoHandNotice(asked: Undoing): Promise<Outcome<HandNoticeAnswer>> {
  const { assemblyId, noticeId, by, now, request, of = ofConvoked } = asked;
  return transact(async (tx) => {
    const reference = pollDocuments.notice(assemblyId, noticeId);
    const known = (await tx.get(reference)).data() ?? null;
    const decided = decideUndoHandNotice(known, { reason: request.reason, by, now });
    if (!decided.ok || known === null) return decided.ok ? refuse('notice-unknown') : decided;
    if (decided.value === known) return accept(answerOf(known));
    const { convocationId } = known;
    const told = await of.read(tx, assemblyId, convocationId);
    if (told === undefined) return refuse('notice-unknown');
    tx.set(reference, decided.value);
    recordEvent(tx, assemblyId, {
      ...noticeEvent(of.kinds.undone, known, told.number),
      by,
      at: now,
      reason: request.reason,
    });
    return accept(answerOf(known));
  });
}
