import { randomUUID } from 'node:crypto';
import { newPlate, type Outcome, usualFloorRules } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { treatPoint } from '../../meeting/agenda/treatPoint.ts';
import { describeEvents } from '../../meeting/events/describeEvents.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { suspendSession } from '../../meeting/sessions/suspendSession.ts';
import { readActa } from '../../record/reports/readActa.ts';
import { newAssembly, seat, taken } from '../../testing/halls/testAssembly.ts';
import { askFloor } from './askFloor.ts';
import { type FloorMove, moveFloor } from './moveFloor.ts';
import { readOwnFloor } from './readOwnFloor.ts';
import { sendInquiry } from './sendInquiry.ts';
import { settleInquiry } from './settleInquiry.ts';
import { showInquiry } from './showInquiry.ts';
import { withdrawFloor } from './withdrawFloor.ts';

const budget = { pointId: 'p1', number: 3, text: 'Presupuesto' };
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'yes' : outcome.refusal.code);

/** A hall where everybody but the last attends, at the point of the budget. */
async function newFloor(people: number) {
  const assembly = await newAssembly(people);
  const { assemblyId, cot, units } = assembly;
  await seat(assembly, units.slice(0, -1));
  await documents.session(assemblyId, 1).update({ point: budget });
  await meetingDocuments.agendaPoint(assemblyId, 'p1').set({
    ...{ ...budget, kind: 'decision', presenter: '', notes: '', addedAt: 1 },
  });
  const action = () => ({ assemblyId, by: 'chair', now: Date.now() });
  const ask = (i: number, turnId: string = randomUUID(), from: 'phone' | 'desk' = 'phone') =>
    askFloor({ ...action(), from, request: { turnId, who: { personId: `person-${i}` } } });
  const move = (move: FloorMove) => moveFloor({ ...action(), move });
  return {
    ...{ assembly, assemblyId, action, ask, move },
    give: (turnId: string, after: string | null) =>
      move({ kind: 'give', request: { turnId, after } }),
    plate: (plate: number, turnId: string = randomUUID()) =>
      askFloor({ ...action(), from: 'desk', request: { turnId, who: { plate } } }),
    live: async () => (await hallDocuments.liveRoom(cot).get()).data(),
    own: async (i: number) => taken(await readOwnFloor(assemblyId, `person-${i}`, Date.now())),
    record: async () =>
      describeEvents(assemblyId, datedEvents((await documents.events(assemblyId).get()).docs)),
  };
}
const idOf = async (asked: Promise<Outcome<{ turnId: string | null }>>) =>
  taken(await asked).turnId ?? '';

test('a person who presses on two devices at once waits once, and finds the turn on both', async () => {
  const floor = await newFloor(3);
  const [one, two] = await Promise.all([idOf(floor.ask(0)), idOf(floor.ask(0))]);
  expect(one).toBe(two);
  expect(await floor.own(0)).toMatchObject({ attends: true, turnId: one });
  expect(await floor.live()).toMatchObject({ queue: [one], speaking: null });
  const kinds = (await floor.record()).map(({ kind }) => kind);
  expect(kinds).toEqual(['floor-asked']);
});

test('many who ask at once all wait, each once', async () => {
  const floor = await newFloor(13);
  const ids = await Promise.all(Array.from({ length: 12 }, (_, i) => idOf(floor.ask(i))));
  expect([...((await floor.live())?.queue ?? [])].sort()).toEqual([...ids].sort());
});

test('a person who does not attend, or asks while the session is not open, gets no turn', async () => {
  const floor = await newFloor(2);
  expect(codeOf(await floor.ask(1))).toBe('floor-not-attending');
  await documents.session(floor.assemblyId, 1).update({ state: 'suspended' });
  expect(codeOf(await floor.ask(0))).toBe('session-not-open');
});

test('a plate of the hall enters who carries it, in the same queue', async () => {
  const floor = await newFloor(3);
  const plates = hallDocuments.plates(floor.assemblyId, 1);
  await plates.doc('14').set({ ...newPlate(14, 0), state: 'out', personId: 'person-1' });
  await plates.doc('15').set(newPlate(15, 0));
  const turnId = await idOf(floor.plate(14));
  expect((await floor.own(1)).turnId).toBe(turnId);
  expect(await idOf(floor.ask(1))).toBe(turnId);
  expect(codeOf(await floor.plate(15))).toBe('plate-not-out');
  expect(codeOf(await floor.plate(99))).toBe('plate-unknown');
});

