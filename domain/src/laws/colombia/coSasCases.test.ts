import { expect, test } from 'vitest';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { coSas } from './coSas.ts';

const { hold } = lawCase(coSas);

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
    `Aprobado con 50,000001 %; se necesitaba más del 50 % de las acciones presentes (${cite}).`,
  );
});

test('art. 22: one shareholder alone is quorum and majority', () => {
  const roll = `
    a | ana | 51 | presente | sí
    c | eva | 49 | ausente  | -`;
  expect(hold('legal-representative', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 51_000_000, base: 51_000_000 },
    sentence:
      'Aprobado con 100,00 %; se necesitaba más del 50 % de las acciones presentes (Ley 1258 de 2008, artículo 22).',
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
    'Sin quórum, con 50,00 % de las acciones; se necesitaba más del 50 % del total de las acciones (Ley 1258 de 2008, artículo 22).',
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
      finding: { numerator: 99_999_999, base: 100_000_000 },
      sentence:
        'Rechazado con 99,999999 % a favor; se necesitaba el 100 % del total de las acciones (Ley 1258 de 2008, artículos 13, 31 y 41).',
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
  const roll = (yes: string, no: string, away: string) => `
    a | ana  | ${yes}  | ausente | sí
    b | luis | ${no}   | ausente | no
    c | eva  | ${away} | ausente | abstención`;
  expect(hold('written-decision', roll('50', '10', '40')).kind).toBe('rejected');
  expect(hold('written-decision', roll('50,000001', '10', '39,999999')).sentence).toBe(
    'Aprobado con 50,000001 %; se necesitaba más del 50 % del total de las acciones (Ley 222 de 1995, artículo 20).',
  );
});

test('Ley 222 arts. 20 and 21: in writing, a decision has no effect while one is missing', () => {
  const roll = (luis: string) => `
    a | ana  | 50,000001 | ausente | sí
    b | luis | 49,999999 | ausente | ${luis}`;
  expect(hold('written-decision', roll('-'))).toMatchObject({
    kind: 'ineffective',
    finding: { numerator: 1, base: 2, met: false },
    sentence:
      'Ineficaz: participó 1 de 2 accionistas; debían participar todos (Ley 222 de 1995, artículos 20 y 21).',
  });
  expect(hold('written-decision', roll('no')).kind).toBe('approved');
});

test('C. de Co. art. 397: in writing, a shareholder without a vote is not missing', () => {
  const roll = `
    a | ana  | 51 | ausente | sí
    b | luis | 29 | ausente | no
    c | sol  | 20 | ausente | -  | mora`;
  expect(hold('written-decision', roll).kind).toBe('approved');
});

test('C. de Co. art. 248: the final accounts are approved by heads, whatever each one holds', () => {
  const roll = `
    a | ana  | 90 | presente | no
    b | luis | 1  | presente | sí
    c | eva  | 1  | presente | sí
    d | sol  | 8  | ausente  | -`;
  expect(hold('final-accounts', roll)).toMatchObject({
    kind: 'approved',
    finding: { numerator: 2, base: 3 },
    sentence:
      'Aprobado con 66,67 %; se necesitaba más del 50 % de los accionistas presentes (Código de Comercio de Colombia, artículo 248).',
  });
  expect(
    hold('final-accounts', roll.replace('1  | presente | sí', '1  | presente | no')).kind,
  ).toBe('rejected');
});
