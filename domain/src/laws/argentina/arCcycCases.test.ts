import { expect, test } from 'vitest';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { arCcyc } from './arCcyc.ts';

const code = 'Código Civil y Comercial de la Nación';

const five = (shares: readonly string[], votes: readonly string[]) =>
  shares
    .map((share, index) => `${index + 1} | o${index} | ${share} | presente | ${votes[index]}`)
    .join('\n');

test.each([
  ['half of the units', ['25', '25', '25', '25'], ['sí', 'sí', 'no', 'no'], 'rejected'],
  ['three of four units', ['25', '25', '25', '25'], ['sí', 'sí', 'sí', 'no'], 'approved'],
  [
    'half of the shares',
    ['10', '20', '20', '30', '20'],
    ['sí', 'sí', 'sí', 'no', 'no'],
    'rejected',
  ],
  [
    'a millionth over half of the shares',
    ['10', '20', '20,000001', '30', '19,999999'],
    ['sí', 'sí', 'sí', 'no', 'no'],
    'approved',
  ],
  [
    'a millionth under half of the shares',
    ['10', '20', '19,999999', '30', '20,000001'],
    ['sí', 'sí', 'sí', 'no', 'no'],
    'rejected',
  ],
  [
    'most shares and half of the units',
    ['40', '40', '10', '10'],
    ['sí', 'sí', 'no', 'no'],
    'rejected',
  ],
  [
    'abstentions and blanks, which never help',
    ['20', '20', '20', '20', '20'],
    ['sí', 'sí', 'abstención', 'blanco', 'nulo'],
    'rejected',
  ],
])('a decision over all with %s is decided by units and by shares', (_, shares, votes, kind) => {
  expect(holdCase({ pack: arCcyc, matter: 'budget', roll: five(shares, votes) }).kind).toBe(kind);
});

test('an owner of three units counts three times, and the sentence says both figures', () => {
  const roll = `
    1 | ana  | 20 | presente | sí
    2 | ana  | 20 | presente | sí
    3 | ana  | 20 | presente | sí
    4 | luis | 20 | presente | no
    5 | eva  | 20 | presente | no`;
  expect(holdCase({ pack: arCcyc, matter: 'budget', roll })).toMatchObject({
    kind: 'approved',
    sentence: `Aprobado con 60,00 % de las unidades funcionales y 60,00 % de las partes indivisas; se necesitaba más del 50 % del total de las unidades funcionales y más del 50 % del total de las partes indivisas (${code}, artículo 2060).`,
  });
});

test('a debtor votes: the code takes nobody out', () => {
  const roll = `
    1 | ana  | 60 | presente | sí | mora
    2 | luis | 20 | presente | sí
    3 | eva  | 20 | presente | no`;
  expect(holdCase({ pack: arCcyc, matter: 'budget', roll }).kind).toBe('approved');
});

test('any attendance may deliberate, and an empty meeting may not', () => {
  const empty = '1 | ana | 50 | ausente | -\n2 | luis | 50 | ausente | -';
  expect(holdCase({ pack: arCcyc, matter: 'budget', roll: empty })).toMatchObject({
    kind: 'no-quorum',
    sentence: `Sin quórum: no había nadie (${code}, artículo 2060).`,
  });
});

const proposed = `
  1 | ana  | 20 | presente | sí
  2 | luis | 20 | presente | sí
  3 | eva  | 20 | ausente  | -
  4 | juan | 20 | ausente  | -
  5 | inés | 20 | ausente  | -`;
const told = (three: string, four: string, five_: string) =>
  `3 | 2026-03-01 | ${three}\n4 | 2026-03-01 | ${four}\n5 | 2026-03-01 | ${five_}`;

test.each([
  ['on the fifteenth day', '2026-03-16', told('-', '-', '-'), 'pending'],
  ['the day after', '2026-03-17', told('-', '-', '-'), 'approved'],
  [
    'and all three object on the last day',
    '2026-03-17',
    told('2026-03-16', '2026-03-16', '2026-03-16'),
    'rejected',
  ],
  [
    'and two object, one stays silent',
    '2026-03-17',
    told('2026-03-16', '2026-03-05', '-'),
    'approved',
  ],
  [
    'and all three object too late',
    '2026-03-18',
    told('2026-03-17', '2026-03-17', '2026-03-17'),
    'approved',
  ],
  [
    'and three object before the term ends',
    '2026-03-10',
    told('2026-03-02', '2026-03-02', '2026-03-02'),
    'rejected',
  ],
  [
    'and one was never notified, the others object',
    '2026-06-01',
    '3 | - | -\n4 | 2026-03-01 | 2026-03-02\n5 | 2026-03-01 | 2026-03-02',
    'pending',
  ],
])(
  'a proposal of those present, with absentees notified on 1 March, %s',
  (_, today, notices, kind) => {
    expect(holdCase({ pack: arCcyc, matter: 'budget', roll: proposed, notices, today }).kind).toBe(
      kind,
    );
  },
);

