import { expect, test } from 'vitest';
import type { RefusalCode } from '../../kernel/refusals/refusal.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { decideLeave } from '../../people/seats/decideLeave.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { type Accreditation, decideAccreditation } from './decideAccreditation.ts';

const unit: Unit = {
  unitId: 'T1-101',
  label: 'T1-101',
  group: 'Torre 1',
  kind: 'apartamento',
  weight: 277_500,
  ownerIds: ['ana', 'eva'],
  ownerNames: ['Ana', 'Eva'],
  inArrears: false,
  order: 3,
};

const grant = proxyOf({ unitIds: ['T1-101'] });

const asked: Accreditation = {
  unit,
  current: null,
  person: { personId: 'ana', name: 'Ana' },
  capacity: 'owner',
  channel: 'hall',
  proxies: [],
  now: 50,
};

const luis = { personId: 'luis', name: 'Luis' };

function held(by: Accreditation = asked) {
  const decided = decideAccreditation(by);
  if (!decided.ok) throw new Error('the fixture is refused');
  return decided.value.attendance;
}

test('an owner takes the unit with its weight and its place in the roster', () => {
  expect(decideAccreditation(asked)).toMatchObject({
    ok: true,
    value: {
      changed: true,
      attendance: { personId: 'ana', weight: 277_500, order: 3, present: true, since: 50 },
    },
  });
});

test('a co-owner may take it too', () => {
  expect(decideAccreditation({ ...asked, person: { personId: 'eva', name: 'Eva' } }).ok).toBe(true);
});

test('an attorney takes it under an accepted proxy, and the grantor is kept', () => {
  const decided = decideAccreditation({
    ...asked,
    person: luis,
    capacity: 'proxy',
    proxies: [grant],
  });
  expect(decided).toMatchObject({
    value: { attendance: { personId: 'luis', capacity: 'proxy', ownerName: 'Ana, Eva' } },
  });
});

test.each<[string, Partial<Accreditation>, RefusalCode]>([
  ['who does not own it', { person: luis }, 'person-not-owner'],
  ['an attorney without a proxy', { person: luis, capacity: 'proxy' }, 'proxy-missing'],
  [
    'an attorney whose proxy is not accepted yet',
    { person: luis, capacity: 'proxy', proxies: [{ ...grant, state: 'received' }] },
    'proxy-missing',
  ],
  [
    'an attorney whose proxy is over another unit',
    { person: luis, capacity: 'proxy', proxies: [{ ...grant, unitIds: ['T1-102'] }] },
    'proxy-missing',
  ],
  [
    'another person’s proxy',
    { person: luis, capacity: 'proxy', proxies: [{ ...grant, attorneyId: 'olga' }] },
    'proxy-missing',
  ],
])('refuses %s', (_, change, code) => {
  expect(decideAccreditation({ ...asked, ...change })).toMatchObject({ refusal: { code } });
});

test('the first desk wins and the other is told who has it', () => {
  const second = decideAccreditation({
    ...asked,
    person: { personId: 'eva', name: 'Eva' },
    current: held(),
  });
  expect(second).toEqual({ ok: false, refusal: { code: 'unit-held', detail: 'La tiene Ana.' } });
});

test('the same accreditation again changes nothing', () => {
  const current = held();
  expect(decideAccreditation({ ...asked, current, now: 99 })).toEqual({
    ok: true,
    value: { attendance: current, changed: false },
  });
});

test('a unit that left may be taken again, by any person with a right to it', () => {
  const left = decideLeave(held(), 60);
  const current = left.ok ? left.value.attendance : null;
  const back = decideAccreditation({
    ...asked,
    current,
    person: luis,
    capacity: 'proxy',
    proxies: [grant],
  });
  expect(back).toMatchObject({ value: { changed: true, attendance: { personId: 'luis' } } });
});

test('leaving is recorded once', () => {
  const left = decideLeave(held(), 60);
  expect(left).toMatchObject({
    value: { changed: true, attendance: { present: false, since: 60 } },
  });
  const current = left.ok ? left.value.attendance : null;
  expect(decideLeave(current, 70)).toMatchObject({ value: { changed: false } });
  expect(decideLeave(null, 70)).toMatchObject({ refusal: { code: 'unit-not-present' } });
});
