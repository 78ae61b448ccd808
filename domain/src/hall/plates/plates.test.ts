import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideHandOut, decideLoss, decideReplacement, decideReturn } from './decidePlate.ts';
import { newPlate, type Plate, type PlateState } from './plate.ts';
import { platePayload, readPlatePayload } from './platePayload.ts';
import { createPlatesRequest } from './plateRequests.ts';
import { platesNotReturned, platesToAskBack } from './platesDue.ts';

const ana = { personId: 'ana', name: 'Ana Ruiz' };

function plate(number: number, state: PlateState, more: Partial<Plate> = {}): Plate {
  const mine = state === 'free' ? {} : { personId: 'ana', personName: 'Ana Ruiz' };
  return { ...newPlate(number, 0), state, ...mine, ...more };
}

function give(found: Plate | null, more: object = {}) {
  const asked = { number: 14, plate: found, person: ana, unitsHeld: 2, carried: [], now: 9 };
  return decideHandOut({ ...asked, ...more });
}

test.each(['free', 'returned'] as const)('hands out a plate that is %s', (state) => {
  expect(give(plate(14, state, { personId: 'luis', personName: 'Luis' }))).toEqual({
    ok: true,
    value: { changed: true, plate: { ...plate(14, 'out'), since: 9 } },
  });
});

test('handing out the same plate to the same person again changes nothing', () => {
  expect(give(plate(14, 'out'))).toMatchObject({ ok: true, value: { changed: false } });
});

test.each([
  [
    'somebody else has',
    plate(14, 'out', { personId: 'luis', personName: 'Luis' }),
    {},
    'plate-held',
  ],
  ['does not exist', null, {}, 'plate-unknown'],
  ['was lost', plate(14, 'lost'), {}, 'plate-gone'],
  ['was replaced', plate(14, 'replaced'), {}, 'plate-gone'],
  ['is for somebody without units', plate(14, 'free'), { unitsHeld: 0 }, 'plate-without-units'],
  ['is a second one', plate(14, 'free'), { carried: [plate(3, 'out')] }, 'person-has-plate'],
])('refuses to hand out a plate that %s', (_, found, more, code) => {
  expect(give(found, more)).toMatchObject({ ok: false, refusal: { code } });
});

test('says who has the plate', () => {
  const held = plate(14, 'out', { personId: 'luis', personName: 'Luis Soto' });
  expect(give(held)).toMatchObject({ refusal: { detail: 'La placa 14 la tiene Luis Soto.' } });
});

test.each([
  ['free', 'plate-not-out', 'plate-not-out'],
  ['out', 'returned', 'lost'],
  ['returned', 'returned', 'plate-not-out'],
  ['lost', 'returned', 'lost'],
  ['replaced', 'returned', 'plate-not-out'],
] as const)('returning a plate that is %s gives %s, losing it %s', (state, returned, lost) => {
  const word = (decided: ReturnType<typeof decideReturn>) =>
    decided.ok ? decided.value.plate.state : decided.refusal.code;
  expect(word(decideReturn(14, plate(14, state), 9))).toBe(returned);
  expect(word(decideLoss(14, plate(14, state), 9))).toBe(lost);
});

test.each(['out', 'lost'] as const)('replaces a plate that is %s by a free one', (state) => {
  const asked = { number: 14, by: 22, plate: plate(14, state), next: plate(22, 'free'), now: 9 };
  expect(decideReplacement(asked)).toMatchObject({
    value: {
      changed: true,
      plate: { number: 14, state: 'replaced', replacedBy: 22 },
      next: { number: 22, state: 'out', personId: 'ana', personName: 'Ana Ruiz' },
    },
  });
});

test('replacing a plate again by the same one changes nothing', () => {
  const done = { plate: plate(14, 'replaced', { replacedBy: 22 }), next: plate(22, 'out') };
  expect(decideReplacement({ number: 14, by: 22, ...done, now: 9 })).toMatchObject({
    value: { changed: false },
  });
});

