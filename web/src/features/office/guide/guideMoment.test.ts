import { type LiveQuestion, type LiveQuorum, yesNoOptions } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { quorumMoment, votesMoment } from './guideMoment.ts';

const hall = (units: number, met: boolean, more: Partial<LiveQuorum> = {}) => {
  const quorum = { present: { units }, total: { units: 9 }, met };
  return { quorum, call: 1, sessionState: 'planned', startsAt: 1, ...more } as LiveQuorum;
};

test.each([
  ['the first arrival', hall(0, false), hall(1, false), true],
  ['another arrival', hall(1, false), hall(2, false), false],
  ['the quorum', hall(2, false), hall(3, true), true],
  ['the session', hall(3, true), hall(3, true, { sessionState: 'open' }), true],
  ['a second call', hall(3, true), hall(3, true, { call: 2 }), true],
])('%s moves the way: %#', (_, before, after, moves) => {
  expect(quorumMoment(before) !== quorumMoment(after)).toBe(moves);
});

const none = { weight: 0, units: 0 };
const voting = (state: 'open' | 'closed', units: number): LiveQuestion => ({
  ...{ asOf: '1', stage: { mode: 'question', questionIds: ['q'] } },
  votings: [
    {
      ...{ voted: { weight: units, units }, expected: none, bars: null, result: null },
      question: {
        ...{ questionId: 'q', number: 1, text: '¿Aprueba?', state, openedAt: 1, closesAt: null },
        options: yesNoOptions({ blank: false, abstention: false }),
      },
    },
  ],
});

test('a vote moves nothing, and closing does', () => {
  expect(votesMoment(voting('open', 1))).toBe(votesMoment(voting('open', 2)));
  expect(votesMoment(voting('closed', 2))).not.toBe(votesMoment(voting('open', 2)));
  expect(votesMoment(null)).toBe('');
});
