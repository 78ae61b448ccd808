import {
  accept,
  type ComposingFacts,
  type Convocation,
  type ConvocationContent,
  compareNotice,
  composeOutside,
  type DeclareOutsideRequest,
  localDateOf,
  noticeDigest,
  noticesInForce,
  type Outcome,
  plannedTerms,
  refuse,
  type SentAnswer,
  sayNoticeDifference,
  textDigest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readFacts } from './readFacts.ts';

export interface OutsideDeclaration {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: DeclareOutsideRequest;
  readonly now: number;
}

/**
 * Writes down that the meeting was convened outside, to what is planned now: frozen as the notices that go out
 * from here are. One that follows another says what it changes. The same request again declares nothing more.
 */
export async function declareOutside(asked: OutsideDeclaration): Promise<Outcome<SentAnswer>> {
  const { assemblyId } = asked;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const session = (await documents.session(assemblyId, assembly.activeSession).get()).data();
  if (session === undefined) return refuse('session-changed');
  const facts = await readFacts({ assemblyId, assembly, session });
  return transact((tx) => freeze(tx, asked, facts));
}

async function freeze(
  tx: Transaction,
  { assemblyId, by, request, now }: OutsideDeclaration,
  facts: ComposingFacts,
): Promise<Outcome<SentAnswer>> {
  const { convocationId, session, sentOn, means, seen } = request;
  const reference = meetingDocuments.convocation(assemblyId, convocationId);
  const sessionRef = documents.session(assemblyId, session);
  const [found, all, current, assembly] = await Promise.all([
    tx.get(reference),
    tx.get(meetingDocuments.convocations(assemblyId)),
    tx.get(sessionRef),
    tx.get(documents.assembly(assemblyId)),
  ]);
  const known = found.data();
  if (known !== undefined) return accept({ convocationId, number: known.number, mails: 0 });
  const stored = current.data();
  const active = assembly.data()?.activeSession;
  if (stored === undefined || active !== session || facts.session !== session)
    return refuse('session-changed');
  if (stored.state !== 'planned') return refuse('meeting-begun');
  const { startsAt, called, call } = facts;
  if (startsAt === null || called === null) return refuse('meeting-undated');
  if (stored.startsAt !== startsAt) return refuse('convocation-reread');
  const { timeZone } = facts.assembly;
  if (sentOn > localDateOf(now, timeZone)) return refuse('outside-day-wrong');
  const composed = composeOutside(facts, { sentOn, means });
  if (textDigest(composed) !== seen) return refuse('convocation-reread');
  const sent = all.docs.map((one) => one.data());
  const before = noticesInForce(facts, sent);
  const { differences = [] } = compareNotice(facts, before) ?? {};
  const content: ConvocationContent = {
    kind: 'outside',
    session,
    call,
    number: sent.length + 1,
    corrects: before[0]?.convocationId ?? null,
    changes: differences.map((one) => sayNoticeDifference(one, timeZone)).join('\n'),
    ...composed,
    annexes: [],
    ...plannedTerms(facts),
    startsAt,
    timeZone,
    sentOn,
    means,
  };
  const convocation: Convocation = {
    ...content,
    convocationId,
    digest: noticeDigest(content),
    calendarId: before.at(-1)?.calendarId ?? `${convocationId}@asamblea`,
    sequence: before.length,
    problems: [],
    reason: '',
    by,
    at: now,
    // Nothing of it is mailed from here.
    origin: '',
    queueDueAt: null,
    mailed: 0,
    remindDueAt: null,
  };
  tx.create(reference, convocation);
  for (const one of before) {
    if ((one.remindDueAt ?? null) !== null)
      tx.update(meetingDocuments.convocation(assemblyId, one.convocationId), { remindDueAt: null });
  }
  const isFirst = before.length === 0 && call === 1;
  tx.update(sessionRef, {
    convened: { convocationId, sentOn, at: now },
    ...(isFirst && stored.called !== undefined ? { called: { ...stored.called, sentOn } } : {}),
  });
  recordEvent(tx, assemblyId, {
    kind: 'convocation-declared',
    by,
    at: now,
    from: 'chair',
    session,
    call,
    digest: convocation.digest,
  });
  return accept({ convocationId, number: convocation.number, mails: 0 });
}
