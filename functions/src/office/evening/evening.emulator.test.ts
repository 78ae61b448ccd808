import type { NoteCheckRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { openSignBook } from '../../live/cockpit/signBook.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { newAssembly, newOpenQuestion, taken } from '../../testing/halls/testAssembly.ts';
import { noteCheck } from './noteCheck.ts';
import { readEvening } from './readEvening.ts';
import { showCode } from './showCode.ts';

const now = Date.now();
const note = (assemblyId: string, request: NoteCheckRequest) =>
  noteCheck({ assemblyId, by: 'ana', byName: 'Ana', request, now });
const stageOf = async (assemblyId: string) =>
  (await documents.session(assemblyId, 1).get()).data()?.stage;

test('knows the open desks, the booths and whether mail left, and the noted checks', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  let asked = now;
  const read = async () => {
    // The signs heard are shared for half a second.
    asked += 1_000;
    return taken(await readEvening(assemblyId, asked));
  };
  expect(await read()).toMatchObject({ desks: 0, booths: 0, hasSent: false, checks: {} });
  const hear = openSignBook(systemClock);
  const sign = { state: 'here', isTroubled: false, label: 'Marta' } as const;
  await hear(assemblyId, { ...sign, kind: 'desk', deviceId: 'one' });
  await hear(assemblyId, { ...sign, kind: 'stream', deviceId: 'two', state: 'gone' });
  await hear(assemblyId, { ...sign, kind: 'projector', deviceId: 'three' });
  const booth = { boothId: 'b', name: 'Puesto 1', openedBy: 'ana', openedAt: now, closedAt: null };
  await pollDocuments
    .booths(assemblyId)
    .doc('b')
    .set(booth as never);
  await documents
    .mails(assemblyId)
    .doc('m')
    .set({ state: 'failed' } as never);
  taken(await note(assemblyId, { check: 'printer', isGood: false }));
  expect(await read()).toMatchObject({
    ...{ desks: 1, screens: 1, streams: 0, booths: 1, hasSent: false, hasFailed: true },
    checks: { printer: { isGood: false, at: now, byName: 'Ana' } },
  });
  taken(await note(assemblyId, { check: 'printer', isGood: true }));
  taken(await note(assemblyId, { check: 'stream', isGood: true }));
  expect((await read()).checks).toMatchObject({
    ...{ printer: { isGood: true }, stream: { isGood: true } },
  });
  const events = await documents.events(assemblyId).where('kind', '==', 'evening-checked').get();
  expect(events.size).toBe(3);
});

test('the projector is checked only with the code that the screen says, which then goes away', async () => {
  const { assemblyId, cot } = await newAssembly(1);
  const wrong = { refusal: { code: 'screen-code-wrong' } };
  expect(await note(assemblyId, { check: 'projector', code: '0000' })).toMatchObject(wrong);
  expect(taken(await showCode(assemblyId))).toEqual({});
  const stage = (await pollDocuments.liveQuestion(cot).get()).data()?.stage;
  const code = stage !== undefined && 'check' in stage ? (stage.check ?? '') : '';
  expect(code).toMatch(/^\d{4}$/u);
  const other = String((Number(code) + 1) % 10_000).padStart(4, '0');
  expect(await note(assemblyId, { check: 'projector', code: other })).toMatchObject(wrong);
  taken(await note(assemblyId, { check: 'projector', code }));
  expect(await stageOf(assemblyId)).toEqual({ mode: 'quorum' });
  expect((await pollDocuments.liveQuestion(cot).get()).data()?.stage).toEqual({ mode: 'quorum' });
  expect(await note(assemblyId, { check: 'projector', code })).toMatchObject(wrong);
});

test('no code comes over a vote', async () => {
  const assembly = await newAssembly(1);
  const questionId = await newOpenQuestion(assembly);
  expect(await showCode(assembly.assemblyId)).toMatchObject({ refusal: { code: 'screen-busy' } });
  expect(await stageOf(assembly.assemblyId)).toMatchObject({
    mode: 'question',
    questionIds: [questionId],
  });
});
