import type { PackId } from '../../kernel/assemblies/packId.ts';
import { type Instant, instantMillis, instantOf } from '../../kernel/calendars/instant.ts';
import type { AssemblyEvent, StoredEvent } from '../../kernel/events/assemblyEvent.ts';
import { dateEvents, type FoundEvent } from '../../kernel/events/datedEvent.ts';
import { packOnceInstalled } from '../../laws/assemblies/packInSession.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { sessionQuorum } from '../../laws/rulePacks/sessionQuorum.ts';
import { quorumScopes } from '../../laws/verdicts/scopesOf.ts';
import { countPresence } from '../../meeting/quorum/countPresence.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import { decideResult } from '../../polls/results/decideResult.ts';
import type { StoredResult } from '../../polls/results/questionResult.ts';
import type { NamedBallot, SessionRecord } from '../../record/reports/sessionRecord.ts';

/** Something that happens in the hall, so many microseconds after the one before. */
export interface Happening {
  readonly kind: 'enter' | 'revoke' | 'transfer' | 'leave' | 'bulk' | 'verify' | 'vote' | 'voting';
  readonly place: number;
  readonly micros: number;
  /** The beginning of the ids of its events: they are random. */
  readonly id: string;
}

export interface PlannedMeeting {
  readonly rulePack: PackId;
  readonly weights: readonly number[];
  readonly inArrears: readonly boolean[];
  /** The first call fails, and the second one is held at once. */
  readonly isSecondCall: boolean;
  readonly before: readonly Happening[];
  readonly during: readonly Happening[];
  /** Sealed until there; their documents were written again since, from a backup. */
  readonly sealedUntil: number;
}

/** The hall after a commit, counted from the holders and not from events. */
interface HallState {
  readonly committed: Instant;
  readonly quorum: Quorum;
  readonly holders: ReadonlyMap<string, string>;
}

export interface HeldMeeting {
  readonly found: readonly FoundEvent[];
  readonly record: SessionRecord;
  readonly states: readonly HallState[];
  readonly lines: readonly { readonly questionId: string; readonly state: HallState }[];
  readonly castAt: ReadonlyMap<string, Instant>;
  readonly installedAt: Instant;
}

const attorney = 'gil';
const options = yesNoOptions({ blank: false, abstention: true });

