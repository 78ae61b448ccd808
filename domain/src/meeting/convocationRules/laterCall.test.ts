import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { laterCallOf, reconveningOf, secondCallOf } from './laterCall.ts';
import { ownRightMeetingOf } from './ownRightMeeting.ts';

const at = (moment: string) => {
  const [date = '', time = ''] = moment.split(' ');
  return { date, time };
};
const second = (packId: PackId, first: string) =>
  secondCallOf(convocationRulesOf(packId), at(first), bogota);

test.each([
  ['a plain week', '2026-03-04 18:00', '2026-03-09 20:00'],
  ['before San José', '2026-03-19 19:00', '2026-03-25 20:00'],
  ['from a Saturday', '2026-03-14 09:00', '2026-03-18 20:00'],
  ['before Easter', '2026-03-31 19:00', '2026-04-07 20:00'],
  ['before Chiquinquirá', '2026-07-09 19:00', '2026-07-15 20:00'],
  ['before two November Mondays', '2026-10-29 19:00', '2026-11-04 20:00'],
])('Ley 675: %s, first call %s, second on %s', (_, first, expected) => {
  expect(second('co-ph', first)).toMatchObject({
    call: 2,
    earliest: at(expected),
    latest: at(expected),
    suggested: at(expected),
    announced: 'must',
  });
});

test.each<[PackId, first: string, from: string, until: string, announced: string]>([
  ['co-sas', '2026-03-02 08:00', '2026-03-16', '2026-04-16', 'may'],
  ['co-sas', '2026-03-18 08:00', '2026-04-06', '2026-05-05', 'may'],
  ['co-ltda', '2026-03-25 10:00', '2026-04-10', '2026-05-11', 'after'],
  ['co-sa', '2026-03-25 10:00', '2026-04-10', '2026-05-11', 'after'],
])('%s: first call %s, second from %s until %s', (packId, first, from, until, announced) => {
  expect(second(packId, first)).toMatchObject({
    earliest: { date: from, time: '00:00' },
    latest: { date: until, time: '23:59' },
    suggested: { date: from, time: at(first).time },
    announced,
  });
});

test.each<[PackId, first: string, next: string, announced: string]>([
  ['es-lph', '2026-03-10 19:00', '2026-03-10 19:30', 'may'],
  ['es-lph', '2026-03-10 23:45', '2026-03-11 00:15', 'may'],
  ['es-sa', '2026-03-10 12:00', '2026-03-11 12:00', 'may'],
  ['ar-lgs', '2026-03-10 18:00', '2026-03-10 19:00', 'may'],
  ['mx-cdmx', '2026-03-10 19:00', '2026-03-10 19:30', 'must'],
  ['co-cooperativa', '2026-03-10 09:00', '2026-03-10 10:00', 'may'],
  ['generic', '2026-03-10 09:00', '2026-03-10 10:00', 'must'],
])('%s: after %s the next call is from %s', (packId, first, next, announced) => {
  expect(second(packId, first)).toMatchObject({
    earliest: at(next),
    latest: null,
    suggested: at(next),
    announced,
  });
});

test('Mexico City has a third call, half an hour after the second', () => {
  const rules = convocationRulesOf('mx-cdmx');
  expect(laterCallOf(rules, 3, at('2026-03-10 19:30'), bogota)).toMatchObject({
    call: 3,
    earliest: at('2026-03-10 20:00'),
  });
});

test('LGSM: the second call needs a notice of its own', () => {
  expect(second('mx-lgsm', '2026-03-10 10:00')).toMatchObject({
    earliest: at('2026-03-26 00:00'),
    latest: null,
    suggested: at('2026-03-26 10:00'),
    announced: 'after',
  });
});

test.each<PackId>(['es-sl', 'ar-ccyc'])('%s has one call only', (packId) => {
  expect(second(packId, '2026-03-10 19:00')).toBeNull();
  expect(reconveningOf(convocationRulesOf(packId), '2026-03-10', bogota)).toBeNull();
});

test.each<PackId>(['co-ph', 'es-lph', 'co-sas'])('%s has no third call', (packId) => {
  expect(laterCallOf(convocationRulesOf(packId), 3, at('2026-03-10 19:00'), bogota)).toBeNull();
});

test.each<[PackId, noticeBy: string, from: string, until: string | null]>([
  ['es-lph', '2026-03-15', '2026-03-13', '2026-03-18'],
  ['es-sa', '2026-03-25', '2026-03-20', null],
  ['ar-lgs', '2026-04-01', '2026-03-18', '2026-04-09'],
  ['co-sa', '2026-04-18', '2026-03-16', '2026-04-24'],
  ['co-sas', '2026-04-16', '2026-03-18', '2026-04-24'],
])(
  '%s: failed on 10 March, called again by %s, held from %s until %s',
  (id, noticeBy, from, until) => {
    expect(reconveningOf(convocationRulesOf(id), '2026-03-10', bogota)).toMatchObject({
      noticeBy,
      meetingFrom: from,
      meetingUntil: until,
    });
  },
);

test.each<PackId>(['co-ph', 'mx-lgsm', 'generic'])('%s says nothing of calling again', (packId) => {
  expect(reconveningOf(convocationRulesOf(packId), '2026-03-10', bogota)).toBeNull();
});

test.each<[PackId, periodEnd: string, date: string, time: string]>([
  ['co-ph', '2025-12-31', '2026-04-01', '20:00'],
  ['co-ph', '2026-02-28', '2026-06-01', '20:00'],
  ['co-ph', '2025-09-30', '2026-01-02', '20:00'],
  ['co-ph', '2026-01-31', '2026-05-04', '20:00'],
  ['co-sa', '2025-12-31', '2026-04-01', '10:00'],
  ['co-sa', '2026-03-31', '2026-04-01', '10:00'],
  ['co-sa', '2026-04-01', '2027-04-01', '10:00'],
  ['co-sas', '2025-12-31', '2026-04-01', '10:00'],
])('%s: a period that ends on %s is met by right on %s at %s', (packId, end, date, time) => {
  expect(ownRightMeetingOf(convocationRulesOf(packId), end, bogota)).toEqual({ date, time });
});

test.each<PackId>([
  'es-lph',
  'es-sa',
  'es-sl',
  'ar-ccyc',
  'ar-lgs',
  'cl-21442',
  'mx-cdmx',
  'mx-lgsm',
  'generic',
])('%s knows no meeting by own right', (packId) => {
  expect(ownRightMeetingOf(convocationRulesOf(packId), '2025-12-31', bogota)).toBeNull();
});
