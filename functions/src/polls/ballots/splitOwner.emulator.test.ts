import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from './createCaster.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(() => server.close());

/** Two units of one owner, and one of another, whom the same person represents. */
async function newHall(rulePack: 'es-lph' | 'co-ph') {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  const [one, two, other] = assembly.units;
  if (!one || !two || !other) throw new Error('Three units were asked for.');
  const units = [one, { ...two, ownerIds: one.ownerIds, ownerNames: one.ownerNames }, other];
  await documents.assembly(assemblyId).update({ rulePack });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc(two.unitId)
    .set(units[1] ?? two);
  await seat(assembly, units, 'person-0');
  const questionId = await newOpenQuestion(assembly);
  const phone = await browserOf(server.origin, await newMember(assembly, 'voter', 'person-0'));
  return {
    send: (...optionIds: readonly string[]) =>
      phone.post('/votes/cast', {
        ...{ questionId, requestId: randomUUID() },
        choices: optionIds.map((optionId, i) => ({ unitId: `U${i}`, optionIds: [optionId] })),
      }),
    close: () => closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }),
  };
}

const split = { status: 'refused', refusal: { code: 'head-cannot-split' } };

test('where owners are counted, units of one owner that answer differently are refused and the rest is taken', async () => {
  const { send, close } = await newHall('es-lph');
  const { body } = await send('favour', 'against', 'against');
  expect(body).toMatchObject({ results: [split, split, { unitId: 'U2', status: 'accepted' }] });
  const agreed = await send('favour', 'favour');
  expect(agreed.body).toMatchObject({ results: [{ status: 'accepted' }, { status: 'accepted' }] });
  const { measures = [] } = taken(await close());
  const heads = measures.find(({ scope }) => scope === 'heads');
  expect(heads).toMatchObject({ votes: { favour: 1, against: 1 }, spoilt: 0 });
});

test('answers of one owner that come apart are taken, and the count by owners says that they are spoilt', async () => {
  const { send, close } = await newHall('es-lph');
  expect((await send('favour')).body).toMatchObject({ results: [{ status: 'accepted' }] });
  const rest = await send('against', 'against', 'against');
  expect(rest.body).toMatchObject({
    results: [
      { unitId: 'U0', refusal: { code: 'already-voted' } },
      { unitId: 'U1', status: 'accepted' },
      { unitId: 'U2', status: 'accepted' },
    ],
  });
  const { measures = [] } = taken(await close());
  expect(measures.find(({ scope }) => scope === 'heads')).toMatchObject({ spoilt: 1 });
});

test('where only weights are counted each unit answers as it is asked to', async () => {
  const { send } = await newHall('co-ph');
  const { body } = await send('favour', 'against', 'against');
  const accepted = { status: 'accepted' };
  expect(body).toMatchObject({ results: [accepted, accepted, accepted] });
});
