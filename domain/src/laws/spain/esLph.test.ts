import { expect, test } from 'vitest';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';

const { hold } = lawCase('es-lph');

/** Five owners of a fifth each; the votes in order, `·` for an absentee. */
const five = (votes: string) =>
  [...votes]
    .map((vote, index) => {
      const [attendance, word] =
        vote === '·' ? ['ausente', '-'] : ['presente', vote === 's' ? 'sí' : 'no'];
      return `${index}A | dueño${index} | 20 | ${attendance} | ${word}`;
    })
    .join('\n');

test.each([
  ['sssnn', 'approved'],
  ['sss··', 'approved'],
  ['ss·nn', 'rejected'],
  ['ssn··', 'rejected'],
  ['ss···', 'no-quorum'],
])('art. 17.7, first call: the majority of all owners and all quotas: %s → %s', (votes, kind) => {
  expect(hold('budget', five(votes), 1).kind).toBe(kind);
});

test('art. 17.7: three quarters of the quotas in two hands do not outvote three neighbours', () => {
  const roll = `
    1A | ana  | 50 | presente | sí
    1B | luis | 25 | presente | sí
    2A | eva  | 10 | presente | no
    2B | juan | 10 | presente | no
    3A | sol  | 5  | presente | no`;
  expect(hold('accounts', roll)).toMatchObject({
    kind: 'rejected',
    sentence:
      'Rechazado con 40,00 % de los propietarios y 75,00 % de las cuotas a favor (se alcanzó en las cuotas y no en los propietarios); se necesitaba más del 50 % del total de los propietarios con derecho a voto y más del 50 % del total de las cuotas con derecho a voto (Ley 49/1960 de Propiedad Horizontal, artículo 17.7).',
  });
});

test('an owner of several flats is one owner', () => {
  const roll = `
    1A | ana  | 20 | presente | sí
    1B | ana  | 20 | presente | sí
    2A | ana  | 20 | presente | sí
    2B | luis | 20 | presente | no
    3A | eva  | 20 | presente | no`;
  expect(hold('accounts', roll).kind).toBe('rejected');
});

test.each([
  ['s·nn·', 'rejected'],
  ['ss·n·', 'approved'],
  ['s··n·', 'rejected'],
  ['s····', 'approved'],
])(
  'art. 17.7, second call: the majority of the attendees, and of their quotas: %s → %s',
  (votes, kind) => {
    expect(hold('budget', five(votes), 2).kind).toBe(kind);
  },
);

test('art. 17.7, second call: two of three attendees with less than half of the quotas present fail', () => {
  const roll = `
    1A | ana  | 30 | presente | no
    1B | luis | 10 | presente | sí
    2A | eva  | 10 | presente | sí
    2B | juan | 50 | ausente  | -`;
  expect(hold('budget', roll, 2).kind).toBe('rejected');
});

test.each([
  ['exactly half of the owners and of the quotas', 'ss··', 'no-quorum'],
  ['most of both', 'sss·', 'approved'],
])('art. 16.2, first call, quorum: %s', (_, votes, kind) => {
  const roll = [...votes]
    .map((vote, i) => `${i} | d${i} | 25 | ${vote === 's' ? 'presente | sí' : 'ausente | -'}`)
    .join('\n');
  expect(hold('maintenance', roll).kind).toBe(kind);
});

test.each([
  ['33,333333', 'rejected'],
  ['33,333334', 'approved'],
])('art. 17.1: a third of the members with %s %% of the quotas → %s', (yes, kind) => {
  const roll = `
    1A | ana  | ${yes} | presente | sí
    1B | luis | 33,333333 | presente | no
    2A | eva  | ${yes === '33,333333' ? '33,333334' : '33,333333'} | presente | no`;
  expect(hold('renewables', roll).kind).toBe(kind);
});

