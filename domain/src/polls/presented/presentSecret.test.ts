import { describe, expect, test } from 'vitest';
import { closeHall } from '../../testing/halls/closeHall.ts';
import { secretHall } from '../../testing/halls/secretHall.ts';
import { decideSecretResult } from '../results/decideSecretResult.ts';
import type { OptionResult, QuestionResult, SecretTelling } from '../results/questionResult.ts';
import { presentMeasures } from './presentMeasures.ts';
import { presentCell, sayTelling, sayUnsettled } from './presentSecret.ts';

/** Millionths of a point. */
const point = 1_000_000;
const { measures: _measures, ...closed } = closeHall({ pack: 'co-ph', hall: 'A 10 dentro sí' });

const rounded: SecretTelling = {
  ...{ kind: 'rounded', step: 250, measure: 'weight' },
  voted: { weight: 80 * point, units: 8 },
};

function answer(optionId: string, label: string, low?: number, high?: number): OptionResult {
  const cell = low === undefined || high === undefined ? {} : { cell: { low, high } };
  const role = optionId === 'blank' ? 'blank' : 'candidate';
  return { optionId, label, role, weight: null, units: null, ...cell };
}

describe('the cell of an answer', () => {
  const favour: OptionResult = {
    ...{ optionId: 'favour', label: 'A favor', role: 'favour', weight: null, units: null },
    cell: { low: 60 * point, high: 80 * point },
  };
  const bar = { id: 'favour', label: 'A favor', tone: 'favour', counts: {}, amounts: [] } as const;

  test('is drawn in its middle over the votes cast', () => {
    expect(presentCell(favour, rounded)).toStrictEqual({
      ...{ ...bar, share: 0.875, percent: 'entre 75 % y 100 %' },
    });
  });

  test('is read by its own step, and by quarters where none was kept', () => {
    const cell = { low: 8 * point, high: 16 * point - 1 };
    const { step: _step, ...unstepped } = rounded;
    expect(presentCell({ ...favour, cell }, { ...rounded, step: 100 }).percent).toBe(
      'entre 10 % y 20 %',
    );
    expect(presentCell({ ...favour, cell }, unstepped).percent).toBe('entre 0 % y 25 %');
  });

  test('is read over the units or the heads that answered, where those are told', () => {
    const told = { ...rounded, measure: 'units' as const };
    const cell = { low: 2, high: 4 };
    expect(presentCell({ ...favour, cell }, told)).toMatchObject({
      ...{ share: 3 / 8, percent: 'entre 25 % y 50 %' },
    });
    const heads = { ...rounded, measure: 'heads' as const, heads: 4 };
    expect(presentCell({ ...favour, cell }, heads)).toMatchObject({
      ...{ share: 3 / 4, percent: 'entre 50 % y 75 %' },
    });
  });

  test('is empty where none is told, and of nothing where nobody voted', () => {
    const { cell: _cell, ...untold } = favour;
    expect(presentCell(untold, rounded)).toStrictEqual({ ...bar, share: 0, percent: '' });
    const nobody = { ...rounded, voted: { weight: 0, units: 0 } };
    expect(presentCell({ ...favour, cell: { low: 0, high: 0 } }, nobody)).toMatchObject({
      ...{ share: 0, percent: 'entre 0 % y 25 %' },
    });
  });
});

describe('the measure that a secret vote keeps', () => {
  const options = [
    answer('blank', 'En blanco'),
    answer('A', 'Ana', 0, 20 * point - 1),
    answer('B', 'Beto', 40 * point, 60 * point - 1),
    answer('C', 'Caro', 20 * point, 40 * point - 1),
  ];
  const elected = {
    scope: 'weight:main',
    ...{ vacant: 0, tie: null, lot: null, runoff: [], quotient: null },
    seats: [{ optionId: 'B', name: 'Beto', substitute: null, by: 'plurality' }],
    standings: [],
  } as const;
  const present = (more: Partial<QuestionResult>) =>
    presentMeasures({ ...closed, options, told: rounded, ...more });

  test('shows parts of the votes cast, the largest first, without a line', () => {
    const [measure, ...others] = present({ elected });
    expect(others).toEqual([]);
    expect([measure?.name, measure?.base, measure?.line]).toEqual(['lo votado', '80,0000', null]);
    expect(measure?.bars.map(({ label, tone, percent }) => [label, tone, percent])).toEqual([
      ['Beto', 'elected', 'entre 50 % y 75 %'],
      ['Caro', 'candidate', 'entre 25 % y 50 %'],
      ['Ana', 'candidate', 'entre 0 % y 25 %'],
      ['En blanco', 'blank', ''],
    ]);
  });

  test('puts last a candidate without a published figure', () => {
    const untold = [answer('B', 'Beto'), ...options.filter(({ optionId }) => optionId !== 'B')];
    expect(present({ elected, options: untold })[0]?.bars.map(({ id }) => id)).toEqual([
      ...['C', 'B', 'A', 'blank'],
    ]);
  });

  test.each([
    ['weight', '80,0000'],
    ['units', '8'],
    ['heads', '1.234'],
  ] as const)('has in %s the base of what was received', (measure, base) => {
    expect(present({ told: { ...rounded, measure, heads: 1234 } })[0]?.base).toBe(base);
  });

  test('is the names of its bases and nothing else where only the verdict is told', () => {
    const bases = [
      { scope: 'heads', base: 'all', name: 'total de los propietarios', of: 5 },
      { scope: 'weight:main', base: 'cast', name: 'coeficiente que votó', of: null },
    ] as const;
    const name = 'total de los propietarios; coeficiente que votó';
    expect(present({ told: { ...rounded, kind: 'verdict-only' }, bases })).toStrictEqual([
      { name, base: '', bars: [], line: null },
    ]);
  });
});

