import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { newHall } from '../../testing/halls/newHall.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { auditCounts } from './auditCounts.ts';
import { recountInHall } from './recountInHall.ts';

async function closedVote() {
  const { assembly, assemblyId, questionId } = await newHall(2, {});
  const action = { assemblyId, questionId, by: 'chair', now: Date.now() };
  const asked = { recountId: randomUUID(), requester: 'Ana Pérez', witnesses: ['Luis Gil'] };
  const recount = (changed: Partial<typeof asked> = {}) =>
    recountInHall({ ...action, now: Date.now(), asked: { ...asked, ...changed } }, refreshAtOnce);
  return { assembly, assemblyId, questionId, action, recount };
}

test('a recount is kept once, leaves the seal as it was, and the hall reads who asked', async () => {
  const { assembly, assemblyId, action, recount } = await closedVote();
  expect(await recount()).toMatchObject({ refusal: { code: 'question-not-closed' } });
  taken(await closeQuestion(action));
  const [one, other] = await Promise.all([recount(), recount()]);
  expect(taken(one).witnessed).toMatchObject([
    { requester: 'Ana Pérez', matches: true, faults: [] },
  ]);
  expect(taken(other).recounts).toEqual(taken(one).recounts);
  expect(taken(await recount({ recountId: randomUUID() })).recounts).toHaveLength(2);
  const again = taken(await auditCounts(assemblyId, Date.now()));
  expect(again.questions).toMatchObject([{ faults: [] }]);
  const found = await documents.events(assemblyId).where('kind', '==', 'hall-recount').get();
  expect(found.docs.map((event) => event.data().matches)).toEqual([true, true]);
  const shown = JSON.stringify((await pollDocuments.liveQuestion(assembly.cot).get()).data());
  expect(shown).toContain('Ana Pérez');
  expect(shown).not.toContain('Luis Gil');
});

test('figures that do not come again are told, each by its name', async () => {
  const { assemblyId, questionId, action, recount } = await closedVote();
  const result = taken(await closeQuestion(action));
  const options = result.options.map((option) => ({ ...option, weight: 7 }));
  await pollDocuments.result(assemblyId, questionId).update({ options });
  expect(taken(await recount()).witnessed).toMatchObject([
    { matches: false, faults: expect.arrayContaining(['sums-differ', 'result-changed']) },
  ]);
});
