import { expect, test } from 'vitest';
import type { Stage } from '../../kernel/sessions/stage.ts';
import { moodMillis } from './mood.ts';
import { askMoodRequest } from './moodRequests.ts';
import { admitMood, decideMood, endMoodOn, moodOn } from './moodStage.ts';
import { presentMood } from './presentMood.ts';

const moodId = '7a5c0e1d-2026-4a00-8b00-0000000000e1';
const asked = {
  ...{ moodId, text: '¿Cómo va la reunión?' },
  options: [
    { label: 'Bien', face: 'good' as const },
    { label: 'Regular', face: null },
  ],
};
const session = { state: 'open', stage: { mode: 'quorum' }, openQuestionIds: [] } as const;

function cardOn(now: number): Stage {
  const mood = decideMood(session, asked, now);
  if (!mood.ok) throw new Error(mood.refusal.code);
  return { mode: 'mood', mood: mood.value };
}
const codeOf = (outcome: { ok: boolean; refusal?: { code: string } }) =>
  outcome.ok ? 'yes' : outcome.refusal?.code;

test('lasts two minutes, and asking it again changes nothing', () => {
  const stage = cardOn(1000);
  expect(stage).toMatchObject({
    mood: { closesAt: 1000 + moodMillis, options: [{ optionId: 'm1' }, { optionId: 'm2' }] },
  });
  const again = decideMood({ ...session, stage }, asked, 50_000);
  expect(again).toEqual({ ok: true, value: 'mood' in stage ? stage.mood : null });
});

test.each([
  ['a voting is open', { openQuestionIds: ['q'] }, 'another-question-open'],
  ['the session is not', { state: 'suspended' }, 'session-not-open'],
] as const)('is not asked while %s', (_name, more, code) => {
  expect(codeOf(decideMood({ ...session, ...more }, asked, 0))).toBe(code);
});

test.each([
  ['in time', moodId, 'm2', 1, 'yes'],
  ['when its time is over', moodId, 'm2', moodMillis, 'mood-over'],
  ['for another card', 'other', 'm2', 1, 'mood-over'],
  ['with an option it does not have', moodId, 'm3', 1, 'bad-request'],
])('an answer %s', (_name, id, optionId, now, code) => {
  expect(codeOf(admitMood(cardOn(0), { moodId: id, optionId }, now))).toBe(code);
});

test('ends once, and takes nothing more', () => {
  const shown = cardOn(0);
  const stage = endMoodOn(shown, moodId, 500);
  expect(stage).toEqual({ ...shown, mood: { ...moodOn(shown), closesAt: 500 } });
  expect(endMoodOn(stage, moodId, 900)).toEqual(stage);
  expect(endMoodOn(shown, moodId, moodMillis)).toEqual(shown);
  expect(codeOf(admitMood(stage, { moodId, optionId: 'm1' }, 501))).toBe('mood-over');
});

test('a late press to end it leaves what has followed', () => {
  const another = '7a5c0e1d-2026-4a00-8b00-0000000000e2';
  for (const stage of [{ mode: 'quorum' } as const, cardOn(0)]) {
    expect(endMoodOn(stage, another, 500)).toEqual(stage);
  }
});

test('counts people, and nobody when nobody answered', () => {
  const stage = cardOn(0);
  if (stage.mode !== 'mood') throw new Error('The card is on stage.');
  const said = presentMood(stage.mood, { answered: 3, counts: { m1: 2, m2: 1 } });
  expect(said.bars.map(({ percent, people }) => `${percent} ${people}`)).toEqual([
    ...['67 % 2 personas', '33 % 1 persona'],
  ]);
  expect(said.answered).toBe('Han respondido 3 personas');
  const none = presentMood(stage.mood, { answered: 0, counts: {} });
  expect(none.bars.map(({ share }) => share)).toEqual([0, 0]);
});

const words = (...labels: readonly string[]) => labels.map((label) => ({ label, face: null }));
test.each([
  ['one option', words('a'), false],
  ['five', words('a', 'b', 'c', 'd', 'e'), true],
  ['six', words('a', 'b', 'c', 'd', 'e', 'f'), false],
  ['the same word twice', words('a', 'a'), false],
])('a card with %s', (_name, options, fits) => {
  expect(askMoodRequest.safeParse({ ...asked, options }).success).toBe(fits);
});
