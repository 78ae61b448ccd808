import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { allOf, atLeastHeads, favourOver } from '../../laws/rules/requirements.ts';
import { splitUnits } from './splitUnits.ts';

const byHeads = favourOver('present', moreThanHalf, 'heads');
const byWeight = favourOver('present', moreThanHalf);
const answer = (unitId: string, headId: string | undefined, optionId: string) => ({
  ...{ unitId, headId, optionIds: [optionId] },
});
const ofAna = [answer('101', 'ana', 'favour'), answer('102', 'ana', 'against')];
const ofLuis = answer('201', 'luis', 'against');

test.each([
  ['differ within an owner', [...ofAna, ofLuis], ['101', '102']],
  ['agree within each owner', [answer('101', 'ana', 'favour'), ofLuis], []],
  ['are of nobody accredited', ofAna.map((one) => ({ ...one, headId: undefined })), []],
])('where owners are counted, answers that %s', (_, answers, split) => {
  expect([...splitUnits({ requirement: byHeads }, answers)]).toEqual(split);
  expect([...splitUnits({ requirement: allOf(byWeight, byHeads) }, answers)]).toEqual(split);
});

test('several marks are the same in any order', () => {
  const marked = (unitId: string, ...optionIds: string[]) => ({ unitId, headId: 'ana', optionIds });
  const split = (...answers: readonly ReturnType<typeof marked>[]) =>
    splitUnits({ requirement: byHeads }, answers).size;
  expect(split(marked('101', 'a', 'b'), marked('102', 'b', 'a'))).toBe(0);
  expect(split(marked('101', 'a', 'b'), marked('102', 'a'))).toBe(2);
});

test.each([
  ['weights', byWeight],
  ['a minimum of heads', allOf(byWeight, atLeastHeads('favour', 2))],
])('%s do not tie the units of an owner', (_, requirement) => {
  expect(splitUnits({ requirement }, ofAna).size).toBe(0);
});

test.each([
  ['in one of its cases', { cases: byHeads, otherwise: byWeight }],
  ['otherwise', { cases: byWeight, otherwise: byHeads }],
])('a rule that counts owners %s ties them', (_, asked) => {
  const requirement = {
    kind: 'cases',
    otherwise: asked.otherwise,
    cases: [{ when: { calls: [1] }, ask: asked.cases }],
  } as const;
  expect(splitUnits({ requirement }, ofAna).size).toBe(2);
});
