import { expect, test } from 'vitest';
import { calendarOf } from '../../kernel/calendars/workingDays.ts';
import { type HeldMeeting, nextDeadline } from './meetingDeadlines.ts';

const meeting: HeldMeeting = {
  rulePack: 'co-ph',
  heldOn: '2026-03-02',
  channel: 'hall',
  hasDecided: true,
  calendar: calendarOf({}, []),
};

test.each([
  ['the day after', {}, '2026-03-03', '2026-03-30'],
  ['on the very day it is due', {}, '2026-03-30', '2026-03-30'],
  ['once the minutes are late, what may still be challenged', {}, '2026-04-01', '2026-05-02'],
  [
    'people came from afar, which asks for one sooner',
    { channel: 'mixed' },
    '2026-03-03',
    '2026-03-16',
  ],
] as const)('the next one, %s', (_, more, today, expected) => {
  expect(nextDeadline({ ...meeting, ...more }, today)?.dueOn).toBe(expected);
});

test('there is none once all are over, and nothing to challenge where nothing was decided', () => {
  expect(nextDeadline(meeting, '2026-05-03')).toBeNull();
  expect(nextDeadline({ ...meeting, hasDecided: false }, '2026-04-01')).toBeNull();
});