test('of two moderators who give it at once to different people, one is told that it moved', async () => {
  const floor = await newFloor(3);
  const [a, b] = [await idOf(floor.ask(0)), await idOf(floor.ask(1))];
  const said = await Promise.all([floor.give(a, null), floor.give(b, null)]);
  expect(said.map(codeOf).sort()).toEqual(['floor-moved', 'yes']);
  const same = await Promise.all([floor.give(b, a), floor.give(b, a)]);
  const again = same.map(codeOf);
  expect(again.every((code) => code === again[0])).toBe(true);
});

test('the record says who spoke, on which point and since when, and the screens show no name', async () => {
  const floor = await newFloor(3);
  const [a, b] = [await idOf(floor.ask(0)), await idOf(floor.ask(1))];
  taken(await floor.give(a, null));
  const shown = await floor.live();
  expect(shown).toMatchObject({ queue: [b], speaking: { turnId: a, who: null, point: budget } });
  expect(JSON.stringify(shown)).not.toMatch(/Persona|person-|U0/u);
  const endsAt = (shown?.speaking?.endsAt ?? 0) + 30_000;
  for (const _again of [1, 2]) {
    taken(await floor.move({ kind: 'extend', request: { turnId: a, endsAt } }));
  }
  expect((await floor.live())?.speaking?.endsAt).toBe(endsAt);
  for (const _again of [1, 2]) taken(await floor.move({ kind: 'end', request: { turnId: a } }));
  expect(await floor.live()).toMatchObject({ speaking: null });
  const rows = (await floor.record()).filter(({ kind }) => kind !== 'floor-asked');
  expect(rows.map(({ kind }) => kind)).toEqual(['floor-given', 'floor-extended', 'floor-ended']);
  expect(rows.at(-1)).toMatchObject({
    ...{ person: 'Persona 0', point: '3. Presupuesto', from: 'chair' },
    speakingSince: shown?.speaking?.startedAt,
  });
});

test('a session that stops ends the turn of the speaker, and the waiting stay', async () => {
  const floor = await newFloor(3);
  const [a, b] = [await idOf(floor.ask(0)), await idOf(floor.ask(1))];
  taken(await floor.give(a, null));
  const request = { session: 1, call: 1, resumesAt: null } as const;
  taken(await suspendSession({ ...floor.action(), request }));
  expect(await floor.live()).toMatchObject({ speaking: null, queue: [b] });
  const kinds = (await floor.record()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'floor-ended')).toHaveLength(1);
});

test('nobody takes out the turn of another; the chair does', async () => {
  const floor = await newFloor(3);
  const turnId = await idOf(floor.ask(0));
  const withdraw = (personId: string | null) =>
    withdrawFloor({ ...floor.action(), turnId, personId });
  taken(await withdraw('person-1'));
  expect((await floor.live())?.queue).toEqual([turnId]);
  taken(await withdraw(null));
  expect((await floor.live())?.queue).toEqual([]);
});

test('the chair closes the list, and shows names when it says so', async () => {
  const floor = await newFloor(3);
  const turnId = await idOf(floor.ask(0));
  const rules = { ...usualFloorRules, isOpen: false, sight: 'name' as const };
  taken(await floor.move({ kind: 'rules', request: rules }));
  expect(codeOf(await floor.ask(1))).toBe('floor-closed');
  expect(codeOf(await floor.ask(1, randomUUID(), 'desk'))).toBe('yes');
  taken(await floor.give(turnId, null));
  expect(await floor.live()).toMatchObject({ isOpen: false, speaking: { who: 'person-0' } });
});

