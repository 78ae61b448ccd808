import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRefusal } from '../../kernel/refusals/describeRefusal.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { decideLeave } from '../../people/seats/decideLeave.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { AttendanceAnswer } from './attendanceRequests.ts';
import { decideAccreditation } from './decideAccreditation.ts';
import { decideTransfer } from './decideTransfer.ts';
import type { DeskOperation } from './deskOperation.ts';
import { type DeskQueue, deskQueue, emptyQueue, enqueue, settle } from './deskQueue.ts';
import { foreseeAttendance } from './foreseeAttendance.ts';

const unitIds = ['A', 'B', 'C'] as const;
const people = ['ana', 'luis', 'eva'] as const;

function unitOf(unitId: string): Unit {
  const owners = { ownerIds: ['ana', 'eva'], ownerNames: ['ana', 'eva'] };
  const rest = { label: unitId, group: '', kind: '', weight: 5, inArrears: false, order: 0 };
  return { unitId, ...owners, ...rest };
}

/** A server that decides as ours does and keeps the answer of each sending under its id. */
function openServer() {
  const hall = new Map<string, Attendance>();
  const answers = new Map<string, readonly AttendanceAnswer[]>();
  let movements = 0;

  function decide(operation: DeskOperation, unitId: string) {
    const current = hall.get(unitId) ?? null;
    if (operation.kind === 'leave') return decideLeave(current, 0, operation);
    const { personId, capacity, channel } = operation;
    const person = { personId, name: personId };
    const proxies = [proxyOf({ unitIds: [...unitIds], attorneyId: 'luis' })];
    const asked = { unit: unitOf(unitId), current, person, capacity, channel, proxies, now: 0 };
    return operation.kind === 'transfer'
      ? decideTransfer(asked, operation.fromId)
      : decideAccreditation(asked);
  }

  function answer(operation: DeskOperation): readonly AttendanceAnswer[] {
    const known = answers.get(operation.requestId);
    if (known !== undefined) return known;
    const results = operation.unitIds.map((unitId): AttendanceAnswer => {
      const decided = decide(operation, unitId);
      if (!decided.ok)
        return { unitId, status: 'refused', refusal: describeRefusal(decided.refusal) };
      if (!decided.value.changed) return { unitId, status: 'unchanged' };
      hall.set(unitId, decided.value.attendance);
      movements += 1;
      return { unitId, status: 'done' };
    });
    answers.set(operation.requestId, results);
    return results;
  }
  return { hall, answer, answered: answers, movements: () => movements };
}

const anyOperation = fc
  .record({
    requestId: fc.uuid(),
    kind: fc.constantFrom('accredit', 'leave', 'transfer'),
    personId: fc.constantFrom(...people),
    fromId: fc.constantFrom(...people),
    unitIds: fc.uniqueArray(fc.constantFrom(...unitIds), { minLength: 1 }),
  })
  .map(({ kind, fromId, ...asked }): DeskOperation => {
    const { requestId, personId } = asked;
    const units = { requestId, personId, session: 1, unitIds: asked.unitIds };
    if (kind === 'leave') return { kind, ...units };
    const capacity = personId === 'luis' ? 'proxy' : 'owner';
    const entering = { ...units, capacity, channel: 'hall' } as const;
    return kind === 'accredit' ? { kind, ...entering } : { kind, ...entering, fromId };
  });

/** The things that happen to the device and its network, and to the hall meanwhile. */
const anyStep = fc.oneof(
  fc.record({ step: fc.constant('press' as const), operation: anyOperation }),
  fc.record({ step: fc.constant('elsewhere' as const), operation: anyOperation }),
  fc
    .constantFrom(
      ...(['deliver', 'lose-request', 'lose-answer', 'answer-twice', 'reload'] as const),
    )
    .map((step) => ({ step, operation: null })),
);

type Step = { readonly step: string; readonly operation: DeskOperation | null };

function live(steps: readonly Step[]) {
  const server = openServer();
  let queue: DeskQueue = emptyQueue;
  const pressed: DeskOperation[] = [];
  const send = (isAnswered: boolean, times = 1) => {
    const [first] = queue.waiting;
    if (first === undefined) return;
    const results = server.answer(first);
    for (let i = 0; i < times; i += 1) {
      const delivery = isAnswered
        ? ({ kind: 'answered', results } as const)
        : { kind: 'lost' as const };
      queue = settle(queue, first.requestId, delivery);
    }
  };
  for (const { step, operation } of steps) {
    if (step === 'press' && operation !== null) {
      queue = enqueue(queue, operation);
      pressed.push(operation);
    }
    if (step === 'elsewhere' && operation !== null) server.answer(operation);
    if (step === 'deliver') send(true);
    if (step === 'lose-answer') send(false);
    if (step === 'answer-twice') send(true, 2);
    if (step === 'reload') queue = deskQueue.parse(JSON.parse(JSON.stringify(queue)));
  }
  while (queue.waiting.length > 0) send(true);
  return { server, queue, pressed };
}

test('each press is counted once and every unit is answered, with any network failures', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const { server, queue, pressed } = live(steps);
      const refused = pressed.flatMap(({ requestId }) =>
        (server.answered.get(requestId) ?? []).filter(({ status }) => status === 'refused'),
      );
      expect(pressed.every(({ requestId }) => server.answered.has(requestId))).toBe(true);
      expect(queue.conflicts).toHaveLength(refused.length);
    }),
  );
});

test('with nobody else at work, cuts and repetitions leave what one clean delivery leaves', () => {
  const alone = anyStep.filter(({ step }) => step !== 'elsewhere');
  fc.assert(
    fc.property(fc.array(alone, { maxLength: 30 }), (steps) => {
      const { server, queue, pressed } = live(steps);
      const clean = live(
        pressed.flatMap((operation) => [
          { step: 'press', operation },
          { step: 'deliver', operation: null },
        ]),
      );
      expect(server.hall).toEqual(clean.server.hall);
      expect(server.movements()).toBe(clean.server.movements());
      expect(queue).toEqual(clean.queue);
    }),
  );
});

test('the desk foresees the real outcome when nobody else acts', () => {
  fc.assert(
    fc.property(fc.array(anyOperation, { maxLength: 8 }), (operations) => {
      const server = openServer();
      const book = { unitOf, nameOf: (personId: string) => personId, now: 0 };
      const allowed = operations.filter((one) => one.kind !== 'transfer');
      const { attendance } = foreseeAttendance(new Map(), allowed, book);
      for (const operation of allowed) server.answer(operation);
      expect(new Map(attendance)).toEqual(server.hall);
    }),
  );
});
