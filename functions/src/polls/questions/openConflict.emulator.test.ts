import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { browserOf } from '../../testing/browserOf.ts';
import { serveLocally } from '../../testing/serveLocally.ts';
import { newAssembly, newDraft, newMember, seat } from '../../testing/testAssembly.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { pollDocuments } from './pollDocuments.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(() => server.close());

async function newMeeting(matterId: string) {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'es-sl', modality: 'hall' });
  await seat(assembly);
  const questionId = await newDraft(assembly, { matterId });
  const chair = await browserOf(server.origin, await newMember(assembly, 'moderator'));
  const question = pollDocuments.question(assemblyId, questionId);
  return {
    questionId,
    chair,
    stateOf: async () => (await question.get()).data()?.state,
    async kindsOf() {
      const found = documents.events(assemblyId).where('questionId', '==', questionId);
      return (await found.get()).docs.map((event) => event.data().kind).sort();
    },
  };
}

test('what leaves the interested out opens once the chair declares that nobody is, in the same commit', async () => {
  const { questionId, chair, stateOf, kindsOf } = await newMeeting('loyalty-waiver');
  for (const body of [{}, { declaresNoConflict: false }]) {
    expect(
      await chair.post('/questions/open', { ...openingOf(questionId), ...body }),
    ).toMatchObject({
      status: 409,
      body: { code: 'conflict-undeclared' },
    });
  }
  expect(await stateOf()).toBe('draft');
  expect(await kindsOf()).toEqual(['question-created']);
  const declared = { declaresNoConflict: true };
  for (const _again of [1, 2]) {
    expect(
      (await chair.post('/questions/open', { ...openingOf(questionId), ...declared })).status,
    ).toBe(200);
  }
  expect(await stateOf()).toBe('open');
  expect(await kindsOf()).toEqual(['no-conflict-declared', 'question-created', 'question-opened']);
});

test('what leaves nobody out opens without a declaration, and leaves none', async () => {
  const { questionId, chair, kindsOf } = await newMeeting('directors-removal');
  const declared = { declaresNoConflict: true };
  expect(
    (await chair.post('/questions/open', { ...openingOf(questionId), ...declared })).status,
  ).toBe(200);
  expect(await kindsOf()).toEqual(['question-created', 'question-opened']);
});
