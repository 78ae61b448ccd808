import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  askTurn,
  endTurn,
  extendTurn,
  giveFloor,
  setFloorRules,
  withdrawTurn,
} from './decideFloor.ts';
import {
  emptyFloor,
  type Floor,
  orderWaiting,
  turnOf,
  usualFloorRules,
  type WaitingTurn,
} from './floor.ts';
import { liveRoomOf } from './liveRoom.ts';

const budget = { pointId: 'p1', number: 1, text: 'Presupuesto' };
const turn = (id: string, personId = id): WaitingTurn => ({
  ...{ turnId: id, personId, name: `Persona ${personId}`, labels: [`U-${personId}`] },
  ...{ from: 'phone', askedAt: 0 },
});
const codeOf = (outcome: { ok: boolean; refusal?: { code: string } }) =>
  outcome.ok ? 'yes' : outcome.refusal?.code;

function floorOf(waiting: string, rules: Partial<Floor['rules']> = {}): Floor {
  const start = { ...emptyFloor(1), rules: { ...usualFloorRules, ...rules } };
  return { ...start, waiting: [...waiting].map((id) => turn(id)) };
}
function given(floor: Floor, turnId: string, now = 1_000, point: typeof budget | null = budget) {
  const after = floor.speaking?.turnId ?? null;
  const outcome = giveFloor(floor, { turnId, after }, { now, point });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}
const idsOf = (turns: readonly WaitingTurn[]) => turns.map(({ turnId }) => turnId).join('');

test('a person waits once, though they press on two devices', () => {
  const floor = floorOf('ab');
  expect(askTurn(floor, turn('z', 'a'))).toEqual({ ok: true, value: { floor, events: [] } });
  const speaking = given(floor, 'a').floor;
  expect(askTurn(speaking, turn('z', 'a'))).toMatchObject({ value: { events: [] } });
  expect(askTurn(floor, turn('c'))).toMatchObject({
    value: { floor: { waiting: [{}, {}, { turnId: 'c' }] }, events: [{ kind: 'floor-asked' }] },
  });
});

test('a list that is closed or full takes nobody from a phone; the desk still enters', () => {
  expect(codeOf(askTurn(floorOf('', { isOpen: false }), turn('a')))).toBe('floor-closed');
  const desk = { ...turn('a'), from: 'desk' as const };
  expect(codeOf(askTurn(floorOf('', { isOpen: false }), desk))).toBe('yes');
  const full = { ...floorOf(''), waiting: Array.from({ length: 300 }, (_, i) => turn(`t${i}`)) };
  expect(codeOf(askTurn(full, turn('a')))).toBe('floor-full');
});

test('giving the floor ends the turn of the former speaker, and says on which point and since when', () => {
  const first = given(floorOf('ab', { secondsPerTurn: 60 }), 'a', 1_000);
  expect(first.floor.speaking).toMatchObject({ turnId: 'a', startedAt: 1_000, endsAt: 61_000 });
  const second = given(first.floor, 'b', 9_000, null);
  expect(second.events).toEqual([
    { kind: 'floor-ended', personId: 'a', speakingSince: 1_000, pointId: 'p1' },
    { kind: 'floor-given', personId: 'b' },
  ]);
  expect(endTurn(second.floor, 'b').floor.speaking).toBeNull();
});

test.each([
  ['the same by two at once', 'a', null, 'yes'],
  ['another by who saw nobody speak', 'b', null, 'floor-moved'],
  ['another by who saw the first', 'b', 'a', 'yes'],
  ['one who is not there', 'z', 'a', 'turn-unknown'],
])('the floor goes to %s: %s', (_name, turnId, after, said) => {
  const { floor } = given(floorOf('ab'), 'a');
  expect(codeOf(giveFloor(floor, { turnId, after }, { now: 2_000, point: null }))).toBe(said);
});

test('more time pressed twice from the same clock is given once', () => {
  const { floor } = given(floorOf('a', { secondsPerTurn: 60 }), 'a', 0);
  const once = extendTurn(floor, { turnId: 'a', endsAt: 90_000 }, 1);
  if (!once.ok) throw new Error('refused');
  expect(once.value.events).toHaveLength(1);
  expect(extendTurn(once.value.floor, { turnId: 'a', endsAt: 90_000 }, 2)).toMatchObject({
    value: { floor: { speaking: { endsAt: 90_000 } }, events: [] },
  });
  expect(codeOf(extendTurn(floor, { turnId: 'b', endsAt: 90_000 }, 1))).toBe('turn-unknown');
  expect(codeOf(extendTurn(floor, { turnId: 'a', endsAt: 9_000_000 }, 1))).toBe('bad-request');
});

