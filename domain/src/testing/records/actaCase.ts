import { instantOf } from '../../kernel/calendars/instant.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import type { AssemblySession, Verification } from '../../kernel/sessions/assemblySession.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { countRoll } from '../../laws/verdicts/countRoll.ts';
import { presumeConsent } from '../../laws/verdicts/presumedConsent.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { verdictOf } from '../../laws/verdicts/verdict.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import { decideResult } from '../../polls/results/decideResult.ts';
import type { StoredResult } from '../../polls/results/questionResult.ts';
import type { NamedBallot, SessionRecord } from '../../record/reports/sessionRecord.ts';
import { proxyOf } from '../halls/proxyOf.ts';

/**
 * A community in Madrid. The first call fails; in the second, three days later, an attorney of two
 * owners votes one way for one and another way for the other, somebody comes late, the session is
 * suspended, somebody leaves, an owner takes the unit over from the attorney, and a decision waits
 * for the absent. Hours are UTC; Madrid is one ahead.
 */
const point = 1_000_000;
const owned = [
  ['A', 'ana', 'Ana Ruiz', 30],
  ['B', 'bruno', 'Bruno Díaz', 20],
  ['C', 'carla', 'Carla Núñez', 15],
  ['D', 'carla', 'Carla Núñez', 15],
  ['E', 'elena', 'Elena Peña', 10],
  ['F', 'felix', 'Félix Mora', 10],
] as const;

export const caseUnits: readonly Unit[] = owned.map(([unitId, owner, name, points], order) => ({
  ...{ unitId, label: `Piso ${unitId}`, group: order < 3 ? 'Portal 1' : 'Portal 2' },
  ...{ kind: 'piso', weight: points * point, ownerIds: [owner], ownerNames: [name] },
  ...{ inArrears: unitId === 'F', order },
}));

export const caseProxies = [
  proxyOf({
    ...{ unitIds: ['B', 'E'], grantorId: 'bruno', grantorName: 'Bruno Díaz y Elena Peña' },
    ...{ attorneyId: 'gil', attorneyName: 'Gil Ortega', writtenOn: '2026-03-01' },
  }),
];

export const at = (day: number, hour: number, minute: number) =>
  Date.UTC(2026, 2, day, hour, minute);

