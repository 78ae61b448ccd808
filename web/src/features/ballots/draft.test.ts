import { type Holding, yesNoOptions } from '@asamblea/domain';
import { expect, test } from 'vitest';
import type { AskedQuestion } from './BallotHeader.tsx';
import { markAll, toRequest } from './draft.ts';

const units = ['A', 'B'].map(
  (unitId): Holding => ({
    ...{ unitId, label: unitId, weight: 1, capacity: 'owner', ownerName: '', ballot: null },
  }),
);
const question: AskedQuestion = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', state: 'open', closesAt: null },
  options: yesNoOptions({ blank: true, abstention: true }),
};

test('a secret sending is as long whatever it carries', () => {
  const secret = { ...question, disclosure: 'secret' } as const;
  const lengths = question.options.map(
    ({ optionId }) =>
      JSON.stringify(toRequest(secret, markAll(units, optionId), units, 'r')).length,
  );
  expect(new Set(lengths).size).toBe(1);
  const mixed = toRequest(secret, { A: 'favour', B: 'abstention' }, units, 'r');
  expect(JSON.stringify(mixed).length).toBe(lengths[0]);
});

test('a named sending carries only what it says', () => {
  expect(toRequest(question, { A: 'favour' }, units, 'r')).toEqual({
    ...{ questionId: 'q', requestId: 'r', choices: [{ unitId: 'A', optionId: 'favour' }] },
  });
});
