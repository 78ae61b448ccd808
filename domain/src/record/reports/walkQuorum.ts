import type { Instant } from '../../kernel/calendars/instant.ts';
import { commitsOf } from '../../kernel/events/commitOrder.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import { type Quorum, quorumOf } from '../../laws/quorum/quorum.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { quorumNeedsSumsOnly, quorumScopes } from '../../laws/verdicts/scopesOf.ts';
import { countPresence, presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { rollOf, seatsAt } from '../../meeting/quorum/rollOf.ts';
import { type Movement, movementsOf } from '../../meeting/quorum/timeLine.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { weightsOf } from './stays.ts';

type Walked = Pick<SessionRecord, 'assembly' | 'session' | 'units' | 'attendance' | 'events'>;

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

function counterOf({ assembly, units, attendance }: Walked): Counter {
  const pack = packOf(assembly.rulePack);
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const rosterWeights = new Map(units.map((unit) => [unit.unitId, unit.weight]));
  const seatWeights = weightsOf({ units, attendance });
  const headOf = new Map(units.map((unit) => [unit.unitId, headIdOf(unit)]));
  const total = { units: units.length, weight: sumOf(rosterWeights.values()) };
  const present = new Set<string>();
  const heads = new Map<string, number>();
  let weight = 0;

  const move = (unitId: string, way: 1 | -1) => {
    const head = headOf.get(unitId) ?? unitId;
    const left = (heads.get(head) ?? 0) + way;
    if (left === 0) heads.delete(head);
    else heads.set(head, left);
    const seated = seatWeights.get(unitId) ?? 0;
    weight += way * seated;
    total.weight += way * (seated - (rosterWeights.get(unitId) ?? 0));
  };
  const apply = ({ kind, unitId }: Movement) => {
    if (!rosterWeights.has(unitId)) return;
    if (kind === 'unit-entered' && !present.has(unitId)) {
      present.add(unitId);
      move(unitId, 1);
    } else if (kind === 'unit-left' && present.delete(unitId)) move(unitId, -1);
  };
  const sumsOnly = quorumNeedsSumsOnly(rule);
  const figures = () =>
    sumsOnly
      ? presenceOfCounts({ units: present.size, weight }, total, heads.size)
      : countPresence(
          rollOf({ units, attendance: seatsAt(attendance, present), ballots: [], options: [] }),
          quorumScopes(rule),
          rule.exclusions,
        );
  let known: Quorum | null = null;
  return (call, events = []) => {
    const moves = movementsOf(events);
    for (const movement of moves) apply(movement);
    if (known === null || moves.length > 0 || known.call !== call) {
      known = quorumOf(rule.quorum, call, figures(), pack.vocabulary);
    }
    return known;
  };
}

function sumOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}
