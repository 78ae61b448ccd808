import { expect, test } from 'vitest';
import { admitInquiry, decideInquiry, type Inquiry, sendInquiryRequest } from './inquiry.ts';

const asked = (inquiryId: string, state: Inquiry['state'] = 'waiting'): Inquiry => ({
  ...{
    inquiryId,
    session: 1,
    personId: 'a',
    name: 'Ana',
    labels: ['101'],
    text: '¿Cuánto cuesta?',
  },
  ...{ point: null, sentAt: 1, state, settledAt: null },
});
const many = (count: number, state: Inquiry['state']) =>
  Array.from({ length: count }, (_, i) => asked(`i${i}`, state));

test.each([
  ['the first', [], 'yes'],
  ['the same again', many(3, 'waiting').map((one, i) => (i === 0 ? asked('new') : one)), 'yes'],
  ['a fourth while three wait', many(3, 'waiting'), 'inquiries-waiting'],
  ['a fourth once they were seen', many(3, 'answered'), 'yes'],
  ['an eleventh', many(10, 'answered'), 'inquiries-over'],
] as const)('%s is taken: %s', (_name, own, said) => {
  const outcome = admitInquiry(own, asked('new'));
  expect(outcome.ok ? 'yes' : outcome.refusal.code).toBe(said);
});

test('marking a question as read aloud twice keeps the first timestamp', () => {
  const read = decideInquiry(asked('i'), 'read-aloud', 5);
  expect(read).toMatchObject({ state: 'read-aloud', settledAt: 5 });
  expect(decideInquiry(read, 'set-aside', 9)).toBe(read);
  const aside = decideInquiry(asked('i'), 'set-aside', 5);
  expect(decideInquiry(aside, 'set-aside', 9)).toBe(aside);
  expect(decideInquiry(aside, 'read-aloud', 9)).toMatchObject({ state: 'read-aloud' });
});

test.each([
  ['  ¿Y la piscina?  ', true],
  ['   ', false],
  ['a'.repeat(401), false],
])('a text %o', (text, fits) => {
  const inquiryId = '7a5c0e1d-2026-4a00-8b00-0000000000e1';
  expect(sendInquiryRequest.safeParse({ inquiryId, text }).success).toBe(fits);
});