/** As the database names them. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

type Told = readonly [kind: EventKind, when: number, more?: Partial<DatedEvent>];

function eventsOf(first: number, told: readonly Told[]): readonly DatedEvent[] {
  return told.map(([kind, when, more], place) => ({
    ...{ kind, at: when, by: 'staff', eventId: idOf(first + place), sequence: first + place },
    // A minute may have two of them, one after the other.
    committed: instantOf({ seconds: when / 1000, nanoseconds: place }),
    seal: 1,
    ...more,
  }));
}

const read = (weight: number, units: number, met: boolean): Omit<Verification, 'at'> => ({
  present: { weight: weight * point, units },
  total: { weight: 100 * point, units: 6 },
  met,
});

const enters = (unitId: string, personId: string, when: number): Told => [
  'unit-entered',
  when,
  { unitId, personId },
];

export const firstEvents = eventsOf(1, [
  enters('A', 'ana', at(10, 17, 55)),
  ['call-failed', at(10, 18, 35), { call: 1, quorum: read(30, 1, false) }],
]);

const budget = idOf(901);
const lift = idOf(902);

const secondEvents = eventsOf(101, [
  ['call-planned', at(10, 18, 40), { call: 2, until: at(13, 18, 0) }],
  enters('A', 'ana', at(13, 17, 50)),
  enters('B', 'gil', at(13, 17, 55)),
  enters('E', 'gil', at(13, 17, 55)),
  ['session-installed', at(13, 18, 2), { call: 2, quorum: read(60, 3, true) }],
  enters('C', 'carla', at(13, 18, 20)),
  enters('D', 'carla', at(13, 18, 20)),
  ['question-opened', at(13, 18, 30), { questionId: budget }],
  ['question-closed', at(13, 18, 40), { questionId: budget }],
  [
    'session-suspended',
    at(13, 18, 45),
    { call: 2, until: at(13, 19, 15), quorum: read(90, 5, true) },
  ],
  ['unit-left', at(13, 18, 50), { unitId: 'A', personId: 'ana' }],
  ['session-resumed', at(13, 19, 16), { call: 2, quorum: read(60, 4, true) }],
  enters('B', 'bruno', at(13, 19, 20)),
  ['question-opened', at(13, 19, 25), { questionId: lift }],
  ['question-closed', at(13, 19, 35), { questionId: lift }],
  ['quorum-verified', at(13, 19, 36), { call: 2, quorum: read(60, 4, true) }],
  ['session-closed', at(13, 19, 40), { call: 2, quorum: read(60, 4, true) }],
]);

const pack = packOf('es-lph');
const options = yesNoOptions({ blank: false, abstention: true });

function question(questionId: string, number: number, text: string, ruleId: string): Question {
  return {
    ...{ questionId, number, text, options, rulePack: 'es-lph', liveBars: true },
    ...{ rule: ruleOf(pack, ruleId), durationSeconds: null, session: 2, state: 'closed' },
    ...{ openedAt: 0, closesAt: null, quorumAtOpening: true },
  };
}

const asked = [
  question(budget, 1, '¿Aprueba las cuentas de 2025?', 'es-lph/ordinary'),
  question(lift, 2, '¿Aprueba alquilar el local común?', 'es-lph/three-fifths'),
] as const;

type Cast = readonly [unitId: string, optionId: string, personId: string];

function ballotsOf(cast: readonly Cast[]): readonly NamedBallot[] {
  return cast.map(([unitId, optionId, personId]) => ({ unitId, optionIds: [optionId], personId }));
}

const ballots = new Map([
  [
    budget,
    ballotsOf([
      ['A', 'favour', 'ana'],
      ['B', 'favour', 'gil'],
      ['C', 'favour', 'carla'],
      ['D', 'favour', 'carla'],
      ['E', 'against', 'gil'],
    ]),
  ],
  [
    lift,
    ballotsOf([
      ['B', 'favour', 'bruno'],
      ['C', 'favour', 'carla'],
      ['D', 'favour', 'carla'],
      ['E', 'against', 'gil'],
    ]),
  ],
]);

function attendanceOf(present: string, holders: Readonly<Record<string, string>>) {
  return caseUnits
    .filter(({ unitId }) => holders[unitId] !== undefined)
    .map((unit): Attendance => {
      const personId = holders[unit.unitId] ?? '';
      const owns = unit.ownerIds.includes(personId);
      return {
        ...{ unitId: unit.unitId, label: unit.label, group: unit.group, order: unit.order },
        ...{ weight: unit.weight, headId: unit.ownerIds[0] ?? '', personId, since: 0 },
        personName: personId === 'gil' ? 'Gil Ortega' : (unit.ownerNames[0] ?? ''),
        ownerName: unit.ownerNames[0] ?? '',
        capacity: owns ? 'owner' : 'proxy',
        channel: personId === 'carla' ? 'online' : 'hall',
        present: present.includes(unit.unitId),
      };
    });
}

function resultOf(one: Question, present: string, closedAt: number): StoredResult {
  const cast = (ballots.get(one.questionId) ?? []).map((ballot) => ({
    ...ballot,
    weight: caseUnits.find(({ unitId }) => unitId === ballot.unitId)?.weight ?? 0,
  }));
  const attendance = attendanceOf(present, {
    A: 'ana',
    B: 'gil',
    C: 'carla',
    D: 'carla',
    E: 'gil',
  });
  const sources = { units: caseUnits, attendance, ballots: cast, options };
  const result = decideResult({ ...sources, question: one, call: 2, closedAt });
  const roll = rollOf(sources);
  const scopes = scopesOf(one.rule);
  const { vocabulary } = pack;
  const consent = presumeConsent({
    rule: one.rule,
    roll,
    scopes,
    notices: [],
    today: '2026-03-14',
  });
  const figures = countRoll(roll, scopes, one.rule.exclusions);
  const { quorum } = result;
  const verdict = verdictOf({
    rule: one.rule,
    figures,
    quorum,
    turnout: null,
    vocabulary,
    consent,
  });
  return { ...result, verdict, shownAt: closedAt };
}

function session(number: number, more: Partial<AssemblySession>): AssemblySession {
  return {
    ...{ session: number, call: 2, state: 'closed', startsAt: at(13, 18, 0) },
    ...{ stage: { mode: 'quorum' }, openQuestionIds: [] },
    ...more,
  };
}

const community: Pick<SessionRecord, 'assembly' | 'units' | 'attorneys'> = {
  assembly: {
    ...{ name: 'Comunidad de la calle del Olmo', country: 'ES' },
    ...{ rulePack: 'es-lph', timeZone: 'Europe/Madrid', weightMeasure: 'percent' },
  },
  units: caseUnits,
  attorneys: new Map([['gil', 'Gil Ortega']]),
};

export const firstSession: SessionRecord = {
  ...community,
  session: session(1, { call: 1, state: 'failed', startsAt: at(10, 18, 0) }),
  attendance: attendanceOf('A', { A: 'ana' }),
  events: firstEvents,
  ...{ questions: [], results: [], ballots: new Map(), readAt: at(10, 19, 0) },
};

export const secondSession: SessionRecord = {
  ...community,
  session: session(2, {}),
  attendance: attendanceOf('BCDE', { A: 'ana', B: 'bruno', C: 'carla', D: 'carla', E: 'gil' }),
  events: secondEvents,
  questions: asked,
  results: [
    resultOf(asked[0], 'ABCDE', at(13, 18, 40)),
    resultOf(asked[1], 'BCDE', at(13, 19, 35)),
  ],
  ballots,
  readAt: at(13, 20, 0),
};
