import { expect, test } from 'vitest';
import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import { nameBases, presentBases, sayBases } from './presentBases.ts';

/** Millionths of a point. */
const point = 1_000_000;
const base = { weight: 60 * point, units: 3 };

test.each<[Scope, Base, number | null, string, object]>([
  ['weight:main', 'present', 1, '60,0000 · 3 unidades', base],
  ['weight:main', 'all', 100 * point, '100,0000', { weight: 100 * point }],
  ['weight:capital', 'present', 5 * point, '5,0000', { weight: 5 * point }],
  ['units', 'present', 1200, '1.200', { units: 1200 }],
  ['units:vivienda', 'all', 40, '40', { units: 40 }],
  ['heads', 'present', 12, '12', { heads: 12 }],
  ['heads', 'cast', null, '', {}],
  ['weight:main', 'present', null, '', {}],
])('the base of %s over %s with %s is read «%s»', (scope, over, of, amount, counts) => {
  const bases = [{ scope, base: over, name: 'una base', of }];
  expect(presentBases({ base, bases })).toStrictEqual([
    { name: 'una base', scope, amount, counts },
  ]);
});

test('the base of one unit says so', () => {
  const bases = [{ scope: 'weight:main', base: 'present', name: 'x', of: point } as const];
  const one = { weight: 500_000, units: 1 };
  expect(presentBases({ base: one, bases })[0]?.amount).toBe('0,5000 · 1 unidad');
});

const told = { scope: 'heads', base: 'all', name: 'total de los propietarios', of: 5 } as const;
const kept = { scope: 'units', base: 'cast', name: 'unidades que votaron', of: null } as const;
const measure = { ...told, name: 'total de los socios', threshold: null, votes: {}, spoilt: 0 };

test('a base is said with its amount, and one that is kept by its name alone', () => {
  expect(sayBases({ base, bases: [told, kept] })).toBe(
    'Base: total de los propietarios 5; unidades que votaron',
  );
  expect(nameBases({ base, bases: [told, kept] })).toBe(
    'total de los propietarios; unidades que votaron',
  );
});

test('measures come before kept bases, and without either stands who was present', () => {
  expect(sayBases({ base, bases: [told], measures: [measure] })).toBe(
    'Base: total de los socios 5',
  );
  expect(sayBases({ base, baseName: 'coeficiente presente' })).toBe(
    'Base: coeficiente presente 60,0000 · 3 unidades',
  );
  expect(nameBases({ base, baseName: 'coeficiente presente' })).toBe('coeficiente presente');
  expect(nameBases({ base })).toBe('');
});
