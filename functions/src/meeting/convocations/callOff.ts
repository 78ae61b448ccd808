import {
  accept,
  type CallOffRequest,
  type Convocation,
  type ConvocationContent,
  composeCancellation,
  localDateOf,
  noticeDigest,
  noticesInForce,
  type Outcome,
  refuse,
  type SentAnswer,
  textDigest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { queueConvocation } from './queueConvocation.ts';

export interface CallingOff {
  readonly assemblyId: string;
  readonly by: string;
  readonly origin: string;
  readonly request: CallOffRequest;
  readonly now: number;
}

/**
 * Calls a meeting off that was called and did not begin: one more notice, frozen as the others are, and a mail
 * of it for everybody who is called. Waiting mail of the notices before is not sent. The same request again
 * queues what is missing and nothing more.
 */
export async function callOff(asked: CallingOff): Promise<Outcome<SentAnswer>> {
  const frozen = await transact((tx) => freeze(tx, asked));
  if (!frozen.ok) return frozen;
  const { number, convocationId } = frozen.value;
  const { mailed: mails } = await queueConvocation(asked.assemblyId, frozen.value, asked.now);
  return accept({ convocationId, number, mails });
}

async function freeze(tx: Transaction, asked: CallingOff): Promise<Outcome<Convocation>> {
  const { assemblyId, by, origin, request, now } = asked;
  const { convocationId, reason, signer, seen } = request;
  const reference = meetingDocuments.convocation(assemblyId, convocationId);
  const sessionRef = documents.session(assemblyId, request.session);
  const drafted = meetingDocuments.convocationSettings(assemblyId);
  const [found, all, current, assemblyFound] = await Promise.all([
    tx.get(reference),
    tx.get(meetingDocuments.convocations(assemblyId)),
    tx.get(sessionRef),
    tx.get(documents.assembly(assemblyId)),
  ]);
  const known = found.data();
  if (known !== undefined) return accept(known);
  const stored = current.data();
  const assembly = assemblyFound.data();
  if (stored === undefined || assembly?.activeSession !== stored.session)
    return refuse('session-changed');
  if (stored.state !== 'planned' || stored.startsAt <= now) return refuse('meeting-begun');
  const sent = all.docs.map((one) => one.data());
  const before = noticesInForce(stored, sent);
  const [last] = before;
  if (last === undefined) return refuse('meeting-not-called');
  const facts = { assembly, called: stored.called ?? null };
  const today = localDateOf(now, last.timeZone);
  const composed = composeCancellation({ facts, today, last, reason, signer });
  if (textDigest(composed) !== seen) return refuse('convocation-reread');
  const { session, call, startsAt, secondCallAt, timeZone, place, channel } = last;
  const content: ConvocationContent = {
    kind: 'cancellation',
    session,
    call,
    number: sent.length + 1,
    corrects: last.convocationId,
    changes: reason,
    ...composed,
    annexes: [],
    startsAt,
    secondCallAt,
    timeZone,
    place,
    channel,
    sentOn: today,
  };
  const convocation: Convocation = {
    ...content,
    convocationId,
    digest: noticeDigest(content),
    calendarId: last.calendarId,
    sequence: before.length,
    problems: [],
    reason: '',
    by,
    at: now,
    origin,
    queueDueAt: now,
    mailed: 0,
    remindDueAt: null,
  };
  tx.create(reference, convocation);
  for (const one of before) {
    const fields = { calledOffAt: now, remindDueAt: null, queueDueAt: null };
    tx.update(meetingDocuments.convocation(assemblyId, one.convocationId), fields);
  }
  tx.delete(drafted);
  tx.update(sessionRef, {
    calledOff: { convocationId, at: now },
    convened: null,
    ...(stored.called === undefined ? {} : { called: { ...stored.called, sentOn: null } }),
  });
  recordEvent(tx, assemblyId, {
    kind: 'convocation-cancelled',
    by,
    at: now,
    from: 'chair',
    session,
    call,
    digest: convocation.digest,
  });
  return accept(convocation);
}