test('a pending decision names the owners it depends on, and the last day', () => {
  const verdict = holdCase({
    pack: arCcyc,
    matter: 'improvements',
    roll: proposed,
    notices: told('-', '-', '-'),
    today: '2026-03-02',
  });
  expect(verdict).toMatchObject({
    kind: 'pending',
    until: '2026-03-16',
    sentence: `Pendiente con 40,00 % de las unidades funcionales y 40,00 % de las partes indivisas a favor; se necesitaba más del 50 % del total de las unidades funcionales y más del 50 % del total de las partes indivisas (${code}, artículos 2051 y 2060). Faltan por responder 3 propietarios ausentes (plazo hasta el 16 de marzo de 2026).`,
  });
});

test.each([
  ['one unit for and one against', '20', 'no', 'sí', 'abstención', 'rejected'],
  ['two units for that are half of the shares', '25', 'no', 'sí', 'sí', 'rejected'],
  ['two units for that are more', '24,999999', 'no', 'sí', 'sí', 'approved'],
])(
  'silence helps only a decision that the present adopted: %s',
  (_, share, first, second, third, kind) => {
    const roll = `
    1 | ana  | ${share} | presente | ${first}
    2 | luis | 15 | presente | ${second}
    3 | eva  | 10 | presente | ${third}
    4 | juan | 25 | ausente  | -
    5 | inés | 25,000001 | ausente  | -`;
    const notices = '4 | 2026-01-01 | -\n5 | 2026-01-01 | -';
    const held = { pack: arCcyc, matter: 'budget', roll, notices, today: '2026-05-01' } as const;
    expect(holdCase(held).kind).toBe(kind);
  },
);

test.each(['rights-limit', 'regulation-reform', 'destruction', 'structural-work', 'disaffection'])(
  'silence of absentees never approves %s',
  (matter) => {
    const verdict = holdCase({
      pack: arCcyc,
      matter,
      roll: proposed,
      notices: told('-', '-', '-'),
      today: '2026-05-01',
    });
    expect(verdict.kind).toBe('rejected');
  },
);

test.each([
  ['66,666666 of the shares', ['33,333333', '33,333333', '33,333334'], 'rejected'],
  ['66,666667 of the shares', ['33,333333', '33,333334', '33,333333'], 'approved'],
])('two of three units with %s reform the regulation or not', (_, shares, kind) => {
  const roll = five(shares, ['sí', 'sí', 'no']);
  expect(holdCase({ pack: arCcyc, matter: 'regulation-reform', roll }).kind).toBe(kind);
});

test('two thirds of the shares with three of five units do not reform the regulation', () => {
  const roll = five(['30', '30', '20', '10', '10'], ['sí', 'sí', 'sí', 'no', 'no']);
  expect(holdCase({ pack: arCcyc, matter: 'self-convocation', roll })).toMatchObject({
    kind: 'rejected',
    sentence: `Rechazado con 60,00 % de las unidades funcionales y 80,00 % de las partes indivisas a favor (se alcanzó en las partes indivisas y no en las unidades funcionales); se necesitaban al menos 2/3 del total de las unidades funcionales y al menos 2/3 del total de las partes indivisas (${code}, artículos 2057 y 2059).`,
  });
});

test.each([
  ['50', '50', 'rejected'],
  ['50,000001', '49,999999', 'approved'],
])('a ruined building is decided by value: one unit of %s against %s', (favour, rest, kind) => {
  const roll = `1 | ana | ${favour} | presente | sí\n2 | eva | ${rest} | presente | no\n3 | luis | 0 | presente | no`;
  expect(holdCase({ pack: arCcyc, matter: 'destruction', roll }).kind).toBe(kind);
});

test.each([
  ['sí', 'presente', 'approved'],
  ['abstención', 'presente', 'rejected'],
  ['-', 'ausente', 'rejected'],
])('unanimity is of everyone: the last owner, %s and %s', (vote, attendance, kind) => {
  const roll = `1 | ana | 99,999999 | presente | sí\n2 | eva | 0,000001 | ${attendance} | ${vote}`;
  expect(holdCase({ pack: arCcyc, matter: 'off-agenda', roll }).kind).toBe(kind);
  expect(holdCase({ pack: arCcyc, matter: 'disaffection', roll }).kind).toBe(kind);
});

test.each([
  ['sí', 'approved'],
  ['no', 'rejected'],
])(
  'a judicial meeting decides with the majority of the attendees: the third votes %s',
  (vote, kind) => {
    const roll = `
    1 | ana  | 10 | presente | sí
    2 | luis | 10 | presente | no
    3 | eva  | 10 | presente | ${vote}
    4 | juan | 70 | ausente  | -`;
    expect(holdCase({ pack: arCcyc, matter: 'judicial-meeting', roll }).kind).toBe(kind);
  },
);
