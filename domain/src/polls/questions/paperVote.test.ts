import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { excluderOf, muteReasons } from '../../laws/verdicts/roll.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { arbitraryClosing } from '../../testing/halls/arbitraryClosing.ts';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { type Ballot, decideCast } from '../ballots/decideCast.ts';
import { splitUnits } from '../ballots/splitUnits.ts';
import { decidePaperHours, type PaperHoursAsked } from '../papers/decidePaperHours.ts';
import { decidePaperVote } from '../papers/decidePaperVote.ts';
import { presentResult } from '../presented/presentResult.ts';
import { type Closing, decideResult } from '../results/decideResult.ts';
import { type PaperVote, sayPaperHours } from './paperVote.ts';

const asked: PaperHoursAsked = {
  ...{ question: { state: 'draft' }, openedAt: 200, closedAt: 300, now: 400 },
  ...{ installedAt: 100, rosterSince: 50 },
};

test.each<readonly [string, Partial<PaperHoursAsked>, string | null]>([
  ['a draft inside the meeting is written down', {}, null],
  ['it may end at the moment that it is written down', { closedAt: 400 }, null],
  [
    'it may begin with the meeting and under the roster',
    { installedAt: 200, rosterSince: 300 },
    null,
  ],
  ['what is open is not', { question: { state: 'open' } }, 'question-not-draft'],
  ['what was counted is not', { question: { state: 'closed' } }, 'question-not-draft'],
  ['a secret vote is not', { question: { state: 'draft', disclosure: 'secret' } }, 'paper-secret'],
  [
    'an election whose candidates are still proposed is not',
    { question: { state: 'draft', nominations: { isOpen: true, list: [] } } },
    'nominations-open',
  ],
  ['it ends after it begins', { closedAt: 200 }, 'paper-hours-wrong'],
  ['it is over', { closedAt: 401 }, 'paper-hours-wrong'],
  ['the meeting was declared open', { installedAt: null }, 'session-not-open'],
  ['it does not begin before the meeting', { installedAt: 201 }, 'paper-outside-session'],
  ['two people count it', { tellers: ['Ana Pérez', 'Luis Gil'] }, null],
  [
    'one person alone does not count it',
    { tellers: ['Ana Pérez', ' ana perez'] },
    'paper-tellers-one',
  ],
  ['the roster is of before its end', { rosterSince: 301 }, 'paper-roster-later'],
])('a vote on paper: %s', (_what, changed, code) => {
  const decided = decidePaperHours({ ...asked, ...changed });
  expect(decided.ok ? null : decided.refusal.code).toBe(code);
});

/** The hall of a closing as it is kept, and the paper vote of each unit, be it there or not. */
function paperOf(closing: Closing) {
  const there = new Map(closing.attendance.map((seat) => [seat.unitId, seat.present]));
  const units = closing.units.map(
    (unit, order): Unit => ({
      ...unit,
      ...{ label: unit.unitId, group: '', ownerNames: [...unit.ownerIds], order },
    }),
  );
  const seats = units.map(
    ({ unitId, ownerIds: [owner = ''], weight, label, order }): Attendance => ({
      ...{ unitId, label, group: '', order, weight, headId: owner, personId: owner },
      ...{ personName: owner, ownerName: owner, capacity: 'owner', channel: 'hall', since: 0 },
      present: there.get(unitId) === true,
    }),
  );
  return { units, seats };
}

/** The same answers as their owners would have sent them from their phones, each with all that they hold. */
function castLive(
  closing: Closing,
  { units, seats }: ReturnType<typeof paperOf>,
): readonly Ballot[] {
  const question = { ...closing.question, state: 'open' as const, mayChange: false };
  const { exclusions } = question.rule;
  const roll = rollOf({ units, attendance: seats, ballots: [], options: question.options });
  const owes = excluderOf(roll, muteReasons(exclusions), exclusions.reach);
  const mute = new Set(roll.filter(owes).map(({ unitId }) => unitId));
  const seatOf = new Map(seats.map((seat) => [seat.unitId, seat]));
  const answers = closing.ballots.map(({ unitId, optionIds }) => {
    return { unitId, optionIds, headId: seatOf.get(unitId)?.headId };
  });
  return [...groupBy(answers, ({ headId }) => headId).values()].flatMap((sent, place) => {
    const split = splitUnits(question.rule, sent);
    return sent.flatMap(({ unitId, optionIds }): readonly Ballot[] => {
      const attendance = seatOf.get(unitId) ?? null;
      const decided = decideCast({
        ...{ question, attendance, existing: null, unitId, optionIds, now: 3 },
        voter: { uid: `phone-${place}`, personId: attendance?.personId ?? '' },
        ...{ requestId: `r${place}`, receipt: `c${place}`, isInArrears: mute.has(unitId) },
      });
      return decided.ok && !split.has(unitId) ? [decided.value.ballot] : [];
    });
  });
}

