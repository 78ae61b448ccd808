import {
  type AbsentOwner,
  type AssemblyEvent,
  absentOwnersOf,
  accept,
  asciiText,
  type ConsentAnswer,
  type ConsentNotice,
  type ConsentProcess,
  localDateOf,
  midnightGraceMillis,
  type Outcome,
  type Reckoned,
  reckonConsent,
  refuse,
  restandConsent,
  restateResult,
  type StoredResult,
  untouchedNotice,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readFrozen } from './readFrozen.ts';

export interface ConsentAction {
  readonly assemblyId: string;
  readonly questionId: string;
  readonly by: string;
  readonly now: number;
}

/** The state over which a change of notices is decided. */
export interface ConsentState {
  readonly process: ConsentProcess;
  readonly owners: readonly AbsentOwner[];
  readonly noticeOf: (noticeId: string) => ConsentNotice;
  /** The day of the assembly by the server's clock. */
  readonly today: string;
}

export interface ConsentChange {
  readonly notices: readonly ConsentNotice[];
  readonly events: readonly Pick<AssemblyEvent, 'kind' | 'unitId' | 'personId' | 'from'>[];
}

/**
 * Changes what is known of the absent and reckons the verdict again in the same transaction, so that
 * nobody ever sees one without the other. A final verdict is written once: later changes only keep what
 * was said. Asked by the clock it changes no notice, only the effect of time.
 */
export function changeConsent(
  asked: ConsentAction,
  decide: (state: ConsentState) => Outcome<ConsentChange>,
): Promise<Outcome<ConsentAnswer>> {
  const { assemblyId, questionId, now } = asked;
  return transact(async (tx) => {
    const [process, result, question, kept] = await Promise.all([
      tx.get(consentDocuments.one(assemblyId, questionId)).then((one) => one.data()),
      tx.get(pollDocuments.result(assemblyId, questionId)).then((one) => one.data()),
      tx.get(pollDocuments.question(assemblyId, questionId)).then((one) => one.data()),
      tx.get(consentDocuments.notices(assemblyId, questionId)),
    ]);
    if (process === undefined || result === undefined || question === undefined) {
      return refuse('consent-unknown');
    }
    const frozen = await readFrozen(assemblyId, process);
    const owners = absentOwnersOf(frozen, question.rule);
    const notices = new Map(kept.docs.map((one) => [one.id, one.data()]));
    const noticeOf = (id: string) => notices.get(id) ?? untouchedNotice(id);
    const today = localDateOf(now, process.timeZone);
    const decided = decide({ process, owners, noticeOf, today });
    if (!decided.ok) return decided;
    const changed = decided.value.notices.filter((one) => one !== notices.get(one.noticeId));
    for (const one of changed) {
      notices.set(one.noticeId, one);
      tx.set(consentDocuments.notices(assemblyId, questionId).doc(one.noticeId), one);
    }
    for (const event of decided.value.events) {
      recordEvent(tx, assemblyId, { ...event, by: asked.by, at: now, questionId });
    }
    const answer = { changed: changed.length, counts: process.state === 'open' };
    if (process.state !== 'open') return accept({ ...answer, verdict: process.verdict });
    const { quorum } = result;
    const day = localDateOf(now - midnightGraceMillis, process.timeZone);
    // Clocks of two servers may differ: a decision never goes back to an earlier day.
    const on = [day, result.presumed?.on ?? day].toSorted().at(-1) ?? day;
    const reckoned = reckonConsent({ question, frozen, quorum, notices, today: on });
    write(tx, asked, { process, result, reckoned });
    return accept({ ...answer, verdict: reckoned.verdict.kind });
  });
}

interface Standing {
  readonly process: ConsentProcess;
  readonly result: StoredResult;
  readonly reckoned: Reckoned;
}

/** The present verdict, sealed again when it changed, and the write that wakes the screens that show it. */
function write(tx: Transaction, asked: ConsentAction, { process, result, reckoned }: Standing) {
  const { assemblyId, questionId, by, now } = asked;
  const isFinal = reckoned.verdict.kind !== 'pending';
  tx.update(consentDocuments.one(assemblyId, questionId), {
    ...restandConsent(reckoned, process.timeZone),
    changedAt: now,
    ...(isFinal ? { state: 'settled', settledAt: now } : {}),
  });
  const restated = restateResult(result, reckoned, now);
  if (restated.seal === undefined || asciiText(restated) === asciiText(result)) return;
  tx.set(pollDocuments.result(assemblyId, questionId), restated);
  tx.update(documents.session(assemblyId, process.session), { consentReckonedAt: now });
  recordEvent(tx, assemblyId, {
    kind: isFinal ? 'consent-settled' : 'consent-reckoned',
    by,
    at: now,
    questionId,
    digest: restated.seal.digest,
  });
}
