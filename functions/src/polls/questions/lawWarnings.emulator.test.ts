import { lawWarnings, type Modality, type Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { openQuestions } from './openQuestions.ts';

/** Three units before a matter that article 46 keeps in one room, and before an ordinary one. */
async function meetingOf(modality: Modality) {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await seat(assembly);
  await documents.assembly(assemblyId).update({ modality });
  const questionIds = [
    await newDraft(assembly, { matterId: 'bylaws-reform' }),
    await newDraft(assembly),
  ];
  const events = documents.events(assemblyId).where('kind', '==', 'law-warned');
  return {
    ...{ assemblyId, questionIds },
    async warnings(held: Modality) {
      const found = questionIds.map(async (id) => {
        const question = (await pollDocuments.question(assemblyId, id).get()).data();
        if (question === undefined) throw new Error('It has no such question.');
        const session = { call: 1 } as const;
        return lawWarnings({ assembly: { modality: held }, session, question });
      });
      return (await Promise.all(found)).flat();
    },
    open: (seenWarnings?: readonly string[]) =>
      openQuestions({
        ...{ assemblyId, questionIds, durationSeconds: null, by: 'rosa', now: Date.now() },
        ...(seenWarnings === undefined ? {} : { seenWarnings }),
      }),
    async record() {
      const rows = (await events.get()).docs.map((one) => one.data());
      return rows.map(({ questionId, mode, call }) => ({ questionId, mode, call }));
    },
    async states() {
      const found = questionIds.map((id) => pollDocuments.question(assemblyId, id).get());
      return (await Promise.all(found)).map((one) => one.data()?.state);
    },
  };
}

function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'done' : outcome.refusal.code;
}

test('a question that the law warns about opens once the chair saw it, and the record keeps the modality', async () => {
  const { questionIds, warnings, open, record, states } = await meetingOf('remote');
  const [first, second] = questionIds;
  const all = await warnings('remote');
  expect(all).toHaveLength(2);
  for (const seen of [undefined, [], all.slice(0, 1), all.slice(1)]) {
    expect(codeOf(await open(seen))).toBe('law-unseen');
  }
  expect(await states()).toEqual(['draft', 'draft']);
  expect(await record()).toEqual([]);
  // Again, without saying anything: it is open.
  taken(await open(all));
  taken(await open());
  expect(await record()).toEqual(
    expect.arrayContaining([
      { questionId: first, mode: 'remote', call: 1 },
      { questionId: second, mode: 'remote', call: 1 },
    ]),
  );
  expect(await record()).toHaveLength(2);
});

test('another way of meeting since they were read asks for them again', async () => {
  const { assemblyId, warnings, open, record } = await meetingOf('mixed');
  const read = await warnings('mixed');
  await documents.assembly(assemblyId).update({ modality: 'remote' });
  expect(codeOf(await open(read))).toBe('law-unseen');
  taken(await open(await warnings('remote')));
  expect((await record()).map(({ mode }) => mode)).toEqual(['remote', 'remote']);
});

test('a question without legal warnings opens as before, and leaves nothing', async () => {
  const { open, record } = await meetingOf('hall');
  taken(await open());
  expect(await record()).toEqual([]);
});
