import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newDraft, newMember, seat } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

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

test('a question that leaves out the interested opens once the chair declares that nobody is, in one commit', async () => {
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

test('a question that leaves nobody out opens without a declaration, and leaves none', async () => {
  const { questionId, chair, kindsOf } = await newMeeting('directors-removal');
  const declared = { declaresNoConflict: true };
  expect(
    (await chair.post('/questions/open', { ...openingOf(questionId), ...declared })).status,
  ).toBe(200);
  expect(await kindsOf()).toEqual(['question-created', 'question-opened']);
});

/** Four shareholders: the second one answers for the fourth too. */
async function newShareholders(disclosure: 'named' | 'secret') {
  const assembly = await newAssembly(4);
  const { assemblyId, units } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'ar-lgs' });
  await seat(assembly, units.slice(0, 3));
  await seat(assembly, units.slice(3), 'person-1');
  const questionId = await newDraft(assembly, { matterId: 'management-approval', disclosure });
  const chair = await browserOf(server.origin, await newMember(assembly, 'moderator'));
  const asked = { questionId, set: 'conflict', reason: 'Es director' };
  const phoneOf = async (personId: string) => {
    return browserOf(server.origin, await newMember(assembly, 'voter', personId));
  };
  return {
    assembly,
    questionId,
    phoneOf,
    open: (named: readonly object[]) =>
      chair.post('/questions/open', {
        ...openingOf(questionId),
        named: named.map((one) => ({ ...asked, ...one })),
      }),
    stored: async () => (await pollDocuments.question(assemblyId, questionId).get()).data(),
    async eventsOf() {
      const found = documents.events(assemblyId).where('questionId', '==', questionId);
      return (await found.get()).docs.map((event) => event.data().kind);
    },
  };
}

test.each(['named', 'secret'] as const)(
  'art. 241: a director has no vote of theirs nor for others in a %s vote, reads why, and the rest decide',
  async (disclosure) => {
    const hall = await newShareholders(disclosure);
    expect((await hall.open([{ personId: 'person-1' }])).status).toBe(200);
    expect(await hall.stored()).toMatchObject({
      state: 'open',
      named: {
        conflict: {
          of: [{ name: 'Persona 1', unitId: null, ownerIds: ['person-1'], reason: 'Es director' }],
          units: 2,
        },
      },
    });
    expect(await hall.eventsOf()).toContain('conflict-named');
    expect(await hall.eventsOf()).not.toContain('no-conflict-declared');
    const director = await hall.phoneOf('person-1');
    const { questionId } = hall;
    const vote = (...unitIds: readonly string[]) => ({
      questionId,
      requestId: randomUUID(),
      choices: unitIds.map((unitId) => ({ unitId, optionIds: ['favour'] })),
    });
    const refusal = {
      code: 'unit-in-conflict',
      message: expect.stringContaining(
        'Persona 1: Es director (Ley General de Sociedades 19.550, artículos 241 y 248).',
      ),
    };
    expect((await director.get('/votes/current')).body).toMatchObject({
      asked: [
        {
          holdings: [
            { unitId: 'U1', refusal },
            { unitId: 'U3', refusal },
          ],
        },
      ],
    });
    expect((await director.post('/votes/cast', vote('U1', 'U3'))).body).toMatchObject({
      results: [
        { unitId: 'U1', status: 'refused', refusal },
        { unitId: 'U3', status: 'refused', refusal },
      ],
    });
    const protested = await director.post(`/votes/${questionId}/protest`, {});
    expect(protested).toMatchObject({ status: 200 });
    expect(await director.post(`/votes/${questionId}/protest`, {})).toEqual(protested);
    expect((await director.get('/votes/current')).body).toMatchObject({ asked: [protested.body] });
    const kinds = await hall.eventsOf();
    expect(kinds.filter((kind) => kind === 'conflict-protested')).toHaveLength(1);
    expect((await hall.stored())?.protests).toMatchObject([
      { personId: 'person-1', name: 'person-1, por Persona 1 y Persona 3' },
    ]);
    const other = await hall.phoneOf('person-2');
    expect((await other.post(`/votes/${questionId}/protest`, {})).body).toMatchObject({
      code: 'protest-without-interest',
    });
    for (const [personId, unitId] of [
      ['person-0', 'U0'],
      ['person-2', 'U2'],
    ] as const) {
      const phone = await hall.phoneOf(personId);
      expect((await phone.post('/votes/cast', vote(unitId))).body).toMatchObject({
        results: [{ status: 'accepted' }],
      });
    }
    const { assemblyId } = hall.assembly;
    await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() });
    const result = await pollDocuments.result(assemblyId, questionId).get();
    expect(result.data()).toMatchObject({
      verdict: { kind: 'approved' },
      base: { units: 2 },
      apart: { units: 2, weight: 6_000_000 },
    });
    expect(result.data()?.apart?.isDecisive).toBe(disclosure === 'named' ? true : undefined);
  },
);

test('a unit is named with its owners, and an unknown or unitless person is refused', async () => {
  const hall = await newShareholders('named');
  expect((await hall.open([{ personId: 'nobody' }])).body).toMatchObject({
    code: 'person-unknown',
  });
  expect((await hall.open([{ unitId: 'U9' }])).body).toMatchObject({ code: 'unit-unknown' });
  expect((await hall.open([{ unitId: 'U0', personId: 'person-0' }])).status).toBe(400);
  expect((await hall.stored())?.state).toBe('draft');
  expect((await hall.open([{ unitId: 'U0' }])).status).toBe(200);
  expect((await hall.stored())?.named?.conflict).toMatchObject({
    of: [{ name: 'U0 (Persona 0)', unitId: 'U0', ownerIds: ['person-0'] }],
    units: 1,
  });
});

test('a person left out by no article cannot be named', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly);
  const questionId = await newDraft(assembly, { matterId: 'budget' });
  const chair = await browserOf(server.origin, await newMember(assembly, 'moderator'));
  const named = [{ questionId, set: 'conflict', personId: 'person-1', reason: 'Es proveedor' }];
  expect(
    (await chair.post('/questions/open', { ...openingOf(questionId), named })).body,
  ).toMatchObject({
    code: 'conflict-without-law',
  });
});
