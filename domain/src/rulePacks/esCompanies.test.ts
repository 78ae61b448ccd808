import { expect, test } from 'vitest';
import { holdCase } from '../testing/holdCase.ts';
import type { PackId } from './packId.ts';

const hold = (pack: PackId, matter: string, roll: string, call = 1) =>
  holdCase({ pack, matter, roll, call });

const meeting = (yes: string, no: string, blank: string, absent: string) => `
  a | ana  | ${yes} | presente | sí
  b | luis | ${no}  | presente | no
  c | eva  | ${blank} | presente | blanco
  d | sol  | ${absent} | ausente | -`;

test.each([
  ['20', '19', '21', '40', 'approved'],
  ['20', '20', '20', '40', 'rejected'],
  ['20,000001', '20', '20', '39,999999', 'approved'],
  ['10', '10', '5', '75', 'rejected'],
  ['10', '9', '5,999999', '75,000001', 'no-quorum'],
])(
  'SA arts. 193 and 201.1: %s for, %s against, %s blank, %s absent → %s',
  (yes, no, blank, absent, kind) => {
    expect(hold('es-sa', 'annual-accounts', meeting(yes, no, blank, absent)).kind).toBe(kind);
  },
);

test('SA art. 201.1: more for than against, said as such', () => {
  expect(hold('es-sa', 'annual-accounts', meeting('20', '19', '21', '40')).sentence).toBe(
    'Se requería más del 50 % del capital que votó a favor o en contra (39,0000); votaron a favor 20,0000: aprobado, Ley de Sociedades de Capital, artículo 201.1.',
  );
});

test('SA art. 193.2: in second call any capital is enough', () => {
  expect(hold('es-sa', 'annual-accounts', meeting('2', '1', '0', '97'), 1).kind).toBe('no-quorum');
  expect(hold('es-sa', 'annual-accounts', meeting('2', '1', '0', '97'), 2).kind).toBe('approved');
});

test.each([
  ['30', '30', 1, 'rejected'],
  ['30,000001', '30', 1, 'approved'],
  ['25', '24,999999', 1, 'no-quorum'],
  ['30,000001', '30', 2, 'approved'],
  ['20', '10', 2, 'approved'],
  ['19,999999', '10,000001', 2, 'rejected'],
  ['33,333333', '16,666666', 2, 'approved'],
  ['25,000001', '24,999999', 2, 'approved'],
  ['25', '25', 2, 'rejected'],
  ['24,999999', '0', 2, 'no-quorum'],
])('SA arts. 194 and 201.2: %s for, %s against, call %d → %s', (yes, no, call, kind) => {
  const absent = (100 - Number(yes.replace(',', '.')) - Number(no.replace(',', '.'))).toFixed(6);
  const roll = meeting(yes, no, '0', absent.replace('.', ','));
  expect(hold('es-sa', 'bylaws-reform', roll, call).kind).toBe(kind);
});

test('SA art. 190.2: a shareholder in conflict leaves the capital', () => {
  const roll = `
    a | ana  | 55 | presente | no | conflicto
    b | luis | 25 | presente | sí
    c | eva  | 20 | presente | no`;
  expect(hold('es-sa', 'directors-removal', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 25_000_000, base: 45_000_000 },
  });
});

test.each([
  ['34', '33', '0', '33', 'approved'],
  ['33,333333', '0', '0', '66,666667', 'rejected'],
  ['33,333334', '0', '0', '66,666666', 'approved'],
  ['35', '34', '31', '0', 'approved'],
  ['34', '34', '32', '0', 'rejected'],
])('SL art. 198: %s for, %s against, %s blank, %s absent → %s', (yes, no, blank, absent, kind) => {
  expect(hold('es-sl', 'annual-accounts', meeting(yes, no, blank, absent)).kind).toBe(kind);
});

test('SL art. 198: blanks are not valid votes, and the sentence says both conditions', () => {
  expect(hold('es-sl', 'annual-accounts', meeting('35', '34', '31', '0')).sentence).toBe(
    'Se requería más del 50 % del capital con voto válido (69,0000) y al menos 1/3 del capital total con derecho a voto (100,0000); votaron a favor 35,0000 de capital: aprobado, Ley de Sociedades de Capital, artículo 198.',
  );
});

test.each([
  ['bylaws-reform', '50', 'rejected'],
  ['bylaws-reform', '50,000001', 'approved'],
  ['partner-exclusion', '66,666666', 'rejected'],
  ['partner-exclusion', '66,666667', 'approved'],
])('SL art. 199, over all the capital: %s with %s → %s', (matter, yes, kind) => {
  const absent = (100 - Number(yes.replace(',', '.'))).toFixed(6).replace('.', ',');
  expect(hold('es-sl', matter, meeting(yes, '0', '0', absent)).kind).toBe(kind);
});

test('SL: with nobody there, nothing', () => {
  expect(hold('es-sl', 'annual-accounts', 'a | ana | 100 | ausente | -')).toMatchObject({
    kind: 'no-quorum',
    sentence: 'No había nadie presente: sin quórum, Ley de Sociedades de Capital, artículo 198.',
  });
});
