import { expect, test } from 'vitest';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { decideProtest } from './decideProtest.ts';

const ana = { name: 'Ana', unitId: null, ownerIds: ['ana'], reason: 'es directora' };
const question: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba la gestión?', rulePack: 'ar-lgs' },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('ar-lgs'), 'management-approval'),
  ...{ liveBars: false, durationSeconds: null, session: 1, state: 'open', openedAt: 1 },
  ...{ closesAt: null, quorumAtOpening: true },
  named: { conflict: { of: [ana], units: 1 } },
};

const seat = (owner: string, holder: string, over: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId: `de ${owner}`, label: owner, group: '', order: 0, weight: 1, headId: owner },
  ...{ personId: holder, personName: holder, ownerName: owner, capacity: 'owner' },
  ...{ channel: 'hall', present: true, since: 0, ...over },
});

const protest = (asked: Question, personId: string, ...seats: readonly Attendance[]) =>
  decideProtest(asked, { personId, seats, now: 9 });

test.each([
  ['for what they own', 'ana', [seat('ana', 'ana')], 'ana'],
  ['for what they represent', 'ana', [seat('beto', 'ana')], 'ana, por beto'],
  ['once, for theirs and for others', 'ana', [seat('beto', 'ana'), seat('ana', 'ana')], 'ana'],
  ['for whom they represent', 'caro', [seat('ana', 'caro')], 'caro, por ana'],
] as const)('whoever is left out protests %s', (_, personId, seats, name) => {
  const made = protest(question, personId, ...seats);
  expect(made).toEqual({
    ok: true,
    value: { ...question, protests: [{ personId, name, at: 9 }] },
  });
  if (!made.ok) return;
  expect(decideProtest(made.value, { personId, seats: [], now: 12 })).toEqual(made);
});

test.each([
  ['who has a vote', question, 'beto', [seat('beto', 'beto')], 'protest-without-interest'],
  [
    'who left',
    question,
    'ana',
    [seat('ana', 'ana', { present: false })],
    'protest-without-interest',
  ],
  ['who gave their place', question, 'ana', [seat('ana', 'caro')], 'protest-without-interest'],
  [
    'anybody before it opens',
    { ...question, state: 'draft' },
    'ana',
    [seat('ana', 'ana')],
    'question-not-open',
  ],
  [
    'anybody once it is closed',
    { ...question, state: 'closed' },
    'ana',
    [seat('ana', 'ana')],
    'voting-closed',
  ],
  [
    'anybody once it is annulled',
    { ...question, state: 'annulled' },
    'ana',
    [seat('ana', 'ana')],
    'question-annulled',
  ],
] as const)('a protest is refused to %s', (_, asked, personId, seats, code) => {
  expect(protest(asked, personId, ...seats)).toMatchObject({ refusal: { code } });
});