test('a finished turn cannot be ended or withdrawn again', () => {
  const floor = floorOf('a');
  expect(endTurn(floor, 'a')).toEqual({ floor, events: [] });
  expect(withdrawTurn(floor, 'z')).toEqual({ floor, events: [] });
  expect(withdrawTurn(floor, 'a').floor.waiting).toEqual([]);
  expect(setFloorRules(floor, { ...usualFloorRules })).toEqual({ floor, events: [] });
});

test.each([
  ['off', 'p1', 'abcd'],
  ['session', 'p1', 'bdac'],
  ['point', 'p1', 'bcda'],
  ['point', 'p2', 'abdc'],
  ['point', null, 'abcd'],
] as const)('first time first %s, on %s: %s', (firstTime, pointId, order) => {
  const spoken = [
    { personId: 'a', pointId: 'p1' },
    { personId: 'c', pointId: 'p2' },
  ];
  expect(idsOf(orderWaiting({ ...floorOf('abcd', { firstTime }), spoken }, pointId))).toBe(order);
});

const person = fc.constantFrom(...'abcdefg');
const act = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), who: person }),
  fc.record({ do: fc.constant('withdraw' as const), who: person }),
  fc.record({ do: fc.constant('give' as const), who: person }),
  fc.record({ do: fc.constant('end' as const), who: person }),
);

/** Plays presses one after the other; what is refused changes nothing. */
function play(acts: readonly (typeof act extends fc.Arbitrary<infer A> ? A : never)[]): Floor {
  return acts.reduce<Floor>((floor, { do: what, who }, now) => {
    const turnId = turnOf(floor, who)?.turnId ?? '';
    if (what === 'withdraw') return withdrawTurn(floor, turnId).floor;
    if (what === 'end') return endTurn(floor, turnId).floor;
    const after = floor.speaking?.turnId ?? null;
    const outcome =
      what === 'ask'
        ? askTurn(floor, turn(`${who}${now}`, who))
        : giveFloor(floor, { turnId, after }, { now, point: now % 2 === 0 ? budget : null });
    return outcome.ok ? outcome.value.floor : floor;
  }, floorOf(''));
}

test('nobody is twice in the queue after any acts, and ordering loses and adds nobody', () => {
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 60 }),
      fc.constantFrom('off' as const, 'session' as const, 'point' as const),
      fc.constantFrom('p1', 'p2', null),
      (acts, firstTime, pointId) => {
        const played = play(acts);
        const floor = { ...played, rules: { ...played.rules, firstTime } };
        const people = [...floor.waiting, ...(floor.speaking === null ? [] : [floor.speaking])];
        expect(new Set(people.map(({ personId }) => personId)).size).toBe(people.length);
        const order = orderWaiting(floor, pointId);
        expect([...order].sort(byId)).toEqual([...floor.waiting].sort(byId));
        // Nobody of the same group overtakes anybody.
        const place = new Map(floor.waiting.map(({ turnId }, at) => [turnId, at]));
        const falls = order.filter(
          ({ turnId }, at) =>
            at > 0 && (place.get(turnId) ?? 0) < (place.get(order[at - 1]?.turnId ?? '') ?? 0),
        );
        expect(falls.length).toBeLessThanOrEqual(firstTime === 'off' ? 0 : 1);
      },
    ),
  );
});
function byId(a: WaitingTurn, b: WaitingTurn): number {
  return a.turnId < b.turnId ? -1 : 1;
}

test.each([
  ['nobody', null],
  ['unit', 'U-a'],
  ['name', 'Persona a'],
] as const)('a public screen says of who speaks: %s', (sight, who) => {
  const { floor } = given(floorOf('ab', { sight }), 'a');
  const live = liveRoomOf(floor, 'p1', null, 5_000);
  expect(live).toMatchObject({ queue: ['b'], speaking: { who, point: budget }, video: 0 });
  const said = JSON.stringify(live);
  for (const personal of ['Persona b', 'U-b', ...(who === null ? ['Persona a', 'U-a'] : [])]) {
    expect(said).not.toContain(personal);
  }
});

test('the published room is always newer, though the clock of another server is behind', () => {
  const floor = floorOf('a');
  const first = liveRoomOf(floor, null, null, 5_000);
  const second = liveRoomOf(floor, null, { ...first, video: 3 }, 4_000);
  expect(second.asOf > first.asOf).toBe(true);
  expect(second.video).toBe(3);
  expect(liveRoomOf(floor, null, second, 9_000).asOf > second.asOf).toBe(true);
});
