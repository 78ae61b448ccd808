import { expect, test } from 'vitest';
import { amendedFrom, decideAmendment } from './amendment.ts';
import type { Question } from './question.ts';

const draft = { questionId: 'q', text: '¿Aprueba 10?', state: 'draft' } as Question;

function amended(question: Question, ...texts: readonly string[]): Question {
  return texts.reduce((before, text) => {
    const next = decideAmendment(before, text);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, question);
}

test('the first text stays however often it is amended, and back at it nothing is told', () => {
  const twice = amended(draft, '¿Aprueba 8?', '¿Aprueba 9?');
  expect(twice).toMatchObject({ text: '¿Aprueba 9?', proposed: '¿Aprueba 10?' });
  expect(amendedFrom(twice)).toBe('¿Aprueba 10?');
  expect(amended(twice, '¿Aprueba 9?')).toBe(twice);
  expect(amended(twice, '¿Aprueba 10?')).toEqual(draft);
  expect(amendedFrom(draft)).toBeNull();
  expect(amendedFrom({ ...draft, proposed: draft.text })).toBeNull();
});

test.each(['open', 'closing', 'counting', 'closed', 'annulled'] as const)(
  'a question that is %s is not amended',
  (state) => {
    expect(decideAmendment({ ...draft, state }, '¿Otra?')).toMatchObject({
      refusal: { code: 'question-not-draft' },
    });
  },
);
