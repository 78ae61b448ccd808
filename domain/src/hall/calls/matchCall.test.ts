import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { buildSeatBook } from '../attendance/seatBook.ts';
import { compareCall } from './compareCall.ts';
import { callMatcher } from './matchCall.ts';
import { readCallReport } from './readCallReport.ts';

function unit(label: string, order: number, ...owners: readonly string[]): Unit {
  return {
    ...{ unitId: label, label, order, group: '', kind: '', inArrears: false, weight: 1_000_000 },
    ...{ ownerIds: owners, ownerNames: owners },
  };
}

function seat(unitId: string, personId: string, more: Partial<Attendance> = {}): Attendance {
  return {
    ...{ unitId, label: unitId, group: '', order: 0, weight: 1_000_000, headId: personId },
    ...{ personId, personName: names[personId] ?? personId, ownerName: '', capacity: 'owner' },
    ...{ channel: 'online', present: true, since: 5, ...more },
  };
}

const names: Readonly<Record<string, string>> = {
  ana: 'PÉREZ GÓMEZ ANA MARÍA',
  luis: 'Luis Alberto Rojas Gil',
  eva: 'Eva Soto',
  eva2: 'Eva Soto',
  pia: 'Pía del Río Mora',
  tom: 'Tomás Núñez',
  abo: 'Berta Paz Lara',
};
const documents: Readonly<Record<string, string>> = { tom: 'C.C. 52.345.678', abo: 'CC 900900900' };
const addresses = new Map([
  ['ana', ['ana@mail.co']],
  ['luis', ['luis@mail.co', 'casa@mail.co']],
  ['eva2', ['Eva@mail.co']],
  ['pia', ['casa@mail.co']],
]);
const book = buildSeatBook({
  units: [
    ...[unit('T1-101', 0, 'ana'), unit('T1-102', 1, 'luis'), unit('T2-101', 2, 'eva')],
    ...[unit('T2-102', 3, 'eva2'), unit('T2-201', 4, 'pia', 'luis'), unit('T2-202', 5, 'tom')],
  ],
  people: Object.entries(names)
    .filter(([personId]) => personId !== 'abo')
    .map(([personId, name]) => ({
      ...{ personId, name, document: documents[personId] ?? '', email: null, phone: null },
    })),
  proxies: [
    proxyOf({
      ...{ unitIds: ['T2-202'], grantorId: 'tom', attorneyId: 'abo', state: 'accepted' },
      ...{ attorneyName: names.abo ?? '', attorneyDocument: documents.abo ?? '' },
    }),
  ],
  attendance: [seat('T1-102', 'luis'), seat('T2-101', 'eva', { channel: 'hall' })],
  country: 'CO',
});
const match = callMatcher(book, addresses);
const who = (name: string, email = '') => {
  const { guests } = readCallReport([
    ['Name', 'Email'],
    [name, email],
  ]);
  const [guest] = guests;
  const found = guest === undefined ? null : match(guest);
  if (found === null) return 'none';
  return found.kind === 'person'
    ? `${found.person.personId} by ${found.signs.join(' ')}`
    : `${found.why ?? 'nobody'}: ${found.perhaps
        .map(({ personId }) => personId)
        .sort()
        .join(' ')}`;
};

test.each([
  ['Ana María Pérez Gómez', '', 'ana by name'],
  ['ana maria perez gomez', '', 'ana by name'],
  ['Gómez Ana María Pérez', '', 'ana by name'],
  ['Pía del Río Mora', '', 'pia by name'],
  ['Mora Pia Rio', '', 'pia by name'],
  ['Berta Paz Lara', '', 'abo by name'],
  ['anything', 'ANA@mail.co', 'ana by email'],
  ['Eva Soto', 'eva@mail.co', 'eva2 by email name'],
  ['T1-101 Ana Pérez', '', 'ana by unit'],
  ['Ana Pérez - apto 101 torre 1', '', 'ana by unit'],
  ['Ana Pérez_T1-101', '', 'ana by unit'],
  ['Eva Soto T2-102', '', 'eva2 by name unit'],
  ['Berta Paz (T2-202)', '', 'abo by unit'],
  ['Tomás 52345678', '', 'tom by document'],
  ['Luis (Luis Alberto Rojas Gil)', '', 'luis by name'],
  ['Eva Soto', '', 'several: eva eva2'],
  ['Ana', '', 'nobody: '],
  ['Ana Pérez', '', 'nobody: ana'],
  ['Ana 101', '', 'nobody: '],
  ['Ana T1-101', '', 'nobody: ana'],
  ['Pedro Ruiz T1-101', '', 'nobody: ana'],
  ['casa', 'casa@mail.co', 'several: luis pia'],
  ['Luis Rojas', 'casa@mail.co', 'several: luis pia'],
  ['Pía del Río Mora', 'casa@mail.co', 'pia by email name'],
  ['Pía del Río Mora', 'ana@mail.co', 'apart: ana pia'],
  ['Luis Rojas', 'ana@mail.co', 'apart: ana luis'],
  ['T1-102 Ana María Pérez Gómez', '', 'apart: ana luis'],
  ['+57 52345678', '', 'nobody: '],
  ['iPhone', '', 'nobody: '],
])('«%s» with address «%s» is %s', (name, email, expected) => {
  expect(who(name, email)).toBe(expected);
});

