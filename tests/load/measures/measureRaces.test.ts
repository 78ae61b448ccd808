import { expect, test } from 'vitest';
import { checkRaces, type RacePlan, wayOf } from './measureRaces.ts';

const plan: RacePlan = { voters: 320, withinMs: 10_000, raced: 4, twice: 16, closesAfter: 0.9 };

test('as many race and as many come twice as the plan says, all before the close', () => {
  const ways = Array.from({ length: plan.voters }, (_, i) => wayOf(i, plan));
  const where = (way: string) => ways.flatMap((one, i) => (one === way ? [i] : []));
  expect(where('raced')).toEqual([0, 70, 140, 210]);
  expect(where('twice')).toHaveLength(16);
  expect(Math.max(...where('twice'))).toBeLessThan(plan.voters * plan.closesAfter);
});

const vote = (unitId: string, isAccepted: boolean, more: object = {}) => ({
  ...{ unitId, isAccepted, weight: 1, optionId: 'favour', pressedAt: 0, answeredAt: 1 },
  ...{ way: 'once' as const, ...more },
});

const missed = (sent: readonly ReturnType<typeof vote>[], ballots: readonly string[]) =>
  checkRaces({ sent, ballots, pressedCloseAt: 10, counted: ballots.length })
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text);

test('only a vote pressed after the close may be refused', () => {
  expect(missed([vote('A', true), vote('B', false, { pressedAt: 11 })], ['A'])).toEqual([]);
  expect(missed([vote('A', true), vote('B', false)], ['A'])).toEqual([
    'con carreras y un cierre, ningún voto a tiempo es rechazado',
  ]);
});

test('of two votes of one unit exactly one is accepted', () => {
  const raced = { way: 'raced' as const };
  expect(missed([vote('A', true, raced), vote('A', false, raced)], ['A'])).toEqual([]);
  const one = 'de dos votos a la vez por una unidad se acepta uno';
  expect(missed([vote('A', true, raced), vote('A', true, raced)], ['A'])).toEqual([one]);
});

test('the accepted votes are exactly the stored ones', () => {
  expect(missed([vote('A', true), vote('B', true)], ['A'])).toEqual([
    'con carreras, las papeletas son las aceptadas, una por unidad',
    'con carreras, el resultado cuenta las aceptadas',
  ]);
});
