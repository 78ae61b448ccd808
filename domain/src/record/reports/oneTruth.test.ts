import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { instantMillis } from '../../kernel/calendars/instant.ts';
import { dateEvents } from '../../kernel/events/datedEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { quorumScopes } from '../../laws/verdicts/scopesOf.ts';
import { presenceCurve } from '../../meeting/quorum/presenceCurve.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import { type Lapse, movementsOf, presentAt } from '../../meeting/quorum/timeLine.ts';
import { measureQuestion } from '../../polls/judging/measureQuestion.ts';
import {
  type Happening,
  type HeldMeeting,
  holdMeeting,
  type PlannedMeeting,
} from '../../testing/halls/meetingModel.ts';
import { quorumTimeLine } from '../../testing/halls/quorumTimeLine.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { comingsOf } from '../acta/comings.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { attendeesOf, coursesOf } from '../subject/callCourse.ts';
import { ownReport } from './ownReport.ts';
import { quorumReport } from './quorumReport.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { staysByUnit, votersReport } from './votersReport.ts';
import { walkQuorum } from './walkQuorum.ts';

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom<Happening['kind']>(
    ...(['enter', 'enter', 'revoke', 'revoke', 'transfer', 'leave'] as const),
    ...(['bulk', 'verify', 'vote', 'vote', 'voting'] as const),
  ),
  place: fc.nat(9),
  // Most within a millisecond, where an instant on a clock would not tell them apart.
  micros: fc.constantFrom(0, 1, 300, 1_000, 90_000_000),
  id: fc.stringMatching(/^[a-z]{4}$/u),
});

const meeting: fc.Arbitrary<PlannedMeeting> = fc.record({
  rulePack: fc.constantFrom(...packIds),
  weights: fc.array(fc.integer({ min: 1, max: 60_000_000 }), { minLength: 2, maxLength: 5 }),
  inArrears: fc.array(fc.boolean(), { maxLength: 3 }),
  isSecondCall: fc.boolean(),
  before: fc.array(happening, { maxLength: 8 }),
  during: fc.array(happening, { maxLength: 25 }),
  sealedUntil: fc.nat(30),
});

/** Every meeting, its events read in any order. */
function everyMeeting(hold: (held: HeldMeeting) => void): void {
  fc.assert(
    fc.property(meeting, fc.infiniteStream(fc.nat()), (plan, draws) => {
      const held = holdMeeting(plan);
      const ranked = held.found.map((one) => ({ one, rank: draws.next().value ?? 0 }));
      const read = ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
      hold({ ...held, found: read, record: { ...held.record, events: dateEvents(read) } });
    }),
    sampleOf({ part: 60, full: 2_000 }, process.env),
  );
}

const figures = ({ call, present, total, met }: Quorum) => ({ call, present, total, met });

test('at each closing the screens, the report, the minutes and the replay have one quorum of the room, and the result its own of those who took part', () => {
  everyMeeting(({ record, lines }) => {
    const { units, attendance, ballots, questions, results } = record;
    const steps = walkQuorum(record);
    const movements = movementsOf(record.events);
    const acta = buildActaRecord(record, around);
    for (const { questionId, state } of lines) {
      const step = steps.findLast(({ committed }) => committed <= state.committed);
      expect(step && figures(step.quorum)).toEqual(figures(state.quorum));
      const present = presentAt(movements, state.committed);
      expect([...present].sort()).toEqual([...state.holders.keys()].sort());
      const question = questions.find((one) => one.questionId === questionId);
      const result = results.find((one) => one.questionId === questionId);
      if (question === undefined) throw new Error('It closed.');
      const cast = (ballots.get(questionId) ?? []).map((ballot) => ({
        ...ballot,
        weight: units.find(({ unitId }) => unitId === ballot.unitId)?.weight ?? 0,
      }));
      const then = attendance.map((one) => ({ ...one, present: present.has(one.unitId) }));
      const roll = rollOf({ units, attendance: then, ballots: cast, options: question.options });
      const { quorum, base } = measureQuestion(question, roll, {
        call: state.quorum.call,
      });
      expect(result).toMatchObject({ quorum, base });
      const told = acta.quorum.questions.find((one) => one.questionId === questionId);
      expect(told?.closed).toMatchObject({ present: state.quorum.present, met: state.quorum.met });
      expect(told?.decision).toEqual(quorum);
    }
  });
});

