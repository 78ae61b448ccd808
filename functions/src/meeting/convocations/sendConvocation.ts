import {
  accept,
  type ComposingFacts,
  type Convocation,
  type ConvocationContent,
  composeConvocation,
  localDateOf,
  nextKindOf,
  noticeDigest,
  noticesInForce,
  type Outcome,
  plannedTerms,
  refuse,
  remindDueAt,
  type SendConvocationRequest,
  type SentAnswer,
  textDigest,
  wasAnnounced,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { lockAnnexes } from './lockAnnexes.ts';
import { queueConvocation } from './queueConvocation.ts';
import { readFacts } from './readFacts.ts';

export interface ConvocationSending {
  readonly assemblyId: string;
  readonly by: string;
  readonly origin: string;
  readonly request: SendConvocationRequest;
  readonly now: number;
}

/**
 * Freezes the notice that was read and puts a mail for each person into the outbox. Its number, its seal and
 * its annexes are fixed from then on; the same request again queues what is missing of it and nothing more.
 */
export async function sendConvocation(asked: ConvocationSending): Promise<Outcome<SentAnswer>> {
  const { assemblyId, request, now } = asked;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const session = (await documents.session(assemblyId, assembly.activeSession).get()).data();
  if (session === undefined) return refuse('session-changed');
  const facts = await readFacts({ assemblyId, assembly, session });
  const frozen = await transact((tx) => freeze(tx, asked, facts));
  if (!frozen.ok) return frozen;
  const { number, convocationId } = frozen.value;
  const { mailed: mails } = await queueConvocation(assemblyId, frozen.value, now);
  return accept({ convocationId, number, mails, requestId: request.convocationId });
}

async function freeze(
  tx: Transaction,
  asked: ConvocationSending,
  facts: ComposingFacts,
): Promise<Outcome<Convocation>> {
  const { assemblyId, by, origin, request, now } = asked;
  const { convocationId, session, kind, savedAt, seen, reason } = request;
  const reference = meetingDocuments.convocation(assemblyId, convocationId);
  const drafted = meetingDocuments.convocationSettings(assemblyId);
  const sessionRef = documents.session(assemblyId, session);
  const [found, saved, all, current, assembly] = await Promise.all([
    tx.get(reference),
    tx.get(drafted),
    tx.get(meetingDocuments.convocations(assemblyId)),
    tx.get(sessionRef),
    tx.get(documents.assembly(assemblyId)),
  ]);
  const known = found.data();
  if (known !== undefined) return accept(known);
  const stored = current.data();
  if (
    stored === undefined ||
    assembly.data()?.activeSession !== session ||
    facts.session !== session
  )
    return refuse('session-changed');
  if (stored.state !== 'planned') return refuse('meeting-begun');
  if (facts.startsAt === null || facts.called === null) return refuse('meeting-undated');
  const sent = all.docs.map((one) => one.data());
  const draft = saved.data();
  const isMoved = stored.startsAt !== facts.startsAt || nextKindOf(facts, sent) !== kind;
  if (draft === undefined || draft.session !== session || draft.savedAt !== savedAt || isMoved)
    return refuse('convocation-reread');
  const was = wasAnnounced(facts, sent);
  const composed = composeConvocation({ facts, draft, kind, wasAnnounced: was, now });
  if (textDigest(composed) !== seen) return refuse('convocation-reread');
  if (!composed.ok && reason === '') return refuse('convocation-problems');
  const annexes = await lockAnnexes(tx, assemblyId, draft.annexIds);
  if (!annexes.ok) return annexes;
  const before = noticesInForce(facts, sent);
  const content: ConvocationContent = {
    kind,
    session,
    call: facts.call,
    number: sent.length + 1,
    subject: composed.subject,
    text: composed.text,
    annexes: annexes.value,
    corrects: kind === 'correction' ? (before[0]?.convocationId ?? null) : null,
    changes: kind === 'correction' ? draft.changes : '',
    ...plannedTerms(facts),
    startsAt: facts.startsAt,
    timeZone: facts.assembly.timeZone,
    sentOn: localDateOf(now, facts.assembly.timeZone),
  };
  const convocation: Convocation = {
    ...content,
    convocationId,
    digest: noticeDigest(content),
    calendarId: before.at(-1)?.calendarId ?? `${convocationId}@asamblea`,
    sequence: before.length,
    problems: composed.problems,
    reason: composed.ok ? '' : reason,
    by,
    at: now,
    origin,
    queueDueAt: now,
    mailed: 0,
    remindDueAt: remindDueAt(content.startsAt, draft.remindDays, now),
  };
  tx.create(reference, convocation);
  // The newest one reminds, of the date that it says.
  for (const one of before) {
    if ((one.remindDueAt ?? null) !== null)
      tx.update(meetingDocuments.convocation(assemblyId, one.convocationId), { remindDueAt: null });
  }
  tx.delete(drafted);
  const { sentOn } = content;
  tx.update(sessionRef, {
    convened: { convocationId, sentOn, at: now },
    ...(kind === 'first' && stored.called !== undefined
      ? { called: { ...stored.called, sentOn } }
      : {}),
  });
  recordEvent(tx, assemblyId, {
    kind: kind === 'correction' ? 'convocation-corrected' : 'convocation-sent',
    by,
    at: now,
    from: 'chair',
    session,
    call: facts.call,
    digest: convocation.digest,
  });
  return accept(convocation);
}
