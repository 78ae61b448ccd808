import { randomUUID } from 'node:crypto';
import type { NotedConvocation, Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { addPoint } from '../../meeting/agenda/addPoint.ts';
import { describeEvents } from '../../meeting/events/describeEvents.ts';
import { openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { openQuestions } from './openQuestions.ts';

const called: NotedConvocation = {
  ...{ kind: 'extraordinary', approvesAccounts: false, caller: 'administrator' },
  ...{ sentOn: '2026-01-01', secondCallAt: null, place: '' },
};

/** An extraordinary meeting of a company, whose agenda has one point that came after the notice. */
async function meetingOf() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await seat(assembly);
  await documents.assembly(assemblyId).update({ rulePack: 'co-sa', modality: 'hall' });
  await documents.session(assemblyId, 1).update({ called });
  const at = () => ({ assemblyId, by: 'rosa', now: Date.now() });
  const pointId = randomUUID();
  const point = { pointId, text: 'Parqueaderos', kind: 'decision', presenter: '' } as const;
  const request = { ...point, notes: '', approvedBy: 'assembly' } as const;
  taken(await addPoint({ ...at(), request }));
  return {
    ...{ assembly, assemblyId, at, pointId },
    async record() {
      const { docs } = await documents
        .events(assemblyId)
        .where('kind', '==', 'outside-agenda')
        .get();
      const rows = await describeEvents(assemblyId, datedEvents(docs));
      return rows.map(({ exception }) => exception ?? null);
    },
  };
}

function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'done' : outcome.refusal.code;
}

test('a vote outside the agenda opens once the chair says what happens, and the record keeps it', async () => {
  const { assembly, assemblyId, at, pointId, record } = await meetingOf();
  const questionId = await newDraft(assembly, { pointId });
  const open = (exception?: 'remove-administrators' | 'everyone-agrees' | null) =>
    openQuestion({
      ...{ ...at(), questionId },
      ...(exception === undefined ? {} : { outsideAgenda: { exception } }),
    });
  expect(codeOf(await open())).toBe('outside-agenda');
  expect(codeOf(await open('everyone-agrees'))).toBe('exception-unknown');
  expect((await pollDocuments.question(assemblyId, questionId).get()).data()?.state).toBe('draft');
  expect(await record()).toEqual([]);
  for (let time = 0; time < 2; time += 1) taken(await open('remove-administrators'));
  expect(await record()).toEqual(['remove-administrators']);
});

test('of several at once each is told, without any exception if the chair says none', async () => {
  const { assembly, at, record } = await meetingOf();
  const questionIds = [await newDraft(assembly), await newDraft(assembly)];
  const together = { ...at(), questionIds, durationSeconds: null };
  expect(codeOf(await openQuestions(together))).toBe('outside-agenda');
  taken(await openQuestions({ ...together, outsideAgenda: { exception: null } }));
  expect(await record()).toEqual([null, null]);
});