const around = { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] };

test('a report shows what the hall was after each commit, and no other state', () => {
  everyMeeting(({ record, states }) => {
    const steps = walkQuorum(record);
    expect(steps.map(({ committed, quorum }) => [committed, figures(quorum)])).toEqual(
      states.map(({ committed, quorum }) => [committed, figures(quorum)]),
    );
    const report = quorumReport(record);
    expect(report.lapses).toEqual(lapsesOf(record.events, states));
    const last = states.at(-1)?.holders ?? new Map();
    expect(report.groups.reduce((sum, group) => sum + group.last.units, 0)).toBe(last.size);
    for (const { at, quorum } of report.milestones) {
      expect(figuresAt(states, at)).toMatchObject(quorum ?? {});
    }
    const movements = movementsOf(record.events);
    const pack = packOf(record.assembly.rulePack);
    const rule = ruleOf(pack, pack.ordinaryRuleId);
    const roll = rollOf({ ...record, ballots: [], options: [] });
    const line = quorumTimeLine(movements, {
      ...{ roll, scopes: quorumScopes(rule), exclusions: rule.exclusions },
      ...{ quorum: rule.quorum, call: 1, vocabulary: pack.vocabulary },
    });
    const moving = steps.filter(({ events }) => movementsOf(events).length > 0);
    expect(line.map(({ at, quorum }) => [at, quorum.present])).toEqual(
      moving.map(({ at, quorum }) => [at, quorum.present]),
    );
    expect(report.curve).toHaveLength(moving.length);
  });
});

/**
 * The part that the server reads for one person: their own data, and the questions and milestones of the
 * session.
 */
function partOf(record: SessionRecord, personId: string): SessionRecord {
  const held = record.events.flatMap((event) => (event.personId === personId ? event.unitId : []));
  const owned = record.units.filter(({ ownerIds }) => ownerIds.includes(personId));
  const own = new Set([...held, ...owned.map(({ unitId }) => unitId)]);
  const ofTheirs = <T extends { readonly unitId: string }>(list: readonly T[]) =>
    list.filter(({ unitId }) => own.has(unitId));
  return {
    ...record,
    units: ofTheirs(record.units),
    attendance: ofTheirs(record.attendance),
    events: record.events.filter(
      ({ kind, unitId }) => own.has(unitId ?? '') || milestones.has(kind),
    ),
    ballots: new Map([...record.ballots].map(([id, cast]) => [id, ofTheirs(cast)])),
  };
}

const milestones = new Set<EventKind>(['session-installed', 'session-closed']);

test('the report of each person agrees with the report of the whole meeting', () => {
  everyMeeting(({ record }) => {
    const whole = staysByUnit(votersReport(record).voters);
    for (const personId of new Set(whole.map((one) => one.personId))) {
      const reading = { personId, tookPart: new Map(), receipts: new Map(), deadlines: [] };
      const part = ownReport({ ...reading, record: partOf(record, personId) });
      expect(part).toEqual(ownReport({ ...reading, record }));
      const own = whole.filter((one) => one.personId === personId);
      expect(part.stays.filter(({ holder }) => holder === null)).toHaveLength(own.length);
      const votes = part.decisions.flatMap((one) => one.votes.filter(({ by }) => by === null));
      const choices = own.flatMap(({ stay }) => stay.choices.filter((one) => one !== null));
      expect(votes).toHaveLength(choices.length);
    }
  });
});

