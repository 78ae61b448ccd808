import { expect, test } from 'vitest';
import { holdCase } from '../testing/holdCase.ts';
import { coSas } from './coSas.ts';

const hold = (matter: string, roll: string, call = 1) =>
  holdCase({ pack: coSas, matter, roll, call });

const meeting = (yes: string, no: string, absent: string) => `
  a | ana  | ${yes}    | presente | sí
  b | luis | ${no}     | presente | no
  c | eva  | ${absent} | ausente  | -`;

test.each([
  ['26', '25', '49', 'approved'],
  ['26', '26', '48', 'rejected'],
  ['26,000001', '26', '47,999999', 'approved'],
  ['25,999999', '26', '48,000001', 'rejected'],
  ['25', '25', '50', 'no-quorum'],
  ['25,000001', '25', '49,999999', 'approved'],
])('art. 22: %s for, %s against, %s absent → %s', (yes, no, absent, kind) => {
  expect(hold('financial-statements', meeting(yes, no, absent)).kind).toBe(kind);
});

test.each([
  ['bylaws-reform', 'Ley 1258 de 2008, artículo 29'],
  ['capital-change', 'Ley 1258 de 2008, artículo 29'],
  ['merger', 'Ley 1258 de 2008, artículo 29'],
  ['dissolution', 'Ley 1258 de 2008, artículo 29'],
  ['global-sale', 'Ley 1258 de 2008, artículo 32'],
  ['partner-exclusion', 'Ley 1258 de 2008, artículos 16 y 39'],
  ['conflict-authorization', 'Ley 222 de 1995, artículo 23, numeral 7'],
  ['liability-action', 'Ley 222 de 1995, artículo 25'],
])('%s asks for half and a bit of the shares present', (matter, cite) => {
  expect(hold(matter, meeting('26', '26', '48')).kind).toBe('rejected');
  expect(hold(matter, meeting('26,000001', '26', '47,999999')).sentence).toBe(
    `Se requería más del 50 % de las acciones presentes (52,000001); votaron a favor 26,000001: aprobado, ${cite}.`,
  );
});

test('art. 22: one shareholder alone is quorum and majority', () => {
  const roll = `
    a | ana | 51 | presente | sí
    c | eva | 49 | ausente  | -`;
  expect(hold('legal-representative', roll)).toMatchObject({
    kind: 'approved',
    sentence:
      'Se requería más del 50 % de las acciones presentes (51,0000); votaron a favor 51,0000: aprobado, Ley 1258 de 2008, artículo 22.',
  });
});

test('art. 22: blanks, abstentions and silence of those present stay in the base', () => {
  const roll = `
    a | ana  | 30 | presente | sí
    b | luis | 10 | presente | blanco
    c | eva  | 10 | presente | abstención
    d | sol  | 10 | presente | -
    e | leo  | 40 | ausente  | -`;
  expect(hold('profit-distribution', roll)).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 30_000_000, base: 60_000_000 },
  });
});

test('art. 22: without half of the subscribed shares nothing is decided', () => {
  expect(hold('reserves', meeting('30', '20', '50')).sentence).toBe(
    'Se requería la presencia de más del 50 % del total de las acciones (100,0000); había 50,0000: sin quórum, Ley 1258 de 2008, artículo 22.',
  );
});

test('in second call one shareholder decides with any number of shares', () => {
  const roll = `
    a | ana | 1  | presente | sí
    c | eva | 99 | ausente  | -`;
  expect(hold('financial-statements', roll, 1).kind).toBe('no-quorum');
  expect(hold('financial-statements', roll, 2).kind).toBe('approved');
});

test.each(['transformation', 'transfer-ban', 'transfer-ban-extension'])(
  'arts. 13, 31 and 41, %s: every subscribed share, in any call',
  (matter) => {
    expect(hold(matter, meeting('99,999999', '0,000001', '0')).kind).toBe('rejected');
    expect(hold(matter, meeting('99,999999', '0', '0,000001'), 2)).toMatchObject({
      kind: 'rejected',
      sentence:
        'Se requería el 100 % del total de las acciones (100,0000); votaron a favor 99,999999: rechazado, Ley 1258 de 2008, artículos 13, 31 y 41.',
    });
    expect(hold(matter, meeting('100', '0', '0')).kind).toBe('approved');
  },
);

test.each(['partner-exclusion', 'conflict-authorization'])(
  '%s: the one it is about counts for the quorum, not for the vote',
  (matter) => {
    const roll = `
      a | ana  | 60 | presente | no | conflicto
      b | luis | 20,000001 | presente | sí
      c | eva  | 19,999999 | presente | no`;
    expect(hold(matter, roll)).toMatchObject({
      kind: 'approved',
      finding: { numerator: 20_000_001, base: 40_000_000 },
    });
    expect(hold('financial-statements', roll).kind).toBe('rejected');
  },
);

test('C. de Co. art. 397: shares not paid in time are neither there nor in the vote', () => {
  const roll = (eva: string) => `
    a | ana  | 26 | presente | sí
    b | luis | 30 | presente | no | mora
    c | eva  | 24,999999 | presente | no
    d | sol  | ${eva} | presente | no
    e | leo  | 19,000001 | ausente | -`;
  expect(hold('bylaws-reform', roll('0'))).toMatchObject({
    kind: 'approved',
    finding: { numerator: 26_000_000, base: 50_999_999 },
  });
  const fewer = roll('0').replace('24,999999', '23,999999').replace('19,000001', '20,000001');
  expect(hold('bylaws-reform', fewer).kind).toBe('no-quorum');
  expect(
    hold('transformation', 'a | ana | 70 | presente | sí\nb | leo | 30 | presente | sí | mora')
      .kind,
  ).toBe('rejected');
});

test('Ley 222 art. 20: in writing, more than half of every share', () => {
  expect(hold('written-decision', meeting('50', '10', '40')).kind).toBe('rejected');
  expect(hold('written-decision', meeting('50,000001', '10', '39,999999')).sentence).toBe(
    'Se requería más del 50 % del total de las acciones (100,0000); votaron a favor 50,000001: aprobado, Ley 222 de 1995, artículo 20.',
  );
});

test('C. de Co. art. 248: the final accounts are approved by heads, whatever each one holds', () => {
  const roll = `
    a | ana  | 90 | presente | no
    b | luis | 1  | presente | sí
    c | eva  | 1  | presente | sí
    d | sol  | 8  | ausente  | -`;
  expect(hold('final-accounts', roll)).toMatchObject({
    kind: 'approved',
    sentence:
      'Se requería más del 50 % de los accionistas presentes (3); votaron a favor 2 accionistas: aprobado, Código de Comercio de Colombia, artículo 248.',
  });
  expect(
    hold('final-accounts', roll.replace('1  | presente | sí', '1  | presente | no')).kind,
  ).toBe('rejected');
});
