import {
  type AgendaException,
  type AgendaPoint,
  type Assembly,
  type AssemblySession,
  modalityOf,
  needsNoConflict,
  packInSession,
  type Question,
  ruleInSession,
  sayPoint,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { lockDocuments } from '../../meeting/attachments/lockDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { BallotAction } from './questionAction.ts';

interface Opening {
  readonly question: Question;
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly points: readonly AgendaPoint[];
  readonly roster: string;
  readonly locked: Awaited<ReturnType<typeof lockDocuments>>;
  /** The statements of the chair about unannounced questions, and the questions that the law warns about. */
  readonly outside: ReadonlyMap<string, { readonly exception?: AgendaException }>;
  readonly warned: ReadonlySet<string>;
}

/** Writes a question that leaves its draft, locked as it is voted, and the declarations of the chair about it. */
export function writeOpened(
  tx: Transaction,
  { assemblyId, by, now }: Omit<BallotAction, 'questionIds'>,
  { question, assembly, session, points, roster, locked, outside, warned }: Opening,
): void {
  const { questionId } = question;
  const point = points.find(({ pointId }) => pointId === question.pointId);
  // The point as it is called now: later readers of the vote read the words of the hall.
  const item = point === undefined ? {} : { item: sayPoint(point) };
  // The question that it repeats may have been opened with others.
  const { documents: _before, rule, ...terms } = question;
  const read = locked.get(questionId) ?? [];
  const documentsRead = read.length === 0 ? {} : { documents: read };
  tx.set(pollDocuments.question(assemblyId, questionId), {
    ...terms,
    rule: ruleInSession(rule, packInSession(assembly, session)),
    ...item,
    roster,
    ...documentsRead,
  });
  const said = { by, at: now, questionId };
  if (question.named?.conflict !== undefined) {
    recordEvent(tx, assemblyId, { kind: 'conflict-named', ...said });
  } else if (needsNoConflict(question)) {
    recordEvent(tx, assemblyId, { kind: 'no-conflict-declared', ...said });
  }
  if (question.named?.affected !== undefined || question.named?.class !== undefined) {
    recordEvent(tx, assemblyId, { kind: 'besides-named', ...said });
  }
  const exception = outside.get(questionId);
  if (exception !== undefined) {
    recordEvent(tx, assemblyId, { kind: 'outside-agenda', ...said, ...exception });
  }
  if (warned.has(questionId)) {
    const held = { mode: modalityOf(assembly), call: session.call };
    recordEvent(tx, assemblyId, { kind: 'law-warned', ...said, ...held });
  }
}
