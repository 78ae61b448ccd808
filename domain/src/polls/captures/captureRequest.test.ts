import { expect, test } from 'vitest';
import { sayVoted } from '../ballots/sayVoted.ts';
import { captureRequest } from './captureRequest.ts';
import { correctRequest } from './correctRequest.ts';

const id = '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b';
const sending = { questionId: id, requestId: id };
const hands = { ...sending, by: 'hands', optionId: 'favour', exceptions: [], after: null };

test.each([
  ['a plate and an answer', { ...sending, by: 'plate', plate: 12, optionIds: ['favour'] }],
  ['a plate and several marks', { ...sending, by: 'plate', plate: 12, optionIds: ['a', 'b'] }],
  [
    'paper ballots',
    {
      ...sending,
      by: 'units',
      channel: 'paper',
      choices: [{ unitId: 'U1', optionIds: ['favour'] }],
    },
  ],
  ['a show of hands', { ...hands, asOf: null }],
  ['the instructions of proxies', { ...sending, by: 'instructions', personId: 'person-1' }],
])('takes %s', (_, body) => {
  expect(captureRequest.safeParse(body).success).toBe(true);
});

test.each([
  ['a plate without an answer', { ...sending, by: 'plate', plate: 12 }],
  [
    'a plate with two kinds of answer',
    {
      ...{ ...sending, by: 'plate', plate: 12 },
      ...{ optionId: 'a', optionIds: ['b'] },
    },
  ],
  ['a plate of no card', { ...sending, by: 'plate', plate: 0, optionIds: ['favour'] }],
  [
    'a channel that only the voter has',
    {
      ...sending,
      by: 'units',
      channel: 'phone',
      choices: [{ unitId: 'U1', optionIds: ['favour'] }],
    },
  ],
  [
    'the same unit twice',
    {
      ...{ ...sending, by: 'units', channel: 'operator' },
      choices: [1, 2].map(() => ({ unitId: 'U1', optionIds: ['favour'] })),
    },
  ],
  ['a show of hands from an unsaid moment', hands],
])('refuses %s', (_, body) => {
  expect(captureRequest.safeParse(body).success).toBe(false);
});

const unit = { unitId: 'U1', receipt: '7K2M-Q0XD' };
const correction = { ...sending, reason: 'Se leyó mal la placa', units: [unit] };

test.each([
  ['another answer', { ...unit, optionIds: ['against'] }, true],
  ['no vote', { ...unit, withdraw: true }, true],
  ['nothing', unit, false],
  ['both', { ...unit, withdraw: true, optionIds: ['against'] }, false],
])('a correction to %s', (_, one, isFit) => {
  expect(correctRequest.safeParse({ ...correction, units: [one] }).success).toBe(isFit);
});

test('a correction says why', () => {
  const body = { ...correction, units: [{ ...unit, withdraw: true }] };
  expect(correctRequest.safeParse({ ...body, reason: '  ' }).success).toBe(false);
});

test.each([
  ['phone', Date.UTC(2026, 10, 21, 21, 5), 'ya votó por teléfono a las 4:05 p. m.'],
  ['plate', Date.UTC(2026, 10, 21, 18, 5), 'ya votó con placa a la 1:05 p. m.'],
  ['hands', Date.UTC(2026, 10, 21, 15, 0), 'ya votó a mano alzada a las 10:00 a. m.'],
] as const)('says that a unit voted by %s', (channel, castAt, text) => {
  expect(sayVoted({ channel, castAt }, 'America/Bogota')).toBe(text);
});
