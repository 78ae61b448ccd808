import { expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { favourOver } from '../../laws/rules/requirements.ts';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import type { Question } from '../questions/question.ts';
import { requireCheckable } from './requireCheckable.ts';

const lines = [
  ['a', 'b', 'c'],
  ['d', 'e'],
];
const slates = electionOf('slates', 'A B', { seats: 3, lines });
const byHeads: Question = {
  ...slates,
  rule: { ...slates.rule, requirement: favourOver('present', moreThanHalf, 'heads') },
};
const mixed = [5, 6, 7, 8, 10, 14, 20, 30];
const same = mixed.map(() => 5);

function hallOf(question: Question, weights: readonly number[]) {
  const { units, attendance } = electionHall(question, weights, []);
  const seats = attendance.map((one) => ({ ...one, personId: `p-${one.unitId}` }));
  return { call: 1, units, attendance: seats };
}

test.each([
  [
    'slates by weight, of mixed weights',
    slates,
    mixed,
    'Quién gana ya dice mucho, y las cifras dirían el resto.',
  ],
  ['slates by weight, of one weight', slates, same, null],
  ['slates by heads, whatever they weigh', byHeads, mixed, null],
  [
    'slates of four members',
    byHeads,
    same.slice(0, 4),
    'Con menos de 5 personas, cualquier cifra diría qué votó alguien.',
  ],
  ['slates in practice', { ...slates, rehearsal: true }, mixed, null],
  ['people, who are the most voted', electionOf('people', 'A B C', { seats: 2 }), mixed, null],
])(
  'of %s, whether it could be checked is known before it opens',
  (_what, question, weights, why) => {
    const decided = requireCheckable(question, hallOf(question, weights));
    if (why === null) expect(decided.ok).toBe(true);
    else expect(decided).toMatchObject({ refusal: { code: 'secret-unchecked', detail: why } });
  },
);
