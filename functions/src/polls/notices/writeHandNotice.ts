import {
  accept,
  decideHandNotice,
  type HandNotice,
  type HandNoticeAnswer,
  type HandNoticeRequest,
  localDateOf,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { noticeEvent } from './noticeEvent.ts';
import { type NoticeKinds, ofConvoked, type ReadTold } from './noticeSubject.ts';

export interface NoticeWriting {
  readonly assemblyId: string;
  readonly by: string;
  /** Milliseconds by the server's clock. */
  readonly now: number;
  /** The subject of the notice; absent: a convocatoria. */
  readonly of?: { readonly read: ReadTold; readonly kinds: NoticeKinds };
}

/**
 * Records the people whom a paper, a board or a link notified of a convocatoria, or of the subject in `of`:
 * all of its people or none. Sent again it changes nothing. Refuses a person who is no owner in the roster in
 * force, and a proof that belongs to somebody else.
 */
export async function writeHandNotice(
  asked: NoticeWriting & { readonly request: HandNoticeRequest },
): Promise<Outcome<HandNoticeAnswer>> {
  const { assemblyId, by, now, request, of = ofConvoked } = asked;
  const { noticeId } = request;
  const owners = await readOwners(assemblyId);
  return transact(async (tx): Promise<Outcome<HandNoticeAnswer>> => {
    const reference = pollDocuments.notice(assemblyId, noticeId);
    const [known, convocation] = await Promise.all([
      tx.get(reference).then((one) => one.data() ?? null),
      of.read(tx, assemblyId, request.convocationId),
    ]);
    if (convocation === undefined) return refuse('convocation-unknown');
    const today = localDateOf(now, convocation.timeZone);
    const { sentOn } = convocation;
    const decided = decideHandNotice({ known, request, sentOn, today, by, now });
    if (!decided.ok) return decided;
    const notice = decided.value;
    if (known !== null) return accept(answerOf(known));
    if (notice.personIds.some((personId) => !owners.has(personId)))
      return refuse('notice-of-stranger');
    const proof = await readProof(tx, assemblyId, notice);
    if (!proof.ok) return proof;
    if (notice.fileId !== null)
      tx.update(documents.file(assemblyId, notice.fileId), { noticeId, dueAt: null });
    tx.create(reference, notice);
    const event = noticeEvent(of.kinds.written, notice, convocation.number);
    recordEvent(tx, assemblyId, { ...event, by, at: now });
    return accept(answerOf(notice));
  });
}

export function answerOf({ noticeId, personIds }: HandNotice): HandNoticeAnswer {
  return { noticeId, people: personIds.length };
}

/** The proof is a file that the same account brought and that nothing else names. */
async function readProof(
  tx: Transaction,
  assemblyId: string,
  { fileId, by }: HandNotice,
): Promise<Outcome<null>> {
  if (fileId === null) return accept(null);
  const file = (await tx.get(documents.file(assemblyId, fileId))).data();
  const isFree =
    file?.proxyId === null &&
    file.questionId === undefined &&
    file.doorId === undefined &&
    file.noticeId === undefined;
  return isFree && file.uploadedBy === by ? accept(null) : refuse('file-unknown');
}

/** The owners in the roster in force: those who have to be called. */
async function readOwners(assemblyId: string): Promise<ReadonlySet<string>> {
  const roster = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  if (roster === null) return new Set();
  const units = await peopleDocuments.units(assemblyId, roster).select('ownerIds').get();
  return new Set(units.docs.flatMap((unit): readonly string[] => unit.get('ownerIds') ?? []));
}