/** Every weight that the curve draws was in the hall after a commit of that millisecond. */
test('a curve draws one point a commit, of the weight present', () => {
  everyMeeting(({ record, states }) => {
    const weights = new Map(record.units.map(({ unitId, weight }) => [unitId, weight]));
    const drawn: unknown[] = [];
    let before = 0;
    for (const { committed, holders } of states) {
      const weight = [...holders.keys()].reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
      if (weight !== before) drawn.push({ at: instantMillis(committed), weight });
      before = weight;
    }
    const curve = presenceCurve(movementsOf(record.events), weights);
    expect(curve.slice(curve[0]?.weight === 0 ? 1 : 0)).toEqual(drawn);
  });
});

test('those present and those who left are all the attendees, and nobody left before voting', () => {
  everyMeeting(({ record, states, castAt }) => {
    const report = votersReport(record);
    const stays = report.voters.flatMap(({ personId, stays: own }) =>
      own.map((stay) => ({ ...stay, personId })),
    );
    const open = stays.filter(({ leftAt }) => leftAt === null);
    const holders = [...(states.at(-1)?.holders ?? [])].sort();
    expect(open.map(({ unitId, personId }) => [unitId, personId]).sort()).toEqual(holders);
    const gone = stays.filter(({ isLast, leftAt }) => isLast && leftAt !== null);
    const came = new Set(states.flatMap((state) => [...state.holders.keys()]));
    expect(open.length + gone.length).toBe(came.size);
    expect(came.size + report.absent.length).toBe(record.units.length);
    report.questions.forEach(({ questionId }, place) => {
      for (const { unitId, personId } of record.ballots.get(questionId) ?? []) {
        const [told, ...others] = stays.filter(
          (stay) => stay.unitId === unitId && stay.choices[place] !== null,
        );
        expect(others).toEqual([]);
        expect(told?.personId).toBe(personId);
        const cast = instantMillis(castAt.get(`${questionId} ${unitId}`) ?? '');
        expect(told?.leftAt ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(cast);
      }
    });
  });
});

test('in the minutes, the opening with late arrivals and without exits gives the end', () => {
  everyMeeting(({ record, states, installedAt }) => {
    const acta = buildActaRecord(record, around);
    expect(acta.quorum).toEqual(quorumReport(record));
    const course = coursesOf(acta.quorum).find(({ installed }) => installed !== null);
    if (course === undefined) throw new Error('It was installed.');
    const stays = attendeesOf(acta, course).flatMap((voter) => voter.stays);
    const { late, gone, handed } = comingsOf(stays, course, record.readAt);
    const opening = states.findLast(({ committed }) => committed <= installedAt);
    const there = opening?.holders.size ?? 0;
    expect(there + late.length - gone.length).toBe(states.at(-1)?.holders.size);
    const during = record.events.filter(({ committed }) => committed > installedAt);
    const hands = during.filter(
      ({ kind }) => kind === 'unit-transferred' || kind === 'proxy-revoked',
    );
    expect(handed).toHaveLength(hands.length);
  });
});

function figuresAt(states: HeldMeeting['states'], at: number) {
  const state = states.find(({ committed }) => instantMillis(committed) === at);
  return state && figures(state.quorum);
}

/** Without quorum between the opening and the end, as an observer of the hall saw it. */
function lapsesOf(
  events: HeldMeeting['record']['events'],
  states: HeldMeeting['states'],
): readonly Lapse[] {
  const opening = events.find(({ kind }) => kind === 'session-installed')?.committed ?? '';
  const lapses: Lapse[] = [];
  let since: number | null = null;
  for (const { committed, quorum } of states.filter((state) => state.committed >= opening)) {
    const at = instantMillis(committed);
    if (!quorum.met) since ??= at;
    else if (since !== null) {
      lapses.push({ from: since, to: at });
      since = null;
    }
  }
  return since === null ? lapses : [...lapses, { from: since, to: null }];
}
