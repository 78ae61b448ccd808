import { expect, test } from 'vitest';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { decideLeave } from '../../people/seats/decideLeave.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { Accreditation } from './decideAccreditation.ts';
import { decideTransfer } from './decideTransfer.ts';

const unit: Unit = {
  ...{ unitId: '101', label: '101', group: '', kind: '', weight: 5, inArrears: false, order: 0 },
  ...{ ownerIds: ['ana'], ownerNames: ['Ana'] },
};
const desk = { name: 'Marta', timeZone: 'America/Bogota' };
const atFive = Date.UTC(2026, 10, 21, 21, 5);
const byLuis: Attendance = {
  ...{ unitId: '101', label: '101', group: '', order: 0, weight: 5, headId: 'ana' },
  ...{ personId: 'luis', personName: 'Luis', ownerName: 'Ana', capacity: 'proxy' },
  ...{ channel: 'hall', present: true, since: atFive, deskName: 'Marta' },
};
const arriving: Accreditation = {
  ...{ unit, current: byLuis, person: { personId: 'ana', name: 'Ana' }, capacity: 'owner' },
  ...{ channel: 'hall', proxies: [], now: atFive + 1, desk: { ...desk, name: 'Pedro' } },
};

test('the owner who arrives takes the unit from the attorney, and the desk signs it', () => {
  expect(decideTransfer(arriving, 'luis')).toMatchObject({
    value: { changed: true, attendance: { personId: 'ana', present: true, deskName: 'Pedro' } },
  });
});

test('a unit that somebody else took meanwhile stays, and the desk is told who registered it', () => {
  expect(decideTransfer(arriving, 'eva')).toEqual({
    ok: false,
    refusal: {
      code: 'unit-held',
      detail: 'La tiene Luis. Ya la registró Marta a las 4:05 p. m.',
    },
  });
});

test('a unit whose holder left meanwhile is simply accredited', () => {
  const left = { ...byLuis, present: false };
  expect(decideTransfer({ ...arriving, current: left }, 'luis')).toMatchObject({
    value: { changed: true, attendance: { personId: 'ana' } },
  });
});

test('the same transfer again changes nothing', () => {
  const done = decideTransfer(arriving, 'luis');
  const current = done.ok ? done.value.attendance : null;
  expect(decideTransfer({ ...arriving, current }, 'luis')).toMatchObject({
    value: { changed: false },
  });
});

test('an owner who held it for another comes to hold it as the owner', () => {
  const current = { ...byLuis, personId: 'ana', personName: 'Ana' };
  expect(decideTransfer({ ...arriving, current }, 'luis')).toMatchObject({
    value: { changed: true, attendance: { capacity: 'owner' } },
  });
});

test('a transfer is only to a person with a right to the unit', () => {
  const eva = { personId: 'eva', name: 'Eva' };
  expect(decideTransfer({ ...arriving, person: eva }, 'luis')).toMatchObject({
    refusal: { code: 'person-not-owner' },
  });
  const proxies = [proxyOf({ attorneyId: 'eva' })];
  const asAttorney = { ...arriving, person: eva, capacity: 'proxy', proxies } as const;
  expect(decideTransfer(asAttorney, 'luis').ok).toBe(true);
});

test('an exit of one person does not put out another who took the unit meanwhile', () => {
  expect(decideLeave(byLuis, atFive, { personId: 'ana', desk })).toMatchObject({
    refusal: { code: 'unit-held' },
  });
  expect(decideLeave(byLuis, atFive, { personId: 'luis', desk })).toMatchObject({
    value: { changed: true, attendance: { present: false } },
  });
});

test('at one o’clock the sentence agrees', () => {
  const atOne = { ...byLuis, since: Date.UTC(2026, 10, 21, 18, 5) };
  expect(decideLeave(atOne, atFive, { personId: 'ana', desk })).toMatchObject({
    refusal: { detail: 'La tiene Luis. Ya la registró Marta a la 1:05 p. m.' },
  });
});