describe('the note of a secret vote', () => {
  const said = (told: Partial<SecretTelling>, more: Partial<QuestionResult> = {}) =>
    sayTelling({ ...closed, told: { ...rounded, ...told }, ...more });
  const received = 'Voto secreto. Votaron 8 unidades, coeficiente 80,0000';
  const unsaid = 'No se publican cifras: permitirían deducir votos';
  const grid =
    'Las cifras son partes de lo votado y están redondeadas: exactas permitirían deducir votos';
  const of = (kind: QuestionResult['verdict']['kind']) => ({
    verdict: { ...closed.verdict, kind },
  });

  test('is nothing of a vote with name', () => {
    expect(sayTelling(closed)).toBeNull();
  });

  test('is the number of votes received, of one and of several', () => {
    expect(said({ kind: 'exact' })).toBe(received);
    expect(said({ kind: 'exact', voted: { weight: 500_000, units: 1 } })).toBe(
      'Voto secreto. Votó 1 unidad, coeficiente 0,5000',
    );
  });

  test('adds how many heads answered where each did once', () => {
    expect(said({ kind: 'exact', measure: 'heads', heads: 1500 })).toBe(
      `${received}. Cada dueño o miembro respondió una vez, con todas sus unidades: 1.500`,
    );
  });

  test('says that figures are rounded, or kept, and that the verdict is exact', () => {
    expect(said({})).toBe(`${received}. ${grid}. El veredicto es exacto`);
    expect(said({ kind: 'verdict-only' })).toBe(`${received}. ${unsaid}. El veredicto es exacto`);
  });

  test('says of a survey no verdict, which it has not', () => {
    expect(said({}, of('survey'))).toBe(`${received}. ${grid}`);
    expect(said({ kind: 'verdict-only' }, of('survey'))).toBe(`${received}. ${unsaid}`);
  });

  test.each(['exact', 'rounded', 'verdict-only'] as const)(
    'is only the votes received where a vote that was %s is annulled',
    (kind) => {
      expect(said({ kind }, of('annulled'))).toBe(received);
    },
  );

  test('tells the unpublished parts beside units or heads where the rule weighs too', () => {
    const weighs = { scope: 'weight:main', base: 'all', name: 'coeficiente total', of: 1 } as const;
    const counts = { scope: 'heads', base: 'all', name: 'propietarios', of: 1 } as const;
    const bases = [counts, weighs];
    expect(said({ measure: 'units' }, { bases })).toBe(
      `${received}. ${grid}. Se publican unidades, y no lo que pesan: juntas dirían más. El veredicto es exacto`,
    );
    expect(said({ measure: 'heads' }, { bases })).toBe(
      `${received}. ${grid}. Se publican cuántos votan, y no lo que pesan: juntas dirían más. El veredicto es exacto`,
    );
    const plain = `${received}. ${grid}. El veredicto es exacto`;
    expect(said({ measure: 'weight' }, { bases })).toBe(plain);
    expect(said({ measure: 'units' }, { bases: [counts] })).toBe(plain);
    expect(said({ measure: 'units' }, { bases: [] })).toBe(plain);
    expect(said({ measure: 'units' })).toBe(plain);
  });

  test('comes of a decision as it is kept', () => {
    const two = decideSecretResult(secretHall([9 * point, 9 * point], ['favour', 'favour']));
    expect(sayTelling(two)).toBe(
      `Voto secreto. Votaron 2 unidades, coeficiente 18,0000. ${unsaid}. El veredicto es exacto`,
    );
  });
});

test('units whose owners did not agree are named one by one, and nobody where all did', () => {
  const why = 'Quedaron sin responder, por no ponerse de acuerdo quienes las tenían';
  expect(sayUnsettled({})).toBeNull();
  expect(sayUnsettled({ unsettled: [] })).toBeNull();
  expect(sayUnsettled({ unsettled: ['102'] })).toBe(`${why}: 102`);
  expect(sayUnsettled({ unsettled: ['102', '103', '104'] })).toBe(`${why}: 102, 103 y 104`);
});
