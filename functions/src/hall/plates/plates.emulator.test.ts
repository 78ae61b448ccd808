import type { Outcome, PlateAnswer } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { newAssembly, seat, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { leave } from '../attendance/desks.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { createPlates } from './createPlates.ts';
import { handOutPlate } from './handOutPlate.ts';
import { losePlate } from './losePlate.ts';
import { replacePlate } from './replacePlate.ts';
import { returnPlate } from './returnPlate.ts';

function deskOf({ assemblyId }: TestAssembly) {
  const desk = <R>(request: R) => ({ assemblyId, by: 'desk', request, now: Date.now() });
  return {
    create: (from: number, to: number) => createPlates(desk({ from, to })),
    give: (number: number, personId: string) => handOutPlate(desk({ number, personId })),
    take: (number: number) => returnPlate(desk({ number })),
    lose: (number: number) => losePlate(desk({ number })),
    replace: (number: number, by: number) => replacePlate(desk({ number, by })),
  };
}

async function hallOf(units: number, plates = 3) {
  const assembly = await newAssembly(units);
  await seat(assembly);
  const desk = deskOf(assembly);
  taken(await desk.create(1, plates));
  return { assembly, desk };
}

function word(outcome: Outcome<PlateAnswer>): string {
  if (!outcome.ok) return outcome.refusal.code;
  return outcome.value.changed ? 'done' : 'unchanged';
}

async function statesOf({ assemblyId }: TestAssembly) {
  const { docs } = await hallDocuments.plates(assemblyId, 1).get();
  return Object.fromEntries(docs.map((one) => [one.id, one.data().state]));
}

async function kindsOf({ assemblyId }: TestAssembly) {
  const { docs } = await documents.events(assemblyId).get();
  return docs.map((event) => event.data().kind).sort();
}

test('creates the plates of a range once, and keeps who has those that exist', async () => {
  const { assembly, desk } = await hallOf(1);
  await desk.give(2, 'person-0');
  expect(taken(await desk.create(2, 5))).toEqual({ created: 2, kept: 2 });
  expect(taken(await desk.create(2, 5))).toEqual({ created: 0, kept: 4 });
  expect(await statesOf(assembly)).toMatchObject({ 1: 'free', 2: 'out', 5: 'free' });
});

test('gives a plate to one of two people at the same instant and tells the other who has it', async () => {
  const { desk } = await hallOf(2);
  const answers = await Promise.all([desk.give(1, 'person-0'), desk.give(1, 'person-1')]);
  expect(answers.map(word).sort()).toEqual(['done', 'plate-held']);
  const refused = answers.find((answer) => !answer.ok);
  expect(refused?.ok === false && refused.refusal.detail).toMatch(/^La placa 1 la tiene person-/u);
});

test('gives one plate to a person whom two desks reach with different ones', async () => {
  const { assembly, desk } = await hallOf(1);
  const answers = await Promise.all([desk.give(1, 'person-0'), desk.give(2, 'person-0')]);
  expect(answers.map(word).sort()).toEqual(['done', 'person-has-plate']);
  expect(Object.values(await statesOf(assembly)).sort()).toEqual(['free', 'free', 'out']);
});

test('leaves one trace of each change, none of a repetition', async () => {
  const { assembly, desk } = await hallOf(1);
  expect(word(await desk.give(1, 'person-0'))).toBe('done');
  expect(word(await desk.give(1, 'person-0'))).toBe('unchanged');
  expect(word(await desk.lose(1))).toBe('done');
  expect(word(await desk.replace(1, 2))).toBe('done');
  expect(word(await desk.replace(1, 2))).toBe('unchanged');
  expect(word(await desk.take(2))).toBe('done');
  expect(word(await desk.take(2))).toBe('unchanged');
  expect(await statesOf(assembly)).toEqual({ 1: 'replaced', 2: 'returned', 3: 'free' });
  expect(await kindsOf(assembly)).toEqual([
    ...['plate-handed-out', 'plate-lost', 'plate-replaced', 'plate-returned', 'plates-created'],
  ]);
});

test('gives no plate to somebody without units, nor one that nobody created', async () => {
  const { assembly, desk } = await hallOf(1);
  expect(word(await desk.give(1, 'nobody'))).toBe('plate-without-units');
  expect(word(await desk.give(9, 'person-0'))).toBe('plate-unknown');
  const exit = { unitIds: ['U0'] };
  await leave({ assemblyId: assembly.assemblyId, by: 'desk', request: exit, now: Date.now() });
  expect(word(await desk.give(1, 'person-0'))).toBe('plate-without-units');
});

test('takes plates back once the session is over, and gives none', async () => {
  const { assembly, desk } = await hallOf(2);
  await desk.give(1, 'person-0');
  await documents.session(assembly.assemblyId, 1).update({ state: 'closed' });
  expect(word(await desk.give(2, 'person-1'))).toBe('session-not-open');
  expect(word(await desk.take(1))).toBe('done');
});
