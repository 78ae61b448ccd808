import type { PackId } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { Timestamp } from '../../kernel/database/firestore.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { openQuestion } from './oneQuestion.ts';
import { newAssembly, newDraft, seat, type TestAssembly, taken } from './testAssembly.ts';

type PastHour = Parameters<typeof newDraft>[1] & { readonly rulePack?: PackId };

/** The shortest that a question stays open. */
export const shortest = 10;

/** Six of eight units in the hall, of which one owes, and a question whose hour has come; nobody has come by to close it. */
export async function pastHour({ rulePack = 'es-lph', ...terms }: PastHour = {}) {
  const assembly = await newAssembly(8);
  const { assemblyId, units } = assembly;
  // By the usual one what is owed matters.
  await documents.assembly(assemblyId).update({ rulePack });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U5')
    .update({ inArrears: true, headOwes: true });
  await seat(assembly, units.slice(0, 6));
  const questionId = await newDraft(assembly, { ...terms, durationSeconds: shortest });
  const asked = { assemblyId, questionId, by: 'chair' };
  // The opener went by a clock that makes its hour the one of now.
  taken(await openQuestion({ ...asked, now: Date.now() - shortest * 1_000 + 200 }));
  const closesAt = (await pollDocuments.question(assemblyId, questionId).get()).data()?.closesAt;
  await untilCommitsAfter(assembly, closesAt ?? 0);
  const desk = { assemblyId, by: 'desk', now: Date.now() };
  return { assembly, asked, desk, closesAt: closesAt ?? 0 };
}

/** Writes until the database says that it is later. */
async function untilCommitsAfter({ assemblyId }: TestAssembly, moment: number): Promise<void> {
  const mark = liveDocuments.signsOf(assemblyId, 'mark');
  let committed = 0;
  // A change without effect keeps the hour of the write before it.
  for (let at = 1; committed <= moment; at += 1) {
    const written = await mark.set({ at, heard: '[]', ttl: Timestamp.fromMillis(0) });
    committed = written.writeTime.toMillis();
  }
}
