import { randomUUID } from 'node:crypto';
import type { AgendaPoint } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { treatPoint } from '../../meeting/agenda/treatPoint.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, seat, taken } from '../../testing/halls/testAssembly.ts';
import { beginClosing } from '../closing/beginClosing.ts';
import { closeQuestions } from '../closing/closeQuestions.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { createQuestion } from './createQuestion.ts';
import { openQuestions } from './openQuestions.ts';

/** A session under way, whose agenda has three points. */
async function meeting() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units);
  const points = ['Informes', 'Presupuesto', 'Varios'].map(
    (text, place): AgendaPoint => ({
      ...{ pointId: randomUUID(), number: place + 1, text, kind: 'decision' },
      ...{ presenter: '', notes: '', addedAt: 1 },
    }),
  );
  for (const point of points)
    await meetingDocuments.agendaPoint(assemblyId, point.pointId).set(point);
  const at = () => ({ assemblyId, by: 'chair', now: Date.now() });
  const [first = '', second = '', third = ''] = points.map(({ pointId }) => pointId);
  return {
    ...{ assembly, assemblyId, at, first, second, third },
    async ask(pointId: string | null, more: { readonly rehearsal?: true } = {}) {
      const request = {
        ...{ questionId: randomUUID(), text: '¿Aprueba lo propuesto?', blank: true },
        ...{ abstention: true, liveBars: false, durationSeconds: null, pointId, ...more },
      };
      return taken(await createQuestion({ ...at(), request })).questionId;
    },
    point: async () => (await documents.session(assemblyId, 1).get()).data()?.point?.pointId,
    async treated() {
      const found = documents.events(assemblyId).where('kind', '==', 'point-treated');
      return (await found.get()).docs.map((one) => one.data().pointId);
    },
  };
}

test('opening a question of a point treats the point, on every screen and in the record', async () => {
  const { assembly, at, second, ask, point, treated } = await meeting();
  const questionId = await ask(second);
  taken(await openQuestion({ ...at(), questionId }));
  await refreshAtOnce(assembly.assemblyId);
  expect(await point()).toBe(second);
  const live = (await pollDocuments.liveStage(assembly.cot).get()).data();
  expect(live?.session?.point).toMatchObject({ number: 2, text: 'Presupuesto' });
  // Again, and with another question of it, it is gone to once.
  taken(await openQuestion({ ...at(), questionId }));
  taken(await closeQuestion({ ...at(), questionId }));
  taken(await openQuestion({ ...at(), questionId: await ask(second) }));
  expect(await treated()).toEqual([second]);
});

test('of no point, or for practice, a question leaves the agenda where it is', async () => {
  const { at, first, second, ask, point, treated } = await meeting();
  taken(await treatPoint({ ...at(), pointId: first }, refreshAtOnce));
  for (const questionId of [await ask(null), await ask(second, { rehearsal: true })]) {
    taken(await openQuestion({ ...at(), questionId }));
    taken(await closeQuestion({ ...at(), questionId }));
  }
  expect(await point()).toBe(first);
  expect(await treated()).toEqual([first]);
});

test('a ballot of several points goes to each in the record, and screens follow the first or stay', async () => {
  const { at, first, second, third, ask, point, treated } = await meeting();
  const open = async (...points: readonly string[]) => {
    const questionIds = [];
    for (const one of points) questionIds.push(await ask(one));
    taken(await openQuestions({ ...at(), ...openingOf(...questionIds) }));
    taken(await closeQuestions({ ...at(), questionIds }));
  };
  await open(first, second);
  expect(await point()).toBe(first);
  await open(third, first);
  expect(await point()).toBe(first);
  expect((await treated()).sort()).toEqual([first, second, third].sort());
});

test('while votes are counted the agenda waits, and afterwards screens follow the point', async () => {
  const { assembly, at, first, second, third, ask, point } = await meeting();
  const questionId = await ask(first);
  taken(await openQuestion({ ...at(), questionId }));
  // While it is voted people may speak about the next point.
  taken(await treatPoint({ ...at(), pointId: second }, refreshAtOnce));
  taken(await beginClosing({ ...at(), questionIds: [questionId] }));
  expect(await treatPoint({ ...at(), pointId: third }, refreshAtOnce)).toMatchObject({
    refusal: { code: 'count-under-way' },
  });
  // The same again is no move.
  taken(await treatPoint({ ...at(), pointId: second }, refreshAtOnce));
  expect(await point()).toBe(second);
  taken(await closeQuestion({ ...at(), questionId }));
  taken(await treatPoint({ ...at(), pointId: third }, refreshAtOnce));
  expect(await point()).toBe(third);
  const live = (await pollDocuments.liveStage(assembly.cot).get()).data();
  expect(live?.stage).toEqual({ mode: 'quorum' });
});