test('art. 17.1: the cost cannot be passed on, so silence consents to nothing', () => {
  const notices = '1A | 2026-01-10 | -\n2A | 2026-01-10 | -\n3A | 2026-01-10 | -';
  const roll = `
    0A | a | 25 | presente | sí
    1A | b | 25 | ausente | -
    2A | c | 25 | ausente | -
    3A | d | 25 | ausente | -`;
  const held = { pack: 'es-lph', matter: 'telecom', call: 2, roll, notices } as const;
  expect(holdCase({ ...held, today: '2026-06-01' }).kind).toBe('rejected');
});

test.each([
  ['sssnn', 'approved'],
  ['ssnnn', 'rejected'],
])('art. 17.12, tourist flats: three fifths of owners and of quotas: %s → %s', (votes, kind) => {
  expect(hold('tourist-flats', five(votes)).kind).toBe(kind);
});

const absentFifth = (today: string, objected = '-', notified = '2026-01-10') =>
  holdCase({
    pack: 'es-lph',
    matter: 'bylaws-reform',
    roll: five('ssss·'),
    notices: `4A | ${notified} | ${objected}`,
    today,
  });

test('arts. 17.6 and 17.8: unanimity waits for the absentee, and silence of thirty days consents', () => {
  expect(absentFifth('2026-02-09')).toMatchObject({
    kind: 'pending',
    until: '2026-02-09',
    sentence:
      'Pendiente con 80,00 % de los propietarios y 80,00 % de las cuotas a favor; se necesitaba el 100 % del total de los propietarios con derecho a voto y el 100 % del total de las cuotas con derecho a voto (Ley 49/1960 de Propiedad Horizontal, artículo 17.6). Falta que responda un propietario ausente (plazo hasta el 9 de febrero de 2026).',
  });
  expect(absentFifth('2026-02-10').kind).toBe('approved');
});

test.each([
  ['on the last day, in time', '2026-02-09', 'rejected'],
  ['a day late', '2026-02-10', 'approved'],
])('art. 17.8: an objection %s', (_, objected, kind) => {
  expect(absentFifth('2026-03-01', objected).kind).toBe(kind);
});

test('art. 17.8: who was not notified keeps it pending, with no date', () => {
  expect(absentFifth('2026-03-01', '-', '-')).toMatchObject({ kind: 'pending', until: null });
});

test('art. 17.6: one present against, and there is nothing to wait for', () => {
  const roll = five('sssn·');
  expect(
    holdCase({ pack: 'es-lph', matter: 'constitutive-title', roll, today: '2026-01-02' }).kind,
  ).toBe('rejected');
});

test('art. 17.8: absentees are asked only about what those present adopted', () => {
  const roll = five('snn··');
  const notices = '3A | 2026-01-10 | -\n4A | 2026-01-10 | -';
  const held = { pack: 'es-lph', matter: 'lift', roll, notices } as const;
  expect(holdCase({ ...held, today: '2026-06-01' }).kind).toBe('rejected');
});

test('art. 17.2, lift: silent absentees complete the majority of all', () => {
  const roll = five('ssn··');
  const notices = '3A | 2026-01-10 | -\n4A | 2026-01-20 | -';
  const held = { pack: 'es-lph', matter: 'lift', roll, notices } as const;
  expect(holdCase({ ...held, today: '2026-02-01' })).toMatchObject({
    kind: 'pending',
    until: '2026-02-19',
  });
  expect(holdCase({ ...held, today: '2026-02-10' }).kind).toBe('approved');
});

test('art. 15.2: a debtor has no vote, and neither person nor quota counts', () => {
  const roll = `
    1A | ana  | 30 | presente | no | mora
    1B | luis | 20 | presente | sí
    2A | eva  | 20 | presente | sí
    2B | juan | 15 | presente | no
    3A | sol  | 15 | presente | no`;
  expect(hold('budget', roll)).toMatchObject({
    kind: 'rejected',
    finding: {
      of: [
        { numerator: 2, base: 4 },
        { numerator: 40_000_000, base: 70_000_000 },
      ],
    },
  });
  expect(hold('budget', roll.replace('15 | presente | no\n', '15 | presente | sí\n')).kind).toBe(
    'approved',
  );
});

