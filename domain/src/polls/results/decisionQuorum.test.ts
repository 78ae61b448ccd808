import { describe, expect, test } from 'vitest';
import type { Exclusions } from '../../laws/rules/rule.ts';
import { closeHall as close } from '../../testing/halls/closeHall.ts';

const point = 1_000_000;

describe('the quorum of a decision', () => {
  const leavers = (vote: string) => `
    A 26 salió ${vote}
    B 15 dentro sí
    C 10 dentro no
    D 49 fuera -`;

  test('of 51 % present, 26 % that vote yes and leave do not void what they approved', () => {
    const { verdict, quorum } = close({ pack: 'co-ph', hall: leavers('sí') });
    expect(quorum).toMatchObject({ met: true, present: { weight: 51 * point, units: 3 } });
    expect(quorum.total).toEqual({ weight: 100 * point, units: 4 });
    expect(verdict.kind).toBe('approved');
    expect(verdict.sentence).toBe(
      'Aprobado con 80,39 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
    );
  });

  test('a unit that left and withdrew its vote is outside the quorum', () => {
    const { verdict, quorum } = close({ pack: 'co-ph', hall: leavers('-') });
    expect(quorum).toMatchObject({ met: false, present: { weight: 25 * point, units: 2 } });
    expect(verdict).toMatchObject({ kind: 'no-quorum', finding: { met: false } });
    expect(verdict.sentence).toBe(
      'Sin quórum, con 25,00 % del coeficiente y 2 propietarios; se necesitaba más del 50 % del coeficiente total y al menos 2 propietarios (Ley 675 de 2001, artículo 45).',
    );
  });

  test('a unit that is present and voted counts once', () => {
    const hall = leavers('sí').replace('salió', 'dentro');
    const { quorum } = close({ pack: 'co-ph', hall });
    expect(quorum.present).toEqual({ weight: 51 * point, units: 3 });
  });

  test.each<[string, Exclusions, number]>([
    ['has no vote', { quorum: [], base: [], vote: ['arrears'], reach: 'unit' }, 25],
    ['is not in the base', { quorum: [], base: ['arrears'], vote: [], reach: 'unit' }, 25],
    ['may vote', { quorum: [], base: [], vote: [], reach: 'unit' }, 51],
  ])('the ballot of a debtor who left and %s brings it in or not', (_, exclusions, points) => {
    const hall = leavers('sí').replace('A 26 salió sí', 'A 26 salió sí mora');
    const { quorum } = close({ pack: 'co-ph', hall, exclusions });
    expect(quorum.present.weight).toBe(points * point);
    expect(quorum.met).toBe(points > 50);
  });

  test('a unit that the law leaves out is outside the quorum, present or voting', () => {
    const exclusions = { quorum: ['arrears'], base: [], vote: [], reach: 'unit' } as const;
    const hall = leavers('sí').replace('A 26 salió sí', 'A 26 dentro sí mora');
    const { quorum } = close({ pack: 'co-ph', hall, exclusions });
    expect(quorum).toMatchObject({ met: false, present: { weight: 25 * point, units: 2 } });
  });
});

describe.each([
  ['es-lph', 'accounts', 'Ley 49/1960 de Propiedad Horizontal, artículo 16.2'],
  ['es-sa', 'financial-statements', 'Ley de Sociedades de Capital, artículos 83.1 y 193.1'],
] as const)(
  'under %s the quorum is measured when the meeting is installed',
  (pack, matter, law) => {
    /** Six of ten came; at the vote only B is left, who votes yes. */
    const emptied = `
    A 20 salió -
    B 20 dentro sí
    C 20 salió -
    D 20 fuera -
    E 20 fuera -`;
    const full = `
    A 20 dentro sí
    B 20 dentro sí
    C 20 dentro sí
    D 20 dentro sí
    E 20 dentro sí`;

    test('met then, it is not lost when people leave', () => {
      const { verdict, quorum } = close({ pack, matter, hall: emptied, installed: 'A B C' });
      expect(quorum).toMatchObject({ met: true, present: { weight: 60 * point, units: 3 } });
      expect(verdict.kind).not.toBe('no-quorum');
    });

    test('a quorum not met then is not made by later arrivals', () => {
      const installed = pack === 'es-sa' ? 'nobody' : 'A B';
      const { verdict, quorum } = close({ pack, matter, hall: full, installed });
      expect(quorum.met).toBe(false);
      expect(verdict.kind).toBe('no-quorum');
      expect(verdict.sentence).toMatch(/^Sin quórum/u);
      expect(verdict.sentence).toContain(`(${law})`);
    });

    test('without a record of the presence, the quorum joins present units with those that voted', () => {
      const left = full.replaceAll('dentro', 'salió');
      expect(close({ pack, matter, hall: left }).quorum).toMatchObject({
        ...{ met: true, present: { weight: 100 * point, units: 5 } },
      });
      const silent = left.replaceAll('sí', '-');
      expect(close({ pack, matter, hall: silent }).quorum).toMatchObject({
        ...{ met: false, present: { weight: 0, units: 0 } },
      });
    });
  },
);

test('a law that measures it at each vote does not look at who was there at the start', () => {
  const hall = `
    A 30 salió -
    B 30 salió -
    C 20 dentro sí
    D 20 dentro sí`;
  expect(close({ pack: 'co-ph', hall, installed: 'A B C D' }).verdict.kind).toBe('no-quorum');
});

describe.each([
  ['co-ph', 'propietarios', 'Ley 675 de 2001, artículo 44'],
  ['co-sas', 'accionistas', 'Ley 222 de 1995, artículos 20 y 21'],
  ['co-sa', 'accionistas', 'Ley 222 de 1995, artículos 20 y 21'],
] as const)('in writing, under %s', (pack, noun, law) => {
  const matter = 'written-decision';
  const mail = (eva: string) => `
    A 40 fuera sí
    B 20 fuera sí
    C 40 fuera ${eva}`;

  test('a vote in which all voted is approved, though nobody is accredited', () => {
    const { verdict, quorum } = close({ pack, matter, hall: mail('no') });
    expect(verdict.kind).toBe('approved');
    expect(verdict.sentence).toMatch(/^Aprobado con 60,00 %; se necesitaba más del 50 % del /u);
    expect(quorum).toMatchObject({ met: true, present: { weight: 100 * point, units: 3 } });
  });

  test('with one missing it has no effect, and the sentence says how many took part', () => {
    const { verdict } = close({ pack, matter, hall: mail('-') });
    expect(verdict).toMatchObject({ kind: 'ineffective', finding: { numerator: 2, base: 3 } });
    expect(verdict.sentence).toBe(
      `Ineficaz: participaron 2 de 3 ${noun}; debían participar todos (${law}).`,
    );
    expect(close({ pack, matter, hall: mail('abstención') }).verdict.kind).toBe('approved');
  });

  test('with nobody voting it has no effect either', () => {
    const hall = mail('-').replaceAll('sí', '-');
    expect(close({ pack, matter, hall }).verdict.kind).toBe('ineffective');
  });

  test('a debtor is not missing where the law takes the vote, and is where it does not', () => {
    const hall = mail('- mora');
    const approved = pack === 'co-ph' ? 'ineffective' : 'approved';
    expect(close({ pack, matter, hall }).verdict.kind).toBe(approved);
  });
});
