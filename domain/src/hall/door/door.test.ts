import { expect, test } from 'vitest';
import { votingDoorCapacities } from '../../kernel/events/doorCapacity.ts';
import type { RecordRow } from '../../meeting/events/recordRequests.ts';
import { sayEvent } from '../../meeting/events/sayEvent.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { DoorPerson } from '../../people/seats/doorPerson.ts';
import { unitsThatDoNotFit } from '../../people/seats/fitsAttendance.ts';
import { type Accreditation, decideAccreditation } from '../attendance/decideAccreditation.ts';
import { decideTransfer } from '../attendance/decideTransfer.ts';
import { addAtDoor, decideDoor } from './decideDoor.ts';
import { addDoorRequest, decideDoorRequest } from './doorRequests.ts';
import { sayDoorCapacity, sayDoorPaper } from './sayDoor.ts';

const unit: Unit = {
  ...{ unitId: '102', label: '102', group: '', kind: '', weight: 500, order: 1 },
  ...{ ownerIds: ['ana'], ownerNames: ['Ana'], inArrears: false },
};

const heir: DoorPerson = {
  ...{ doorId: 'd1', personId: 'hugo', name: 'Hugo', document: '900', email: null },
  ...{ capacity: 'heir', unitIds: ['102'], labels: ['102'], session: 1, state: 'provisional' },
  ...{
    paper: { name: 'Registro civil', file: null },
    addedBy: 'Marta',
    addedAt: 5,
    decision: null,
  },
};

const nobody = { current: null, others: [], units: [unit] };

function refusalOf(outcome: ReturnType<typeof addAtDoor> | ReturnType<typeof decideDoor>) {
  return outcome.ok ? null : outcome.refusal.code;
}

test('a person added at the door is provisional, and the same request twice adds one', () => {
  expect(addAtDoor(heir, nobody)).toEqual({ ok: true, value: { door: heir, changed: true } });
  const confirmed = { ...heir, state: 'confirmed' } as const;
  const again = addAtDoor(heir, { ...nobody, current: confirmed });
  expect(again).toEqual({ ok: true, value: { door: confirmed, changed: false } });
  const other = { ...heir, capacity: 'tenant' } as const;
  expect(refusalOf(addAtDoor(other, { ...nobody, current: heir }))).toBe('bad-request');
});

test.each([
  ['unit-unknown', { ...heir, unitIds: ['999'] }, nobody],
  ['door-already-owner', { ...heir, personId: 'ana' }, nobody],
  ['door-already-added', { ...heir, doorId: 'd2' }, { ...nobody, others: [heir] }],
] as const)(
  '%s: nobody is added to what they have, nor to what is not there',
  (code, asked, known) => {
    expect(refusalOf(addAtDoor(asked, known))).toBe(code);
  },
);

test('a refused person may be added again', () => {
  const refused = { ...heir, doorId: 'd0', state: 'refused' } as const;
  expect(addAtDoor(heir, { ...nobody, others: [refused] }).ok).toBe(true);
});

test('the chair decides once, and the same twice is one decision', () => {
  const no = { verdict: 'refused', reason: 'Falta el registro' } as const;
  const decided = decideDoor(heir, no, { by: 'Rosa', at: 9 });
  const refused = { ...heir, state: 'refused', decision: { by: 'Rosa', at: 9, reason: no.reason } };
  expect(decided).toEqual({ ok: true, value: { door: refused, changed: true } });
  if (!decided.ok) return;
  const { door } = decided.value;
  const again = decideDoor(door, no, { by: 'Luis', at: 99 });
  expect(again).toEqual({ ok: true, value: { door, changed: false } });
  const yes = { verdict: 'confirmed', reason: '' } as const;
  expect(refusalOf(decideDoor(door, yes, { by: 'Luis', at: 99 }))).toBe('door-decided');
  expect(refusalOf(decideDoor(null, yes, { by: 'Luis', at: 99 }))).toBe('door-unknown');
});

