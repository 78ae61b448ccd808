import { expect, test } from 'vitest';
import { castRequest } from './castRequest.ts';

const id = '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b';
const choice = { unitId: 'T1-101', optionIds: ['favour'] };
const request = { questionId: id, requestId: id, choices: [choice] };

test('takes a well-formed sending', () => {
  expect(castRequest.safeParse(request).success).toBe(true);
});

test('ignores what it does not know around the choices, and keeps nothing of it', () => {
  const newer = { ...request, pad: '0', sentFrom: 'the next version' };
  expect(castRequest.parse(newer)).toEqual({ ...request, pad: '0' });
});

test.each([
  ['nothing chosen', { ...request, choices: [] }],
  ['the same unit twice', { ...request, choices: [choice, choice] }],
  ['a weight of its own', { ...request, choices: [{ ...choice, weight: 99 }] }],
  ['a path instead of a unit', { ...request, choices: [{ ...choice, unitId: '../x' }] }],
  ['an id that is not one', { ...request, requestId: '1' }],
  [
    'more units than one sending carries',
    {
      ...request,
      choices: Array.from({ length: 501 }, (_, i) => ({ ...choice, unitId: `U${i}` })),
    },
  ],
])('refuses %s', (_, body) => {
  expect(castRequest.safeParse(body).success).toBe(false);
});
