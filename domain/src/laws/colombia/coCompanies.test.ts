import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { holdCase } from '../../testing/rules/holdCase.ts';

const hold = (pack: PackId, matter: string, roll: string, call = 1) =>
  holdCase({ pack, matter, roll, call });

const meeting = (yes: number, no: number, absent: number) => `
  a | ana  | ${yes} | presente | sí
  b | luis | ${no}  | presente | no
  c | eva  | ${absent} | ausente | -`;

test.each([
  [26, 25, 49, 'approved'],
  [25, 26, 49, 'rejected'],
  [26, 26, 48, 'rejected'],
  [25, 25, 50, 'no-quorum'],
] as const)('S.A.S. art. 22: %d for, %d against, %d absent → %s', (yes, no, absent, kind) => {
  expect(hold('co-sas', 'financial-statements', meeting(yes, no, absent)).kind).toBe(kind);
});

test('S.A.S. art. 22: one shareholder alone is quorum and majority', () => {
  const roll = `
    a | ana | 51 | presente | sí
    c | eva | 49 | ausente  | -`;
  expect(hold('co-sas', 'legal-representative', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 51_000_000, base: 51_000_000 },
    sentence:
      'Aprobado con 100,00 %; se necesitaba más del 50 % de las acciones presentes (Ley 1258 de 2008, artículo 22).',
  });
});

test('S.A.S. art. 29: a reform asks the same majority of the shares present', () => {
  expect(hold('co-sas', 'bylaws-reform', meeting(27, 26, 47)).kind).toBe('approved');
  expect(hold('co-sas', 'bylaws-reform', meeting(26, 26, 48)).kind).toBe('rejected');
});

test('S.A.S. art. 31: to transform, every subscribed share', () => {
  expect(hold('co-sas', 'transformation', meeting(99, 0, 1)).kind).toBe('rejected');
  expect(hold('co-sas', 'transformation', meeting(100, 0, 0)).kind).toBe('approved');
});

test('S.A.S. art. 16: the shareholder to be excluded is out of the count', () => {
  const roll = `
    a | ana  | 60 | presente | no | conflicto
    b | luis | 30 | presente | sí
    c | eva  | 10 | presente | no`;
  expect(hold('co-sas', 'partner-exclusion', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 30_000_000, base: 40_000_000 },
  });
  expect(hold('co-sas', 'financial-statements', roll).kind).toBe('rejected');
});

test('S.A.S.: in second call any attendance decides', () => {
  const roll = `
    a | ana | 1  | presente | sí
    c | eva | 99 | ausente  | -`;
  expect(hold('co-sas', 'financial-statements', roll, 1).kind).toBe('no-quorum');
  expect(hold('co-sas', 'financial-statements', roll, 2).kind).toBe('approved');
});

test.each([
  [26, 25, 49, 'approved'],
  [26, 26, 48, 'rejected'],
  [25, 25, 50, 'no-quorum'],
] as const)(
  'S.A., Ley 222 art. 68: %d for, %d against, %d absent → %s',
  (yes, no, absent, kind) => {
    expect(hold('co-sa', 'financial-statements', meeting(yes, no, absent)).kind).toBe(kind);
  },
);

test('S.A., Ley 222 art. 68: the partners must be several; in second call too', () => {
  const alone = `
    a | ana | 60 | presente | sí
    c | eva | 40 | ausente  | -`;
  expect(hold('co-sa', 'board-election', alone, 1).kind).toBe('no-quorum');
  expect(hold('co-sa', 'board-election', alone, 2).kind).toBe('no-quorum');
  expect(hold('co-sa', 'board-election', meeting(2, 1, 97), 2).kind).toBe('approved');
});

test.each([
  ['less-profits', '77,999999', 'rejected'],
  ['less-profits', '78', 'approved'],
  ['no-preference', '69,999999', 'rejected'],
  ['no-preference', '70', 'approved'],
  ['dividend-in-shares', '79,999999', 'rejected'],
  ['dividend-in-shares', '80', 'approved'],
])('S.A., special majorities of those present: %s with %s of 100 → %s', (matter, yes, kind) => {
  const rest = yes.includes(',') ? `${99 - Number.parseInt(yes, 10)},000001` : 100 - Number(yes);
  const roll = `
    a | ana  | ${yes}  | presente | sí
    a2 | sol | 0 | presente | sí
    b | luis | ${rest} | presente | no`;
  expect(hold('co-sa', matter, roll).kind).toBe(kind);
});

test('S.A., art. 155: repartir menos asks several partners, besides the 78 %', () => {
  const roll = `
    a | ana  | 90 | presente | sí
    b | luis | 10 | presente | no`;
  expect(hold('co-sa', 'less-profits', roll)).toMatchObject({
    kind: 'rejected',
    sentence:
      'Rechazado con 90,00 % de las acciones y 1 accionista a favor (se alcanzó en las acciones y no en los accionistas); se necesitaba al menos el 78 % de las acciones presentes y al menos 2 accionistas (Código de Comercio de Colombia, artículo 155).',
  });
});
