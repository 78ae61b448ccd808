import { expect, test } from 'vitest';
import type { NoticeBylaw } from '../../kernel/bylaws/noticeBylaws.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { bogota, composingFactsOf } from '../../testing/composingFactsOf.ts';
import { checkDates } from '../convocationChecks/checkDates.ts';
import { checkMeeting } from '../convocationChecks/checkMeeting.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import { decideNoticeBylaws, noticeRuleUnder } from './noticeBylaws.ts';

const days = (amount: number, unit: NoticeBylaw['unit'] = 'calendar-days'): NoticeBylaw => ({
  ...{ amount, unit, article: 'artículo 40' },
});
const coPh = convocationRulesOf('co-ph');
const coSa = convocationRulesOf('co-sa');
const yearly = { kind: 'ordinary', approvesAccounts: true } as const;

test('bylaws that say something are kept, and those that say nothing are not', () => {
  const some = { ordinary: days(20), extraordinary: null };
  expect(decideNoticeBylaws(coPh, some)).toEqual({ ok: true, value: { ordinary: days(20) } });
  const none = { ordinary: null, extraordinary: null };
  expect(decideNoticeBylaws(coPh, none)).toEqual({ ok: true, value: null });
});

test('less than the law asks is refused with its term', () => {
  expect(decideNoticeBylaws(coPh, { ordinary: days(14), extraordinary: null })).toMatchObject({
    refusal: { code: 'notice-too-short', detail: 'La ley pide 15 días calendario.' },
  });
  // Of that one the law says nothing: the bylaws rule.
  expect(decideNoticeBylaws(coPh, { ordinary: null, extraordinary: days(3) }).ok).toBe(true);
});

test('enough for the usual meeting changes nothing of one that approves accounts', () => {
  const bylaws = { ordinary: days(8, 'working-days') };
  expect(decideNoticeBylaws(coSa, { ...bylaws, extraordinary: null }).ok).toBe(true);
  expect(noticeRuleUnder(coSa, yearly, bylaws).minimums).toEqual([
    { amount: 15, unit: 'working-days' },
  ]);
  const usual = noticeRuleUnder(coSa, { ...yearly, approvesAccounts: false }, bylaws);
  expect(usual.minimums).toHaveLength(2);
});

test.each<[string, NoticeBylaw, string]>([
  ['longer', days(20), 'los estatutos, artículo 40'],
  ['the same', days(15), 'Ley 675 de 2001, artículo 39'],
  [
    'in another unit',
    days(15, 'working-days'),
    'Ley 675 de 2001, artículo 39, y los estatutos, artículo 40',
  ],
])('a term that is %s is cited with its source', (_, ordinary, cited) => {
  expect(citeSource(noticeRuleUnder(coPh, yearly, { ordinary }).source)).toBe(cited);
});

test('of two terms in one unit only the longer one is said', () => {
  const { minimums } = noticeRuleUnder(coPh, yearly, { ordinary: days(20) });
  expect(minimums).toEqual([{ amount: 20, unit: 'calendar-days' }]);
});

test('a notice in time for the law and late for the bylaws is stopped with their article', () => {
  const checked = (more: Partial<ComposingFacts>) =>
    checkDates({ facts: composingFactsOf(more), wasAnnounced: false, today: '2027-03-10' });
  expect(checked({})).toEqual([]);
  expect(checked({ noticeBylaws: { ordinary: days(20) } })).toEqual([
    {
      serious: true,
      text: expect.stringContaining('a más tardar el 5 de marzo de 2027'),
      cited: 'los estatutos, artículo 40',
    },
  ]);
});

test('the last day to send it is that of the bylaws', () => {
  const { assembly, called, calendar } = composingFactsOf();
  if (called === null) throw new Error('It is not called.');
  const startsAt = bogota('2027-03-26');
  const meeting = { assembly, called, startsAt, someInArrears: false, now: bogota('2027-03-01') };
  const noticeBylaws = { ordinary: days(20) };
  expect(checkMeeting({ ...meeting, noticeBylaws }, calendar)).toMatchObject({
    ...{ lastDay: '2027-03-05', lastDayCited: 'los estatutos, artículo 40' },
  });
  expect(checkMeeting(meeting, calendar).lastDay).toBe('2027-03-10');
});