/** A meeting as the desks, the chair and the voters make it, commit by commit. */
export function holdMeeting(plan: PlannedMeeting): HeldMeeting {
  const pack = packOf(plan.rulePack);
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const units = plan.weights.map((weight, order) => unitOf(order, weight, plan.inArrears[order]));
  const seats = new Map<string, Attendance>();
  const found: FoundEvent[] = [];
  const states: HallState[] = [];
  const lines: { questionId: string; state: HallState }[] = [];
  const questions: Question[] = [];
  const results: StoredResult[] = [];
  const ballots = new Map<string, NamedBallot[]>();
  const castAt = new Map<string, Instant>();
  let micros = 1_800_000_000_000_000;
  let call: 1 | 2 = 1;
  let isInstalled = false;

  const clock = (): Instant => {
    const [seconds, rest] = [Math.floor(micros / 1_000_000), micros % 1_000_000];
    return instantOf({ seconds, nanoseconds: rest * 1_000 });
  };
  const stateNow = (): HallState => {
    const roll = rollOf({ units, attendance: [...seats.values()], ballots: [], options: [] });
    const figures = countPresence(roll, quorumScopes(rule), rule.exclusions);
    const here = [...seats.values()].filter(({ present }) => present);
    return {
      committed: clock(),
      quorum: sessionQuorum(isInstalled ? packOnceInstalled(pack) : pack, call, figures),
      holders: new Map(here.map(({ unitId, personId }) => [unitId, personId])),
    };
  };
  /** Events are numbered as they are recorded. */
  const commit = (id: string, events: readonly Omit<AssemblyEvent, 'at' | 'by'>[]) => {
    events.forEach((told, i) => {
      const event = { ...told, by: 'desk', at: 0, number: i + 1, seal: null };
      // Drawn, so that they sort in any way.
      const eventId = `${id.charAt(i % id.length)}${id}-${found.length}`;
      found.push({ eventId, event, written: clock() });
    });
    states.push(stateNow());
  };
  const chair = (kind: AssemblyEvent['kind'], id: string) => {
    micros += 60_000_000;
    const { present, total, met } = stateNow().quorum;
    commit(id, [{ kind, session: 1, call, quorum: { present, total, met } }]);
    micros += 60_000_000;
    return clock();
  };
  const sit = (unit: Unit, personId: string, present: boolean) =>
    seats.set(unit.unitId, seatOf(unit, personId, present));
  const moved = (kind: AssemblyEvent['kind'], { unitId }: Unit, personId: string) =>
    ({ kind, session: 1, unitId, personId }) as const;

  const open = () => questions.find(({ state }) => state === 'open');
  const toggleVoting = (id: string) => {
    const running = open();
    if (running === undefined) {
      const questionId = `q${questions.length}`;
      questions.push(questionOf(questionId, questions.length + 1, plan.rulePack, rule));
      ballots.set(questionId, []);
      commit(id, [{ kind: 'question-opened', questionId }]);
      return;
    }
    const { questionId } = running;
    const state = stateNow();
    lines.push({ questionId, state });
    const cast = (ballots.get(questionId) ?? []).map((ballot) => ({
      ...{ ...ballot, weight: seats.get(ballot.unitId)?.weight ?? 0 },
    }));
    const closing = { units, attendance: [...seats.values()], ballots: cast, call };
    const closedAt = instantMillis(state.committed);
    const question: Question = { ...running, state: 'closed' };
    results.push({ ...decideResult({ ...closing, question, closedAt }), shownAt: null });
    questions[questions.indexOf(running)] = question;
    // A result keeps the millisecond of its line: what comes next is of another.
    micros = (Math.floor(micros / 1_000) + 1) * 1_000;
    commit(id, [{ kind: 'question-closed', questionId }]);
  };

  function happen({ kind, place, micros: later, id }: Happening): void {
    micros += 1 + later;
    const unit = units[place % units.length];
    if (unit === undefined) return;
    const seat = seats.get(unit.unitId);
    const holder = seat?.present === true ? seat.personId : null;
    const [owner = ''] = unit.ownerIds;
    if (kind === 'voting') toggleVoting(id);
    else if (kind === 'verify') chair('quorum-verified', id);
    else if (kind === 'enter' && holder === null) {
      sit(unit, place % 2 === 0 ? owner : attorney, true);
      commit(id, [moved('unit-entered', unit, place % 2 === 0 ? owner : attorney)]);
    } else if (kind === 'revoke' && holder === attorney) {
      sit(unit, owner, true);
      commit(id, [
        { kind: 'proxy-revoked', personId: attorney },
        moved('unit-left', unit, attorney),
        moved('unit-entered', unit, owner),
      ]);
    } else if (kind === 'transfer' && holder !== null) {
      const to = holder === owner ? attorney : owner;
      sit(unit, to, true);
      commit(id, [moved('unit-transferred', unit, to)]);
    } else if (kind === 'leave' && holder !== null) {
      sit(unit, holder, false);
      commit(id, [moved('unit-left', unit, holder)]);
    } else if (kind === 'bulk') {
      const coming = units.filter(({ unitId }) => seats.get(unitId)?.present !== true);
      for (const one of coming) sit(one, attorney, true);
      if (coming.length > 0) {
        commit(
          id,
          coming.map((one) => moved('unit-entered', one, attorney)),
        );
      }
    } else if (kind === 'vote' && holder !== null) {
      const [{ unitId, weight }, cast] = [unit, ballots.get(open()?.questionId ?? '')];
      if (cast === undefined || cast.some((ballot) => ballot.unitId === unitId)) return;
      const [optionIds, firstAt] = [[options[place % 2]?.optionId ?? ''], instantMillis(clock())];
      cast.push({ unitId, personId: holder, optionIds, firstAt, weight });
      castAt.set(`${open()?.questionId} ${unitId}`, clock());
    }
  }

  for (const one of plan.before)
    happen({ ...one, kind: one.kind === 'voting' ? 'bulk' : one.kind });
  if (plan.isSecondCall) {
    chair('call-failed', 'm');
    call = 2;
    chair('call-planned', 'c');
  }
  const installedAt = chair('session-installed', 'x');
  isInstalled = true;
  for (const one of plan.during) happen(one);
  if (open() !== undefined) toggleVoting('k');
  chair('session-closed', 'b');

  const told = found.map((one, i) => (i < plan.sealedUntil ? restored(one, i) : one));
  return {
    ...{ found: told, states, lines, castAt, installedAt },
    record: {
      assembly: { name: '', country: 'CO', rulePack: plan.rulePack, timeZone: 'America/Bogota' },
      session: {
        ...{ session: 1, call, state: 'closed', startsAt: 0, stage: { mode: 'quorum' } },
        openQuestionIds: [],
      },
      ...{ units, attendance: [...seats.values()], questions, results, ballots },
      events: dateEvents(told),
      attorneys: new Map([[attorney, 'Gil Ortega']]),
      readAt: instantMillis(clock()),
    },
  };
}

/** The event as it was sealed, in a document written much later and in another order. */
function restored({ eventId, event, written }: FoundEvent, place: number): FoundEvent {
  const sealed: StoredEvent = { ...event, seal: 1, sequence: place + 1, committed: written };
  const nanoseconds = ((place * 7_919) % 1_000) * 1_000;
  return { eventId, event: sealed, written: instantOf({ seconds: 1_900_000_000, nanoseconds }) };
}

function unitOf(order: number, weight: number, inArrears = false): Unit {
  return {
    ...{ unitId: `U${order}`, label: `U${order}`, group: order < 2 ? 'Torre 1' : 'Torre 2' },
    ...{ kind: 'apartamento', weight, ownerIds: [`p${order}`], ownerNames: [`Persona ${order}`] },
    ...{ inArrears, order },
  };
}

function seatOf(unit: Unit, personId: string, present: boolean): Attendance {
  const { unitId, label, group, order, weight, ownerIds, ownerNames } = unit;
  const [owner = ''] = ownerIds;
  const [ownerName = ''] = ownerNames;
  return {
    ...{ unitId, label, group, order, weight, headId: owner, personId, ownerName, present },
    personName: personId === owner ? ownerName : 'Gil Ortega',
    capacity: personId === owner ? 'owner' : 'proxy',
    ...{ channel: 'hall', since: 0 },
  };
}

function questionOf(
  questionId: string,
  number: number,
  rulePack: PackId,
  rule: Question['rule'],
): Question {
  return {
    ...{ questionId, number, text: questionId, options, rule, rulePack, liveBars: false },
    ...{ durationSeconds: null, session: 1, state: 'open', openedAt: 0, closesAt: null },
    quorumAtOpening: true,
  };
}