test.each([
  ['one that nobody has', plate(14, 'returned'), plate(22, 'free'), 'plate-not-out'],
  ['one by another that is out', plate(14, 'out'), plate(22, 'out'), 'plate-held'],
  ['one by another that was lost', plate(14, 'out'), plate(22, 'lost'), 'plate-gone'],
  ['one that does not exist', null, plate(22, 'free'), 'plate-unknown'],
  ['one by another that does not exist', plate(14, 'out'), null, 'plate-unknown'],
])('refuses to replace %s', (_, found, next, code) => {
  const asked = { number: 14, by: 22, plate: found, next, now: 9 };
  expect(decideReplacement(asked)).toMatchObject({ ok: false, refusal: { code } });
});

test('the holder of a plate is known while it is out, after any moves', () => {
  const moves = fc.array(fc.constantFrom('give', 'return', 'lose'), { maxLength: 20 });
  fc.assert(
    fc.property(moves, (steps) => {
      let now = newPlate(14, 0);
      for (const step of steps) {
        const decided =
          step === 'give'
            ? give(now)
            : step === 'return'
              ? decideReturn(14, now, 9)
              : decideLoss(14, now, 9);
        if (decided.ok) now = decided.value.plate;
        expect(now.state === 'out' && now.personId !== 'ana').toBe(false);
      }
    }),
  );
});

test('every payload reads back', () => {
  for (let number = 1; number <= 9_999; number += 1) {
    expect(readPlatePayload(platePayload(number))).toBe(number);
  }
});

test('refuses a payload with one digit misread, or two swapped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), fc.nat(), fc.nat(9), (number, at, digit) => {
      const payload = platePayload(number);
      const places = [...payload].flatMap((sign, i) => (/\d/u.test(sign) ? [i] : []));
      const place = places[at % places.length] ?? 0;
      const misread = payload.slice(0, place) + digit + payload.slice(place + 1);
      if (misread !== payload) expect(readPlatePayload(misread)).toBeNull();
      const swapped = payload.replace(/(\d)(\d)(?=\d*-)/u, '$2$1');
      if (swapped !== payload) expect(readPlatePayload(swapped)).toBeNull();
    }),
  );
});

test.each(["placaÑ14'81", 'PLACA:14-81', ' placa:14-81\n', 'placa>14/81'])(
  'reads %s as a reader with another keyboard types it',
  (text) => {
    expect(readPlatePayload(text.replace('81', platePayload(14).slice(-2)))).toBe(14);
  },
);

test.each(['14', 'placa:14', 'placa:014-46', 'https://x.co/placa:14-46', 'placa:0-98', ''])(
  'does not take %s for a plate',
  (text) => {
    expect(readPlatePayload(text)).toBeNull();
  },
);

test.each([
  [1, 500, true],
  [1, 501, false],
  [5, 4, false],
  [0, 4, false],
  [9_990, 9_999, true],
  [9_999, 10_000, false],
])('a range from %i to %i is accepted: %s', (from, to, isRight) => {
  expect(createPlatesRequest.safeParse({ from, to }).success).toBe(isRight);
});

test('asks back the plates of those who hold nothing any more, in their order', () => {
  const all = [
    plate(9, 'out', { personId: 'luis' }),
    plate(2, 'out'),
    plate(1, 'returned'),
    plate(4, 'out', { personId: 'eva' }),
  ];
  const seat = {
    ...{ unitId: 'A', label: 'A', group: '', order: 0, weight: 1, headId: 'h', ownerName: '' },
    ...({ personName: '', capacity: 'owner', channel: 'hall', since: 0 } as const),
  };
  const attendance = [
    { ...seat, personId: 'ana', present: true },
    { ...seat, personId: 'luis', present: false },
  ];
  expect(platesNotReturned(all).map(({ number }) => number)).toEqual([2, 4, 9]);
  expect(platesToAskBack(all, attendance).map(({ number }) => number)).toEqual([4, 9]);
});
