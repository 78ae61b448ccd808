import { randomUUID } from 'node:crypto';
import { addDays, localDateOf } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { castBatch } from '../../polls/ballots/createCaster.ts';
import { nobodyOwes } from '../../polls/ballots/rememberQuestions.ts';
import { notifyAbsentees } from '../../polls/consents/notifyAbsentees.ts';
import { recordObjection } from '../../polls/consents/recordObjection.ts';
import { undoNotice } from '../../polls/consents/undoNotice.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { closeQuestion } from './oneQuestion.ts';
import { newAssembly, newOpenQuestion, newVoters, seat, taken } from './testAssembly.ts';

const zone = 'Europe/Madrid';

/**
 * A Spanish community in its second call: ten owners, five of whom came and voted on a matter that needs
 * three fifths. Five owners of ten are not enough: one silent absentee more, of `U0` to `U4`, is.
 */
export async function absentHall(end: 'closed' | 'open' = 'closed') {
  const assembly = await newAssembly(10);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'es-lph', timeZone: zone });
  await documents.session(assemblyId, 1).update({ call: 2 });
  await seat(assembly, assembly.units.slice(5));
  const voters = await newVoters(assembly, 10);
  const questionId = await newOpenQuestion(assembly, { matterId: 'common-lease' });
  await castBatch({
    ...{
      assemblyId,
      questionId,
      session: 1,
      shard: '0',
      now: Date.now,
      unitIndexOf: () => undefined,
    },
    debtors: nobodyOwes,
    sendings: voters.slice(5).map((claims, i) => ({
      ...{ claims, receipt: `0000-000${i}`, receivedAt: Date.now() },
      request: {
        ...{ questionId, requestId: randomUUID() },
        choices: [{ unitId: `U${i + 5}`, optionIds: ['favour'] }],
      },
    })),
  });
  const asked = (now = Date.now()) => ({ assemblyId, questionId, by: 'chair', now });
  if (end === 'closed') taken(await closeQuestion(asked()));
  const today = localDateOf(Date.now(), zone);
  /** Noon of the day so many days from now. */
  const noonIn = (days: number) => Date.parse(`${addDays(today, days)}T11:00:00Z`);
  return {
    ...{ assembly, questionId, voters, asked, today, noonIn },
    /** On that many days from now, by the chair, at noon of that day or so much later. */
    notify: (noticeIds: readonly string[], on: number, now = noonIn(Math.max(on, 1))) =>
      notifyAbsentees({
        ...asked(now),
        request: { noticeIds: [...noticeIds], on: addDays(today, on), means: 'in-hand', proof: '' },
      }),
    object: (noticeId: string, on: number, now = noonIn(Math.max(on, 1)), fileId = '') =>
      recordObjection({
        ...asked(now),
        request: {
          ...{ noticeId, on: addDays(today, on), means: 'email', reason: 'No lo quiero' },
          fileId: fileId === '' ? null : fileId,
        },
      }),
    undo: (noticeId: string, what: 'notice' | 'objection', on: number) =>
      undoNotice({
        ...asked(noonIn(Math.max(on, 1))),
        request: { noticeId, what, on: addDays(today, on), reason: 'Era otra unidad' },
      }),
    result: async () => (await pollDocuments.result(assemblyId, questionId).get()).data(),
    process: async () =>
      (await documentAt<unknown>(paths.consent(assemblyId, questionId)).get()).data(),
    eventsOf: async (kind: string) =>
      (await documents.events(assemblyId).where('questionId', '==', questionId).get()).docs.filter(
        (event) => event.data().kind === kind,
      ),
  };
}
