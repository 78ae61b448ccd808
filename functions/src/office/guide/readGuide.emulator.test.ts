import { type GuideAnswer, guideStateOf, type LiveQuorum } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { newAssembly, newDraft, newOpenQuestion, taken } from '../../testing/halls/testAssembly.ts';
import { readGuide } from './readGuide.ts';

const now = Date.UTC(2026, 10, 23, 22, 0);
const read = async (assemblyId: string): Promise<GuideAnswer> =>
  taken(await readGuide(assemblyId, now));

/** As the screens are told. */
async function publish(cot: string, units: number, met: boolean): Promise<void> {
  const quorum = { present: { weight: units, units }, met } as LiveQuorum['quorum'];
  await meetingDocuments.liveQuorum(cot).set({ quorum } as LiveQuorum);
}

test('existing data makes steps done, and removing it undoes them', async () => {
  const { assemblyId, cot } = await newAssembly(2);
  const assembly = documents.assembly(assemblyId);
  const session = documents.session(assemblyId, 1);
  expect(await read(assemblyId)).toMatchObject({ hasRoster: true, hasArrivals: false });
  await assembly.update({ activeRoster: null });
  expect(guideStateOf('roster', await read(assemblyId))).toBe('pending');

  await publish(cot, 1, false);
  expect(await read(assemblyId)).toMatchObject({ hasArrivals: true, hasQuorum: false });
  await publish(cot, 2, true);
  expect(await read(assemblyId)).toMatchObject({ hasArrivals: true, hasQuorum: true });
  await publish(cot, 0, true);
  expect(await read(assemblyId)).toMatchObject({ hasArrivals: false, hasQuorum: false });

  await session.update({ state: 'planned', called: { sentOn: '2026-11-01' } });
  expect(await read(assemblyId)).toMatchObject({ phase: 'preparing', isCalled: true });
  await session.update({ called: { sentOn: '2099-01-01' } });
  expect((await read(assemblyId)).isCalled).toBe(false);
  await session.update({ called: { sentOn: null } });
  expect((await read(assemblyId)).isCalled).toBe(false);
});

test('questions move it: a draft, an open vote, a decided one; a practice vote decides nothing', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  expect(await read(assemblyId)).toMatchObject({ hasQuestions: false, hasDrafts: false });
  await newDraft(assembly);
  expect(await read(assemblyId)).toMatchObject({ hasQuestions: true, hasDrafts: true });
  const questionId = await newOpenQuestion(assembly);
  const session = documents.session(assemblyId, 1);
  expect(await read(assemblyId)).toMatchObject({ isVoting: true, hasDecided: false });
  await session.update({ openQuestionIds: [] });
  const question = pollDocuments.question(assemblyId, questionId);
  await question.update({ state: 'closed', session: 1, rehearsal: true });
  expect((await read(assemblyId)).hasDecided).toBe(false);
  await question.update({ rehearsal: false });
  expect(await read(assemblyId)).toMatchObject({ isVoting: false, hasDecided: true });
});

test('there is no way of an assembly that nobody made', async () => {
  expect(await readGuide('nobody', now)).toMatchObject({ refusal: { code: 'assembly-unknown' } });
});
