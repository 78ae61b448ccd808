import {
  type AgendaException,
  type AgendaPoint,
  type AskedOutside,
  accept,
  admitOutside,
  admitWarnings,
  lawWarnings,
  type OpenQuestionsRequest,
  type Outcome,
  outsideAgenda,
  type Question,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';

/** The points of the agenda, as they stand. */
export async function readAgendaPoints(
  tx: Transaction,
  assemblyId: string,
): Promise<readonly AgendaPoint[]> {
  return (await tx.get(meetingDocuments.agenda(assemblyId))).docs.map((one) => one.data());
}

/** The statement of the chair about each unannounced question, by its id; those that need none are not there. */
export function admitAll(
  drafts: readonly Question[],
  known: Omit<AskedOutside, 'question'>,
  said: OpenQuestionsRequest['outsideAgenda'],
): Outcome<ReadonlyMap<string, { readonly exception?: AgendaException }>> {
  const admitted = new Map<string, { readonly exception?: AgendaException }>();
  for (const question of drafts) {
    const decided = admitOutside(outsideAgenda({ ...known, question }), said);
    if (!decided.ok) return decided;
    if (decided.value !== null) admitted.set(question.questionId, decided.value);
  }
  return accept(admitted);
}

/** Those that the law warns about, by their id, once the person who opens them read all the warnings. */
export function admitSeen(
  drafts: readonly Question[],
  known: Omit<Parameters<typeof lawWarnings>[0], 'question'>,
  seen: OpenQuestionsRequest['seenWarnings'] = [],
): Outcome<ReadonlySet<string>> {
  const warned = new Set<string>();
  for (const question of drafts) {
    const decided = admitWarnings(lawWarnings({ ...known, question }), seen);
    if (!decided.ok) return decided;
    if (decided.value) warned.add(question.questionId);
  }
  return accept(warned);
}