const compare = (rows: readonly string[], choices: Parameters<typeof compareCall>[1] = new Map()) =>
  compareCall(
    readCallReport([['Name', 'Email'], ...rows.map((row) => row.split(','))]).guests.map(
      (guest) => ({
        ...{ guest, match: match(guest) },
      }),
    ),
    choices,
    book,
  );

test('the call and the register stand side by side, each guest once', () => {
  const found = compare([
    'Luis Alberto Rojas Gil,',
    'x,luis@mail.co',
    'Eva Soto,',
    'T1-101 Ana Pérez,',
    'iPad,',
  ]);
  expect(found.registered.map(({ person, guests }) => [person.personId, guests.length])).toEqual([
    ['luis', 2],
  ]);
  expect(found.notRegistered.map(({ person }) => person.personId)).toEqual(['ana']);
  expect(found.open.map(({ guest }) => guest.name)).toEqual(['Eva Soto', 'iPad']);
  expect(found.notInCall).toEqual([]);
});

test('a person registered online and absent from the call is listed; one in the hall is not', () => {
  expect(compare(['iPad,']).notInCall.map(({ person }) => person.personId)).toEqual(['luis']);
});

test('a choice counts before the reading, and a stranger is nobody', () => {
  const luis = { personId: 'luis', name: 'Luis' };
  const found = compare(
    ['iPad,', 'Contadora,'],
    new Map<string, typeof luis | 'nobody'>([
      ['ipad|||', luis],
      ['contadora|||', 'nobody'],
    ]),
  );
  expect(found.registered).toMatchObject([{ person: luis, isChosen: true, signs: [] }]);
  expect(found.strangers.map(({ name }) => name)).toEqual(['Contadora']);
  expect(found.open).toEqual([]);
});

test('the desk is asked only for the units that a person may hold, and the rest are named', () => {
  const found = compare(['Tomás Núñez,', 'Berta Paz Lara,', 'Pía del Río Mora,']);
  const brief = found.notRegistered.map(({ person, asks, taken }) => [
    person.personId,
    asks
      .map(({ capacity, units }) => `${capacity} ${units.map(({ label }) => label).join()}`)
      .join(),
    taken.map(({ unit: { label }, by }) => `${label} ${by}`).join(),
  ]);
  expect(brief).toEqual([
    ['abo', 'proxy T2-202', ''],
    ['pia', 'owner T2-201', ''],
    ['tom', '', 'T2-202 Berta Paz Lara'],
  ]);
});

const people = Object.entries(names).filter(([, name]) => name !== 'Eva Soto');
const writing = fc.constantFrom<(words: readonly string[]) => string>(
  (words) => words.join(' '),
  (words) => [...words].reverse().join(' ').toUpperCase(),
  (words) => `${words.slice(-1).join()}, ${words.slice(0, -1).join(' ')}`,
  (words) =>
    words
      .join(' ')
      .normalize('NFD')
      .replace(/\p{Mn}/gu, ''),
  (words) => `iPad (${words.join(' ')})`,
);
const noise = fc.constantFrom(
  'iPhone de Luis',
  'Ana',
  'Eva',
  'Luis',
  'Galaxy A54',
  'María',
  'T1-102',
  '+57 300 1234567',
);

test('a full name in any order is its person, and less than that is nobody', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(people, { minLength: 1 }),
      fc.array(noise, { maxLength: 5 }),
      fc.array(writing, { minLength: 6, maxLength: 6 }),
      (present, strangers, ways) => {
        const rows = [
          ...present.map(([, name], i) => [ways[i]?.(name.split(' ')) ?? name, '9:00']),
          ...strangers.map((name) => [name, '9:05']),
        ];
        const { guests } = readCallReport([['Name', 'Join Time'], ...rows]);
        const found = compareCall(
          guests.map((guest) => ({ guest, match: match(guest) })),
          new Map(),
          book,
        );
        const matched = [...found.registered, ...found.notRegistered].map(
          ({ person }) => person.personId,
        );
        expect({ rows, matched: matched.sort() }).toEqual({
          rows,
          matched: present.map(([personId]) => personId).sort(),
        });
        const listed = found.open.flatMap(({ guest }) => guest.name).sort();
        expect(listed).toEqual([...new Set(strangers)].sort());
      },
    ),
    sampleOf({ part: 300, full: 5_000 }, process.env),
  );
});