test('a vote on paper has the result of the same ballots cast live in the hall of that hour', () => {
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => {
      const hall = paperOf(closing);
      const { ballots, refused } = decidePaperVote({
        ...{ question: closing.question, ...hall, choices: closing.ballots, closedAt: 7 },
        ...{ uid: 'chair', requestId: 'r', receipt: 'c' },
      });
      expect(ballots.length + refused.length).toBe(closing.ballots.length);
      expect(ballots.every(({ channel, castAt }) => channel === 'paper' && castAt === 7)).toBe(
        true,
      );
      const line = { ...closing, units: hall.units, attendance: hall.seats };
      const live = castLive(closing, hall);
      expect(decideResult({ ...line, ballots })).toEqual(decideResult({ ...line, ballots: live }));
    }),
  );
});

test('a unit that was not there then, and one that the roster does not have, are told apart from the rest', () => {
  const [closing] = fc.sample(arbitraryClosing(), { seed: 7, numRuns: 1 });
  if (closing === undefined) throw new Error('Nothing was drawn.');
  const { units, seats } = paperOf(closing);
  const [first] = closing.question.options;
  const choices = ['u0', 'nobody'].map((unitId) => {
    return { unitId, optionIds: [first?.optionId ?? ''] };
  });
  const decided = decidePaperVote({
    ...{ question: closing.question, units, choices, closedAt: 7 },
    seats: seats.map((seat) => ({ ...seat, present: false })),
    ...{ uid: 'chair', requestId: 'r', receipt: 'c' },
  });
  expect(decided.ballots).toEqual([]);
  expect(decided.refused.map(({ refusal }) => refusal.code)).toEqual([
    'unit-not-present',
    'unit-not-present',
  ]);
});

const hour = (time: string) => Date.parse(`2026-11-30T${time}:00-05:00`);
const hours = { openedAt: hour('19:04'), closedAt: hour('19:11') };

test.each([
  ['America/Bogota', 'en papel durante el corte, de 7:04 p. m. a 7:11 p. m.'],
  ['Europe/Madrid', 'en papel durante el corte, de 1:04 a 1:11'],
])('the hours of a paper vote are said as clocks show them in %s', (timeZone, said) => {
  expect(sayPaperHours({ ...hours, timeZone })).toBe(said);
});

test('the result and the minutes say the hours, and only the minutes name the tellers', () => {
  const [closing] = fc.sample(arbitraryClosing(), { seed: 3, numRuns: 1 });
  if (closing === undefined) throw new Error('Nothing was drawn.');
  const paper: PaperVote = {
    ...{ ...hours, timeZone: 'America/Bogota', requestId: 'r', sheets: ['foto'] },
    tellers: ['Ana Pérez', 'Luis Gil'],
  };
  const question = { ...closing.question, ...hours, closesAt: hours.closedAt, paper };
  const result = decideResult({ ...closing, question, closedAt: hours.closedAt });
  const said = 'en papel durante el corte, de 7:04 p. m. a 7:11 p. m.';
  expect(result.paper).toEqual({
    ...{ ...hours, timeZone: 'America/Bogota', said: `Se votó ${said}` },
  });
  expect(presentResult(result).base).toContain(`Se votó ${said}`);
  const record = recordOfDecision(question, result);
  const event: DatedEvent = {
    ...{ eventId: 'escrito', kind: 'paper-vote-recorded', by: 'chair', at: hour('19:30') },
    ...{ committed: '000000000001.000000000', seal: null, sequence: null, questionId: 'q' },
  };
  const events = [...record.events, event];
  const acta = actaTextOf({ ...record, events });
  expect(acta).toContain(`Se votó ${said} Contaron las papeletas Ana Pérez y Luis Gil.`);
});
