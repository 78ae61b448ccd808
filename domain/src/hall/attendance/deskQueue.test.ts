import { expect, test } from 'vitest';
import { describeRefusal } from '../../kernel/refusals/describeRefusal.ts';
import { type DeskOperation, deskRequestOf, unsentMillis } from './deskOperation.ts';
import { deskQueue, dismiss, emptyQueue, enqueue, settle } from './deskQueue.ts';

const accredit: DeskOperation = {
  ...{ kind: 'accredit', requestId: '0b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f', session: 1 },
  ...{ personId: 'ana', unitIds: ['A', 'B'], capacity: 'owner', channel: 'hall' },
};
const leave: DeskOperation = {
  ...{ kind: 'leave', requestId: '1b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f', session: 1 },
  ...{ personId: 'ana', unitIds: ['A'] },
};
const held = describeRefusal({ code: 'unit-held', detail: 'La tiene Luis.' });
const both = enqueue(enqueue(emptyQueue, accredit), leave);

test('work waits in the order in which it was done, and the same press once', () => {
  expect(enqueue(both, accredit).waiting).toEqual([accredit, leave]);
});

test('an operation whose answer was lost is sent again from the same place in the queue', () => {
  expect(settle(both, accredit.requestId, { kind: 'lost' })).toEqual(both);
});

test('an answered operation leaves the queue, and only the refused units stay to be resolved', () => {
  const results = [
    { unitId: 'A', status: 'done' },
    { unitId: 'B', status: 'refused', refusal: held },
  ] as const;
  const after = settle(both, accredit.requestId, { kind: 'answered', results });
  expect(after.waiting).toEqual([leave]);
  expect(after.conflicts).toEqual([{ operation: accredit, unitId: 'B', refusal: held }]);
  expect(settle(after, accredit.requestId, { kind: 'answered', results })).toEqual(after);
});

test('a refusal of the whole is one of each unit', () => {
  const refusal = describeRefusal({ code: 'session-not-open' });
  const after = settle(both, accredit.requestId, { kind: 'refused', refusal });
  expect(after.conflicts.map(({ unitId }) => unitId)).toEqual(['A', 'B']);
  const [first] = after.conflicts;
  expect(first && dismiss(after, first).conflicts.map(({ unitId }) => unitId)).toEqual(['B']);
});

test('the queue kept on a device is read back whole, and foreign data is rejected', () => {
  const refusal = describeRefusal({ code: 'session-not-open' });
  const queue = settle(both, accredit.requestId, { kind: 'refused', refusal });
  expect(deskQueue.parse(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
  expect(deskQueue.safeParse({ waiting: [{ kind: 'vote' }], conflicts: [] }).success).toBe(false);
});

test.each([
  [undefined, 9_000, undefined, 0],
  [7_001, 9_000, undefined, 1_999],
  [7_000, 9_000, 2_000, 2_000],
  [9_500, 9_000, undefined, 0],
])('pressed at %s and sent at %d it says that it waited %s', (pressedAt, now, waited, unsent) => {
  const pressed = { ...accredit, ...(pressedAt === undefined ? {} : { pressedAt }) };
  const { body } = deskRequestOf(pressed, now);
  expect(body).not.toHaveProperty('pressedAt');
  expect((body as { waitedMillis?: number }).waitedMillis).toBe(waited);
  expect(unsentMillis([pressed], now)).toBe(unsent);
  expect(unsentMillis([], now)).toBeNull();
});