test('a question in writing is kept once and, read aloud, recorded once', async () => {
  const floor = await newFloor(3);
  const { assemblyId } = floor;
  const send = (text: string, inquiryId: string = randomUUID(), i = 0) =>
    sendInquiry({
      assemblyId,
      personId: `person-${i}`,
      now: Date.now(),
      request: { inquiryId, text },
    });
  const inquiryId = randomUUID();
  for (const _again of [1, 2]) taken(await send('¿Cuánto cuesta?', inquiryId));
  expect((await floor.own(0)).inquiries).toMatchObject([{ inquiryId, state: 'waiting' }]);
  for (const text of ['Otra', 'Otra más']) taken(await send(text));
  expect(codeOf(await send('La cuarta'))).toBe('inquiries-waiting');
  expect(codeOf(await send('De quien no asiste', randomUUID(), 2))).toBe('floor-not-attending');
  const settle = (id: string) =>
    settleInquiry({ ...floor.action(), request: { inquiryId: id, state: 'read-aloud' } });
  for (const _again of [1, 2]) taken(await settle(inquiryId));
  expect(codeOf(await settle(randomUUID()))).toBe('inquiry-unknown');
  expect(await floor.record()).toMatchObject([
    { kind: 'inquiry-read', person: 'Persona 0', point: '3. Presupuesto' },
  ]);
  expect(codeOf(await send('Ahora sí'))).toBe('yes');
});

test('the minutes and the record name the same speakers, and the minutes none that screens do not', async () => {
  const floor = await newFloor(3);
  const { assemblyId } = floor;
  const acta = async () =>
    taken(await readActa({ assemblyId, query: {}, now: Date.now() })).interventions ?? [];
  const [a, b] = [await idOf(floor.ask(0)), await idOf(floor.ask(1))];
  taken(await floor.give(a, null));
  taken(await floor.give(b, a));
  taken(await floor.move({ kind: 'end', request: { turnId: b } }));
  const inquiryId = randomUUID();
  const request = { inquiryId, text: '¿Y la piscina?' };
  taken(await sendInquiry({ ...floor.action(), personId: 'person-1', request }));
  taken(await settleInquiry({ ...floor.action(), request: { inquiryId, state: 'read-aloud' } }));
  expect(await acta()).toEqual([]);
  const rules = { ...usualFloorRules, sight: 'name' as const };
  taken(await floor.move({ kind: 'rules', request: rules }));
  const told = (await acta()).flatMap(({ pointId, how, who, times }) =>
    times.map(({ eventId, at }) => ({ eventId, at, pointId, how, who: who.replace(/ \(.*/u, '') })),
  );
  const rows = (await floor.record())
    .filter(({ kind }) => kind === 'floor-given' || kind === 'inquiry-read')
    .map(({ eventId, at, kind, person, point }) => ({
      ...{ eventId, at, pointId: point === '3. Presupuesto' ? 'p1' : null },
      ...{ how: kind === 'floor-given' ? 'spoke' : 'read-aloud', who: person },
    }));
  expect(rows).toHaveLength(3);
  const byId = (one: { eventId: string }, other: { eventId: string }) =>
    one.eventId < other.eventId ? -1 : 1;
  expect(told.sort(byId)).toEqual(rows.sort(byId));
});

test('a question in writing is on screen while its point is treated, named as the chair chose', async () => {
  const floor = await newFloor(3);
  const { assemblyId } = floor;
  const inquiryId = randomUUID();
  const request = { inquiryId, text: '¿Y <b>la piscina</b>?' };
  taken(await sendInquiry({ assemblyId, personId: 'person-1', now: Date.now(), request }));
  const show = (isShown: boolean, id = inquiryId) =>
    showInquiry({ ...floor.action(), request: { inquiryId: id, isShown } });
  for (const _again of [1, 2]) taken(await show(true));
  const shown = async () => (await floor.live())?.inquiry ?? null;
  expect(await shown()).toEqual({ text: '¿Y <b>la piscina</b>?', who: null, pointId: 'p1' });
  taken(await floor.move({ kind: 'rules', request: { ...usualFloorRules, sight: 'unit' } }));
  expect((await shown())?.who).not.toBeNull();
  const treat = (pointId: string | null) =>
    treatPoint({ ...floor.action(), pointId }, refreshAtOnce);
  taken(await treat(null));
  expect(await shown()).toBeNull();
  taken(await treat('p1'));
  expect(await shown()).toBeNull();
  taken(await show(true));
  for (const _again of [1, 2]) taken(await show(false));
  taken(await show(true));
  const suspended = { session: 1, call: 1, resumesAt: null } as const;
  taken(await suspendSession({ ...floor.action(), request: suspended }));
  expect(await shown()).toBeNull();
  expect(codeOf(await show(true))).toBe('session-not-open');
  const kinds = (await floor.record()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'inquiry-shown')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'inquiry-hidden')).toHaveLength(3);
});