test('art. 15.2: the debt of one flat silences the owner in the others', () => {
  const roll = `
    1A | ana  | 30 | presente | no
    1B | ana  | 10 | presente | no | mora
    2A | eva  | 30 | presente | sí
    2B | juan | 30 | presente | sí`;
  expect(hold('budget', roll)).toMatchObject({
    kind: 'approved',
    finding: { of: [{ base: 2 }, { base: 60_000_000 }] },
  });
});

test('art. 17.2: energy works pass with the simple majority of the attendees', () => {
  expect(hold('energy-efficiency', five('ssn··')).kind).toBe('approved');
  expect(hold('energy-efficiency', five('ss·nn')).kind).toBe('rejected');
});

test.each([
  ['structure-change', 'approved'],
  ['private-works', 'rejected'],
  ['terrace-enclosure', 'rejected'],
  ['unit-division', 'rejected'],
])('arts. 17.4 and 17.8: two fifths and a silent absentee: %s → %s', (matter, kind) => {
  const held = { pack: 'es-lph', matter, call: 2, roll: five('ssn··') } as const;
  const notices = '3A | 2026-01-10 | -\n4A | 2026-01-10 | 2026-01-12';
  expect(holdCase({ ...held, notices, today: '2026-02-10' }).kind).toBe(kind);
});

test.each([
  ['structure-change', 'presente | sí', 'approved'],
  ['structure-change', 'presente | no', 'rejected'],
  // Silence counts towards the three fifths, and never as the consent of the affected owner.
  ['structure-change', 'ausente | -', 'rejected'],
  // The rule of article 17.3 asks nobody for consent.
  ['common-lease', 'presente | no', 'approved'],
])('art. 17.4: %s, with the affected owner %s → %s', (matter, affected, kind) => {
  const roll = `
    1A | ana  | 20 | presente | sí
    2A | luis | 20 | presente | sí
    3A | eva  | 20 | presente | sí
    4A | juan | 20 | presente | sí
    5A | sol  | 20 | ${affected} | afectada`;
  const held = { pack: 'es-lph', matter, roll, notices: '5A | 2026-01-10 | -' } as const;
  expect(holdCase({ ...held, today: '2026-06-01' }).kind).toBe(kind);
});

test('arts. 17.6 and 17.8: to give one owner the use of common parts, silence is not consent', () => {
  const held = { pack: 'es-lph', matter: 'private-use', notices: '4A | 2026-01-10 | -' } as const;
  expect(holdCase({ ...held, roll: five('ssss·'), today: '2026-06-01' }).kind).toBe('rejected');
  expect(holdCase({ ...held, roll: five('sssss'), today: '2026-06-01' }).kind).toBe('approved');
});

test.each([
  ['20', '20', 'approved'],
  ['19,999999', '20,000001', 'rejected'],
])('art. 17.3: three owners of five with 40 %% and %s %% against %s %% → %s', (yes, no, kind) => {
  const roll = `
    1A | ana  | 20 | presente | sí
    1B | luis | 20 | presente | sí
    2A | eva  | ${yes} | presente | sí
    2B | juan | 20 | presente | no
    3A | sol  | ${no} | presente | no`;
  expect(hold('doorman-services', roll).kind).toBe(kind);
});

test('art. 16.2: debtors count for the quorum, though not for the majority', () => {
  const roll = `
    1A | ana  | 40 | presente | sí
    1B | luis | 20 | presente | - | mora
    2A | eva  | 40 | ausente  | -`;
  expect(hold('budget', roll)).toMatchObject({
    kind: 'rejected',
    finding: { of: [{ base: 2 }, { base: 80_000_000 }] },
  });
  expect(hold('budget', roll.replace('20 | presente', '20 | ausente')).kind).toBe('no-quorum');
});

test('arts. 15.2 and 17.6: a debtor does not break unanimity', () => {
  const roll = `
    1A | ana  | 60 | presente | sí
    1B | luis | 40 | presente | no | mora`;
  expect(hold('bylaws-reform', roll).kind).toBe('approved');
});
