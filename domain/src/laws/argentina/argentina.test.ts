import { expect, test } from 'vitest';
import { holdCase } from '../../testing/rules/holdCase.ts';

const consorcio = (roll: string, matter = 'budget') =>
  holdCase({ pack: 'ar-ccyc', matter, roll, today: '2026-01-01' });
const company = (matter: string, roll: string, call = 1) =>
  holdCase({ pack: 'ar-lgs', matter, roll, call });

const flats = (weights: readonly number[], votes: string) =>
  weights
    .map((weight, i) => {
      const vote = votes[i];
      const did = vote === '·' ? 'ausente | -' : `presente | ${vote === 's' ? 'sí' : 'no'}`;
      return `${i} | dueño${i} | ${weight} | ${did}`;
    })
    .join('\n');

test.each([
  ['units and shares', [20, 20, 20, 20, 20], 'sssnn', 'approved'],
  ['units without the shares', [16, 16, 17, 26, 25], 'sssnn', 'rejected'],
  ['the shares without the units', [40, 40, 10, 5, 5], 'ssnnn', 'rejected'],
  ['exactly half of both', [25, 25, 25, 25], 'ssnn', 'rejected'],
] as const)('CCyC art. 2060, of all of them: %s', (_, weights, votes, kind) => {
  expect(consorcio(flats(weights, votes)).kind).toBe(kind);
});

test('CCyC art. 2060: one owner of three units counts three units', () => {
  const roll = `
    1 | ana | 18 | presente | sí
    2 | ana | 18 | presente | sí
    3 | ana | 18 | presente | sí
    4 | luis | 23 | presente | no
    5 | eva | 23 | presente | no`;
  expect(consorcio(roll)).toMatchObject({
    kind: 'approved',
    sentence:
      'Aprobado con 60,00 % de las unidades funcionales y 54,00 % de las partes indivisas; se necesitaba más del 50 % del total de las unidades funcionales y más del 50 % del total de las partes indivisas (Código Civil y Comercial de la Nación, artículo 2060).',
  });
});

const proposed = (today: string, objected = '-') =>
  holdCase({
    pack: 'ar-ccyc',
    matter: 'improvements',
    roll: flats([20, 20, 20, 20, 20], 'ssn··'),
    notices: `3 | 2026-03-01 | ${objected}\n4 | 2026-03-01 | -`,
    today,
  });

test('CCyC art. 2060: what those present propose stands fifteen days after notice', () => {
  expect(proposed('2026-03-16')).toMatchObject({ kind: 'pending', until: '2026-03-16' });
  expect(proposed('2026-03-17').kind).toBe('approved');
});

test('CCyC art. 2060: an opposition in time is not consent, and may not be enough', () => {
  expect(proposed('2026-03-17', '2026-03-10').kind).toBe('approved');
  const roll = flats([20, 20, 20, 20, 20], 's·n··');
  expect(holdCase({ pack: 'ar-ccyc', matter: 'budget', roll, today: '2026-01-01' }).kind).toBe(
    'rejected',
  );
});

test.each([
  [[34, 33, 33], 'ssn', 'approved'],
  [[33, 33, 34], 'ssn', 'rejected'],
] as const)(
  'CCyC art. 2057, reform of the regulation: two thirds of both %j',
  (weights, votes, kind) => {
    expect(consorcio(flats(weights, votes), 'regulation-reform').kind).toBe(kind);
  },
);

test('CCyC art. 2059: off the agenda, only unanimity of all', () => {
  expect(consorcio(flats([50, 50], 'ss'), 'off-agenda').kind).toBe('approved');
  expect(consorcio(flats([50, 50], 's·'), 'off-agenda').kind).toBe('rejected');
});

const meeting = (yes: string, no: string, absent: string) => `
  a | ana  | ${yes} | presente | sí
  b | luis | ${no}  | presente | no
  c | eva  | ${absent} | ausente | -`;

test.each([
  ['financial-statements', '26', '25', '49', 1, 'approved'],
  ['financial-statements', '25,5', '25,5', '49', 1, 'rejected'],
  ['financial-statements', '25', '25', '50', 1, 'no-quorum'],
  ['financial-statements', '2', '1', '97', 2, 'approved'],
  ['bylaws-reform', '31', '29', '40', 1, 'approved'],
  ['bylaws-reform', '30', '30', '40', 1, 'rejected'],
  ['bylaws-reform', '31', '28,999999', '40,000001', 1, 'no-quorum'],
  ['bylaws-reform', '16', '14', '70', 2, 'approved'],
  ['bylaws-reform', '16', '13,999999', '70,000001', 2, 'no-quorum'],
  ['dissolution', '50', '10', '40', 1, 'rejected'],
  ['dissolution', '50,000001', '10', '39,999999', 1, 'approved'],
  ['dissolution', '40', '0', '60', 2, 'rejected'],
])(
  'LGS arts. 243 and 244: %s with %s for, %s against, %s absent, call %d → %s',
  (matter, yes, no, absent, call, kind) => {
    expect(company(matter, meeting(yes, no, absent), call).kind).toBe(kind);
  },
);

test('LGS art. 248: who has an interest against the company does not vote', () => {
  const roll = `
    a | ana  | 60 | presente | no | conflicto
    b | luis | 25 | presente | sí
    c | eva  | 15 | presente | no`;
  expect(company('directors-liability', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 25_000_000, base: 40_000_000 },
  });
  expect(company('dissolution', roll)).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 25_000_000, base: 100_000_000 },
  });
});