test('a refusal needs a reason, and a confirmation does not', () => {
  expect(decideDoorRequest.safeParse({ verdict: 'refused', reason: ' ' }).success).toBe(false);
  expect(decideDoorRequest.safeParse({ verdict: 'confirmed', reason: '' }).success).toBe(true);
  const person = { name: 'Hugo Paz', document: '900123', email: null };
  const asked = {
    ...{ doorId: crypto.randomUUID(), person, capacity: 'heir', unitIds: ['102'] },
    paper: { name: 'Registro civil', fileId: null },
  };
  expect(addDoorRequest.safeParse(asked).success).toBe(true);
  const unproved = { ...asked, paper: { name: '', fileId: null } };
  expect(addDoorRequest.safeParse(unproved).success).toBe(false);
});

const asked: Omit<Accreditation, 'capacity'> = {
  ...{ unit, current: null, person: { personId: 'hugo', name: 'Hugo' } },
  ...{ channel: 'hall', proxies: [], now: 50 },
};

test.each(votingDoorCapacities)(
  '%s: who was added with it is accredited by it, provisional or confirmed',
  (capacity) => {
    for (const state of ['provisional', 'confirmed'] as const) {
      const doors = [{ ...heir, capacity, state }];
      expect(decideAccreditation({ ...asked, capacity, doors })).toMatchObject({
        ok: true,
        value: { attendance: { capacity, personId: 'hugo', ownerName: 'Ana', headId: 'ana' } },
      });
    }
  },
);

test.each([
  ['nobody added them', []],
  ['they were refused', [{ ...heir, state: 'refused' }]],
  ['it was with another capacity', [{ ...heir, capacity: 'usufructuary' }]],
  ['it was to another unit', [{ ...heir, unitIds: ['103'] }]],
  ['it is another person', [{ ...heir, personId: 'otro' }]],
] as const)('nobody is accredited by the door when %s', (_, doors) => {
  const decided = decideAccreditation({ ...asked, capacity: 'heir', doors });
  expect(decided).toMatchObject({ ok: false, refusal: { code: 'door-not-linked' } });
  const moved = decideTransfer({ ...asked, capacity: 'heir', doors }, 'ana');
  expect(moved).toMatchObject({ ok: false, refusal: { code: 'door-not-linked' } });
});

test('a unit held by an heir fits any roster that has the unit with its weight', () => {
  const taken = decideAccreditation({ ...asked, capacity: 'heir', doors: [heir] });
  const held = taken.ok ? [taken.value.attendance] : [];
  expect(held).toHaveLength(1);
  const sold = { ...unit, ownerIds: ['eva'], ownerNames: ['Eva'] };
  expect(unitsThatDoNotFit(held, [sold])).toEqual([]);
  expect(unitsThatDoNotFit(held, [{ ...sold, weight: 7 }])).toEqual(['102']);
});

test('the capacity is said with where it stands', () => {
  expect(sayDoorCapacity(heir)).toBe('Heredero, provisional');
  expect(sayDoorCapacity({ ...heir, state: 'confirmed' })).toBe('Heredero');
  expect(sayDoorCapacity({ ...heir, state: 'refused' })).toBe(
    'Heredero, no confirmado por la presidencia',
  );
  expect(sayDoorCapacity({ capacity: 'proxy' })).toBe('Apoderado');
  expect(sayDoorPaper(heir)).toBe('Registro civil: se vio el documento.');
});

const row: Omit<RecordRow, 'kind'> = {
  ...{ eventId: 'e', at: 0, unitId: '102', unit: '102', person: 'Hugo', by: 'Marta' },
  ...{ sequence: null, seal: null },
  capacity: 'heir',
};

test.each([
  [{ kind: 'door-person-added' }, 'En la puerta se agregó a Hugo como heredero de 102'],
  [{ kind: 'door-person-confirmed' }, 'La presidencia confirmó a Hugo como heredero de 102'],
  [
    { kind: 'door-person-refused', reason: 'Falta el registro' },
    'La presidencia no confirmó a Hugo como heredero de 102. Motivo: Falta el registro',
  ],
  [{ kind: 'unit-entered' }, 'Entró 102 con Hugo, como heredero'],
] as const)('the record says %j', (event, said) => {
  expect(sayEvent({ ...row, ...event }, 'America/Bogota')).toBe(said);
});
