import { randomUUID } from 'node:crypto';
import type { PinNeed, PinPrint, PrintedPins } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { followAssembly } from '../../testing/database/dumpAssembly.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newBooth, plateDesk } from '../../testing/halls/boothHall.ts';
import { openQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newDraft,
  newMember,
  newOpenQuestion,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from '../ballots/createCaster.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

/** A hall with so many plates at the desk, an open question and a booth. */
async function hallWith(plates: number) {
  const assembly = await newAssembly(4);
  await seat(assembly);
  const desk = plateDesk(assembly);
  taken(await desk.create(1, plates));
  await newOpenQuestion(assembly);
  const booth = await newBooth(assembly, server.origin);
  const registrar = await browserOf(server.origin, await newMember(assembly, 'registrar'));
  const print = async (kind: PinPrint, printId: string = randomUUID()) => {
    const { status, body } = await registrar.post('/plates/pins', {
      ...{ printId, from: 1, to: plates, print: kind },
    });
    expect(status).toBe(200);
    const { pins } = body as unknown as PrintedPins;
    return new Map(pins.map(({ number, pin }) => [number, pin]));
  };
  const opens = async (number: number, pin: string | undefined) =>
    (await booth.enter(number, pin ?? '000000')).status === 200;
  const handOut = async (number: number, personId: string) =>
    (await registrar.post('/plates/hand-out', { number, personId })).body;
  return { assembly, desk, registrar, print, opens, handOut };
}

test('a PIN printed with a waiting card belongs to its later carrier, at the desk or in bulk, and nobody is told another', async () => {
  const { assembly, desk, print, opens, handOut } = await hallWith(3);
  const pins = await print('missing');
  expect([...pins.keys()]).toEqual([1, 2, 3]);
  expect([...pins.values()].every((pin) => /^\d{6}$/u.test(pin))).toBe(true);
  // Nobody carries it yet: it opens nothing.
  expect(await opens(1, pins.get(1))).toBe(false);
  const answer = await handOut(1, 'person-0');
  expect([answer.hasPrintedPin, answer.pin]).toEqual([true, undefined]);
  expect(await opens(1, pins.get(1))).toBe(true);
  // Bulk work draws none, and this one had its own.
  taken(await desk.give(2, 'person-1', '999999'));
  expect(await opens(2, '999999')).toBe(false);
  expect(await opens(2, pins.get(2))).toBe(true);
  const dumps = await followAssembly(assembly).dumps();
  const stored = JSON.stringify(dumps.map((dump) => [...dump]));
  expect([...pins.values()].filter((pin) => stored.includes(`"${pin}"`))).toEqual([]);
});

test('the same print again is the same PINs, and another print ends those before', async () => {
  const { assembly, print, opens, handOut } = await hallWith(2);
  const printId = randomUUID();
  const first = await print('missing', printId);
  await handOut(1, 'person-0');
  expect(await print('missing', printId)).toEqual(first);
  expect((await print('missing')).size).toBe(0);
  const second = await print('all');
  expect([...second.keys()]).toEqual([1, 2]);
  expect(await opens(1, first.get(1))).toBe(false);
  expect(await opens(1, second.get(1))).toBe(true);
  // The first one comes late: nothing of it stands, and nothing of it comes back.
  expect((await print('missing', printId)).size).toBe(0);
  expect(await opens(1, second.get(1))).toBe(true);
  const events = documents.events(assembly.assemblyId).where('kind', '==', 'plate-pins-printed');
  expect((await events.get()).size).toBe(2);
});

test('a plate that is out keeps its PIN unless another is asked, and a lost plate gets none', async () => {
  const { desk, registrar, print, opens, handOut } = await hallWith(4);
  const told = String((await handOut(1, 'person-0')).pin);
  taken(await desk.give(2, 'person-1', '222222'));
  taken(await desk.lose(2));
  expect([...(await print('missing')).keys()]).toEqual([3, 4]);
  expect([...(await print('waiting')).keys()]).toEqual([3, 4]);
  expect(await opens(1, told)).toBe(true);
  const all = await print('all');
  expect([...all.keys()]).toEqual([1, 3, 4]);
  expect(await opens(1, told)).toBe(false);
  expect(await opens(1, all.get(1))).toBe(true);
  const renewed = String((await registrar.post('/plates/pin', { number: 1 })).body.pin);
  expect(await opens(1, renewed)).toBe(true);
});

test('a card that comes back loses the PIN that was printed with it', async () => {
  const { assembly, desk, print, opens, handOut } = await hallWith(1);
  const pins = await print('missing');
  await handOut(1, 'person-0');
  taken(await desk.take(1));
  expect((await hallDocuments.platePins(assembly.assemblyId, 1).doc('1').get()).exists).toBe(false);
  expect((await handOut(1, 'person-1')).hasPrintedPin).toBeUndefined();
  expect(await opens(1, pins.get(1))).toBe(false);
});

test('the desk is told of a secret vote from its draft on, and of the plates without PIN', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly);
  const desk = plateDesk(assembly);
  taken(await desk.create(1, 4));
  taken(await desk.give(1, 'person-0', '111111'));
  const registrar = await browserOf(server.origin, await newMember(assembly, 'registrar'));
  const need = async () => (await registrar.get('/plates/pins')).body as unknown as PinNeed;
  expect(await need()).toEqual({ secret: 'none', missing: [2, 3, 4] });
  const questionId = await newDraft(assembly, { disclosure: 'secret' });
  expect((await need()).secret).toBe('draft');
  const { assemblyId } = assembly;
  taken(await openQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  expect((await need()).secret).toBe('open');
  const printId = randomUUID();
  await registrar.post('/plates/pins', { printId, from: 2, to: 3, print: 'missing' });
  expect((await need()).missing).toEqual([4]);
});
