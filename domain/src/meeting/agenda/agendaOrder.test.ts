import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import { decideOrder, movableOf, roomAfter } from './agendaOrder.ts';

const agendaOf = (states: readonly QuestionState[]) =>
  states.map((state, at) => ({ questionId: `q${at + 1}`, number: at + 1, state }));
const mixed = agendaOf(['closed', 'draft', 'annulled', 'draft', 'draft']);

test('a draft takes the number of another and those between shift', () => {
  expect(decideOrder(mixed, 'q5', 2)).toEqual({
    ok: true,
    value: [
      { questionId: 'q5', number: 2 },
      { questionId: 'q2', number: 4 },
      { questionId: 'q4', number: 5 },
    ],
  });
});

test.each([
  ['one that was opened', 'q1', 2, 'question-not-draft'],
  ['one that is not there', 'q9', 2, 'question-not-draft'],
  ['to the number of one that was opened', 'q2', 3, 'question-changed'],
  ['to a number that nobody has', 'q2', 9, 'question-changed'],
])('does not move %s', (_, questionId, number, code) => {
  expect(decideOrder(mixed, questionId, number)).toMatchObject({ ok: false, refusal: { code } });
});

test('after any move each number is taken once, opened ones keep theirs, and repeating changes nothing', () => {
  const state = fc.constantFrom<QuestionState>('draft', 'draft', 'open', 'closed', 'annulled');
  fc.assert(
    fc.property(
      fc.array(state, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (all, a, b) => {
        const agenda = agendaOf(all);
        const from = agenda[a % agenda.length];
        const to = agenda[b % agenda.length];
        if (from?.state !== 'draft' || to?.state !== 'draft') return;
        const decided = decideOrder(agenda, from.questionId, to.number);
        if (!decided.ok) throw new Error(decided.refusal.code);
        const numberOf = new Map(decided.value.map((one) => [one.questionId, one.number]));
        const after = agenda.map((one) => ({
          ...one,
          number: numberOf.get(one.questionId) ?? one.number,
        }));
        expect(after.map((one) => one.number).sort((x, y) => x - y)).toEqual(
          agenda.map((one) => one.number),
        );
        expect(after.find((one) => one.questionId === from.questionId)?.number).toBe(to.number);
        expect(after.filter((one) => one.state !== 'draft')).toEqual(
          agenda.filter((one) => one.state !== 'draft'),
        );
        expect(decideOrder(after, from.questionId, to.number)).toEqual({ ok: true, value: [] });
      },
    ),
  );
});

test('a repeated question keeps its number, and nothing is moved over it', () => {
  const again = { questionId: 'q3-again', number: 3, repetition: 1, state: 'draft' } as const;
  const agenda = [...mixed, again];
  expect(decideOrder(agenda, 'q3-again', 2)).toMatchObject({
    refusal: { code: 'question-repeats' },
  });
  expect(decideOrder(agenda, 'q5', 3)).toMatchObject({ refusal: { code: 'question-changed' } });
  expect(movableOf(agenda).map(({ questionId }) => questionId)).toEqual(['q2', 'q4', 'q5']);
});

test('a second round comes right after when only drafts follow, and at the end otherwise', () => {
  expect(roomAfter(agendaOf(['annulled', 'draft', 'draft']), 1)).toEqual({
    number: 2,
    pushed: [
      { questionId: 'q2', number: 3 },
      { questionId: 'q3', number: 4 },
    ],
  });
  expect(roomAfter(mixed, 1)).toEqual({ number: 6, pushed: [] });
  expect(roomAfter(mixed, 5)).toEqual({ number: 6, pushed: [] });
});
