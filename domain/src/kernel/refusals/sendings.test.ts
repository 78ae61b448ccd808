import { expect, test } from 'vitest';
import { decidesSubmission } from './decidesSubmission.ts';
import { refusals } from './refusal.ts';
import { sendingIdOf } from './sendingId.ts';

test.each(Object.entries(refusals).filter(([, [status]]) => status >= 500 || status === 429))(
  '%s decides nothing about the submission',
  (code) => {
    expect(decidesSubmission(code)).toBe(false);
  },
);

test.each([
  ['voting-closed', true],
  ['already-voted', true],
  ['unit-in-arrears', true],
  ['other-device', true],
  ['booth-pass-over', true],
  ['not-signed-in', false],
  ['bad-request', false],
  ['cross-site', false],
  ['not-found', false],
  ['network', false],
  ['toString', false],
] as const)('that %s decides a sending is %s', (code, isDecided) => {
  expect(decidesSubmission(code)).toBe(isDecided);
});

test.each<[unknown, string | null]>([
  [{ requestId: 'r', choices: [] }, 'r'],
  [{ pass: 'p', vote: { requestId: 'r' } }, 'r'],
  [{ jobId: 'j', importId: 'i', rows: [] }, 'j'],
  [{ importId: 'i' }, 'i'],
  [{ requestId: 'x'.repeat(65) }, null],
  [{ requestId: 7 }, null],
  [{}, null],
  ['requestId', null],
  [null, null],
  [undefined, null],
])('the id of %j is %s', (body, id) => {
  expect(sendingIdOf(body)).toBe(id);
});
