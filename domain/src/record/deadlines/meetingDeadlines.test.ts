import { expect, test } from 'vitest';
import { calendarOf } from '../../kernel/calendars/workingDays.ts';
import { type HeldMeeting, nextDeadline } from './meetingDeadlines.ts';

const meeting: HeldMeeting = {
  rulePack: 'co-ph',
  heldOn: '2026-03-02',
  channel: 'hall',
  hasDecided: true,
  notifiedOn: null,
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

test('once the minutes were made known, that is no longer to do and the terms of absentees run', () => {
  const told = { ...meeting, notifiedOn: '2026-03-05' };
  expect(nextDeadline(told, '2026-03-06')).toEqual({
    ...{ label: 'Verificar la redacción, si la asamblea encargó a alguien', dueOn: '2026-03-30' },
  });
  const spanish = { ...told, rulePack: 'es-lph' } as const;
  expect(nextDeadline(spanish, '2027-03-04')?.dueOn).toBe('2027-03-05');
});

test('there is none once all are over, and nothing to challenge where nothing was decided', () => {
  expect(nextDeadline(meeting, '2026-05-03')).toBeNull();
  expect(nextDeadline({ ...meeting, hasDecided: false }, '2026-04-01')).toBeNull();
});
