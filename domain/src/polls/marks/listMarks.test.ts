import { expect, test } from 'vitest';
import { castRequest } from '../ballots/castRequest.ts';
import { captureRequest } from '../captures/captureRequest.ts';
import { correctRequest } from '../captures/correctRequest.ts';
import { listMarks } from './listMarks.ts';

const id = '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b';
const ids = { questionId: id, requestId: id };
const [older, listed] = [{ optionId: 'favour' }, { optionIds: ['favour'] }];
const units = (marked: object) => [{ unitId: 'U1', ...marked }];

test.each([
  ['one mark', { unitId: 'U1', ...older }, { unitId: 'U1', ...listed }],
  ['a list', { unitId: 'U1', ...listed }, { unitId: 'U1', ...listed }],
  ['both', { ...older, ...listed }, { ...older, ...listed }],
  ['neither', { unitId: 'U1' }, { unitId: 'U1' }],
  ['nothing', null, null],
  ['a text', 'favour', 'favour'],
])('%s', (_, said, read) => {
  expect(listMarks(said)).toEqual(read);
});

test.each([
  ['a vote', castRequest, (marked: object) => ({ ...ids, choices: units(marked) })],
  [
    'a change of it',
    castRequest,
    (marked: object) => ({ ...ids, choices: units({ ...marked, replaces: 'R' }) }),
  ],
  [
    'a plate',
    captureRequest,
    (marked: object) => ({ ...ids, by: 'plate' as const, plate: 12, ...marked }),
  ],
  [
    'paper ballots',
    captureRequest,
    (marked: object) => ({ ...ids, by: 'units', channel: 'paper', choices: units(marked) }),
  ],
  [
    'a correction',
    correctRequest,
    (marked: object) => ({
      ...{ ...ids, reason: 'Se leyó mal la placa' },
      units: units({ ...marked, receipt: 'R' }),
    }),
  ],
] as const)('%s of a page from before counts as if it was sent now', (_, schema, sending) => {
  expect(schema.parse(sending(older))).toEqual(sending(listed));
  expect(schema.parse(sending(listed))).toEqual(sending(listed));
  for (const wrong of [{}, { ...older, ...listed }, { optionId: '' }, { optionId: null }])
    expect(schema.safeParse(sending(wrong)).success).toBe(false);
});

test('a show of hands says its answer by itself, before and now', () => {
  const exceptions = [{ unitId: 'U1', optionId: 'against' }];
  const hands = { ...ids, by: 'hands', ...older, exceptions, after: null, asOf: null };
  expect(captureRequest.parse(hands)).toEqual(hands);
  expect(captureRequest.safeParse({ ...hands, ...listed }).success).toBe(false);
});
