import { expect, test } from 'vitest';
import { debtChanges } from './debtChanges.ts';

const unit = (unitId: string, owner: string, inArrears = false) => ({
  ...{ unitId, label: unitId, ownerIds: [owner], inArrears },
});
const units = [unit('A', 'ana'), unit('B', 'ana'), unit('C', 'ana', true), unit('D', 'dora')];

test.each<[string, boolean, readonly string[], readonly string[]]>([
  ['the other units of the owner go with it', true, ['B'], ['A']],
  ['only the unit is reached', false, [], []],
])('%s', (_, reachesOwner, withOwing, withCleared) => {
  const debtors = new Map([['A', '350']]);
  const of = (...labels: readonly string[]) =>
    debtChanges(
      units.filter(({ label }) => labels.includes(label)),
      units.filter(({ label }) => label !== 'C' || labels.includes('C')),
      debtors,
      reachesOwner,
    );
  expect(of('A')).toEqual([{ label: 'A', amount: '350', mates: withOwing }]);
  expect(of('C')).toEqual([{ label: 'C', amount: null, mates: withCleared }]);
});

test('of many units of one owner the first are named', () => {
  const many = Array.from({ length: 12 }, (_, i) => unit(`U${i}`, 'ana'));
  const [change] = debtChanges(many.slice(0, 1), many, new Map([['U0', null]]), true);
  expect(change?.mates).toEqual(['U1', 'U2', 'U3', 'U4', 'U5', 'U6', '5 más']);
});
