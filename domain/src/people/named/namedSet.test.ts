import { expect, test } from 'vitest';
import { type NamedOne, namedAmong } from './namedSet.ts';

const person = (personId: string): NamedOne => ({
  ...{ name: personId, unitId: null, ownerIds: [personId], reason: 'es director' },
});
const unit = (unitId: string, ...ownerIds: readonly string[]): NamedOne => ({
  ...{ name: unitId, unitId, ownerIds, reason: 'contrata con la sociedad' },
});
const asked = (unitId: string, owners: string, holderId?: string) => ({
  ...{ unitId, ownerIds: owners === '' ? [] : owners.split('+'), holderId },
});

test.each([
  ['their own unit', person('ana'), asked('1', 'ana'), 'own', true],
  ['one that they own with another', person('ana'), asked('2', 'beto+ana'), 'own', true],
  ['somebody else', person('ana'), asked('3', 'beto'), 'own', false],
  [
    'what they represent, where the law stops at their own',
    person('ana'),
    asked('3', 'beto', 'ana'),
    'own',
    false,
  ],
  [
    'what they represent, where the law goes on',
    person('ana'),
    asked('3', 'beto', 'ana'),
    'represented',
    true,
  ],
  ['theirs in the hands of another', person('ana'), asked('1', 'ana', 'caro'), 'represented', true],
  ['the unit itself', unit('1', 'ana'), asked('1', 'ana'), 'own', true],
  [
    'another unit of the same owners',
    unit('1', 'ana', 'beto'),
    asked('2', 'beto+ana'),
    'own',
    true,
  ],
  ['a unit of one of its owners alone', unit('1', 'ana', 'beto'), asked('2', 'ana'), 'own', false],
  ['a unit without owners', unit('1'), asked('1', ''), 'own', true],
  ['another unit without owners', unit('1'), asked('2', ''), 'own', false],
  [
    'what an owner of the unit represents',
    unit('1', 'ana'),
    asked('3', 'beto', 'ana'),
    'represented',
    true,
  ],
] as const)('a set holds %s or not', (_, named, belonging, reach, isIn) => {
  expect(namedAmong([named], reach)(belonging)).toEqual(isIn ? named : null);
});

test('nobody is in a set that names nobody, and of two reasons the first is told', () => {
  expect(namedAmong([], 'represented')(asked('1', 'ana', 'ana'))).toBeNull();
  const twice = [person('ana'), { ...person('ana'), reason: 'otra' }];
  expect(namedAmong(twice, 'own')(asked('1', 'ana'))?.reason).toBe('es director');
});
