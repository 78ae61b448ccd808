import type { Instant } from '../../kernel/calendars/instant.ts';
import { commitsOf } from '../../kernel/events/commitOrder.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import { sumCounts, type Weight } from '../../kernel/weights/weight.ts';
import { packInSession } from '../../laws/assemblies/packInSession.ts';
import { type Quorum, quorumOf } from '../../laws/quorum/quorum.ts';
import { ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { quorumOnceInstalled } from '../../laws/rules/quorumOnceInstalled.ts';
import { quorumNeedsSumsOnly, quorumScopes } from '../../laws/verdicts/scopesOf.ts';
import { countPresence, presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { hallAt } from '../../meeting/quorum/hallAt.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import { type Movement, movementsOf } from '../../meeting/quorum/timeLine.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { weightsOf } from './stays.ts';

type Walked = Pick<
  SessionRecord,
  'assembly' | 'session' | 'units' | 'mended' | 'attendance' | 'events'
>;

/** The events of a commit and the quorum right after it: between two of them there was none. */
export interface QuorumStep {
  readonly at: number;
  readonly committed: Instant;
  readonly events: readonly DatedEvent[];
  readonly quorum: Quorum;
}

/** The quorum before anybody came in. */
export function emptyQuorum(record: Walked): Quorum {
  return counterOf(record)(firstCall(record));
}

/**
 * The quorum after every commit with an entry, an exit, a call or a step of the session, from the events
 * alone. Where the law needs sums only, each movement costs one addition however large the hall.
 */
export function walkQuorum(record: Walked): readonly QuorumStep[] {
  const count = counterOf(record);
  const steps: QuorumStep[] = [];
  let call = firstCall(record);
  for (const events of commitsOf(record.events)) {
    const [{ at, committed } = { at: 0, committed: '' }] = events;
    call = events.findLast((event) => event.call !== undefined)?.call ?? call;
    steps.push({ at, committed, events, quorum: count(call, events) });
  }
  return steps;
}

/** A session has two calls when the second one is held on the same day. */
function firstCall({ events, session }: Walked): number {
  return events.find(({ call }) => call !== undefined)?.call ?? session.call;
}

type Counter = (call: number, events?: readonly DatedEvent[]) => Quorum;

/** Sums over a hall, with what each unit adds when it comes in. */
interface HallSums {
  readonly unitOf: ReadonlyMap<string, { readonly head: string; readonly roster: Weight }>;
  readonly seated: ReadonlyMap<string, Weight>;
  readonly heads: Map<string, number>;
  readonly total: { readonly units: number; weight: Weight };
  weight: Weight;
}

function counterOf(record: Walked): Counter {
  const { assembly, session, mended = [] } = record;
  const pack = packInSession(assembly, session);
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const left = quorumOnceInstalled(rule);
  let asked = rule.quorum;
  const sumsOnly = quorumNeedsSumsOnly(rule);
  const present = new Set<string>();
  let moment: Instant = '';
  let sums = sumHall(record, present, moment);

  const apply = ({ kind, unitId }: Movement) => {
    if (!sums.unitOf.has(unitId)) return;
    if (kind === 'unit-entered' && !present.has(unitId)) {
      present.add(unitId);
      move(sums, unitId, 1);
    } else if (kind === 'unit-left' && present.delete(unitId)) move(sums, unitId, -1);
  };
  const figures = () =>
    sumsOnly
      ? presenceOfCounts({ units: present.size, weight: sums.weight }, sums.total, sums.heads.size)
      : countPresence(
          rollOf({ ...hallAt(record, present, moment), ballots: [], options: [] }),
          quorumScopes(rule),
          rule.exclusions,
        );
  let known: Quorum | null = null;
  let isLeft = false;
  return (call, events = []) => {
    const before = moment;
    moment = events[0]?.committed ?? before;
    const isMended = mended.some(({ at }) => at > before && at <= moment);
    if (isMended) sums = sumHall(record, present, moment);
    const moves = movementsOf(events);
    for (const movement of moves) apply(movement);
    if (known === null || isMended || moves.length > 0 || known.call !== call || isLeft) {
      known = quorumOf(asked, call, figures(), pack.vocabulary);
    }
    // The session was installed with the quorum of its call; only later readings are measured by the part
    // that has to remain.
    isLeft = asked !== left && events.some(({ kind }) => kind === 'session-installed');
    if (isLeft) asked = left;
    return known;
  };
}

function sumHall(record: Walked, present: ReadonlySet<string>, moment: Instant): HallSums {
  const { units, attendance } = hallAt(record, present, moment);
  const roster = units.map(({ weight }) => ({ units: 1, weight }));
  const sums = {
    unitOf: new Map(
      units.map((unit) => [unit.unitId, { head: headIdOf(unit), roster: unit.weight }]),
    ),
    seated: weightsOf({ units, attendance }),
    heads: new Map<string, number>(),
    total: { ...sumCounts(roster) },
    weight: 0,
  };
  for (const unitId of present) move(sums, unitId, 1);
  return sums;
}

/** A present unit weighs the figure that its accreditation recorded, also in the whole. */
function move(sums: HallSums, unitId: string, way: 1 | -1): void {
  const { head, roster } = sums.unitOf.get(unitId) ?? { head: unitId, roster: 0 };
  const left = (sums.heads.get(head) ?? 0) + way;
  if (left === 0) sums.heads.delete(head);
  else sums.heads.set(head, left);
  const seated = sums.seated.get(unitId) ?? 0;
  sums.weight += way * seated;
  sums.total.weight += way * (seated - roster);
}
