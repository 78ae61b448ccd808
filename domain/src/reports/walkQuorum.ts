import { countPresence, presenceOfCounts } from '../quorum/countPresence.ts';
import { type Quorum, quorumOf } from '../quorum/quorum.ts';
import { rollOf } from '../results/rollOf.ts';
import { headIdOf } from '../rosters/heads.ts';
import { packOf, ruleOf } from '../rulePacks/rulePacks.ts';
import { quorumNeedsSumsOnly, quorumScopes } from '../verdicts/scopesOf.ts';
import type { DatedEvent, SessionRecord } from './sessionRecord.ts';

type Walked = Pick<SessionRecord, 'assembly' | 'session' | 'units' | 'attendance' | 'events'>;

/** The quorum right after an event. */
export interface QuorumStep {
  readonly event: DatedEvent;
  readonly quorum: Quorum;
}

/** The quorum before anybody came in. */
export function emptyQuorum(record: Walked): Quorum {
  return counterOf(record)(firstCall(record));
}

/**
 * The quorum after every entry, exit, call and step of the session, from the events alone. Where the
 * law needs sums only, each step costs one addition however large the hall.
 */
export function walkQuorum(record: Walked): readonly QuorumStep[] {
  const count = counterOf(record);
  const steps: QuorumStep[] = [];
  let call = firstCall(record);
  for (const event of record.events) {
    if (event.call !== undefined) call = event.call;
    steps.push({ event, quorum: count(call, event) });
  }
  return steps;
}

/** A session has two calls when the second one is held on the same day. */
function firstCall({ events, session }: Walked): number {
  return events.find(({ call }) => call !== undefined)?.call ?? session.call;
}

type Counter = (call: number, event?: DatedEvent) => Quorum;

function counterOf({ assembly, units, attendance }: Walked): Counter {
  const pack = packOf(assembly.rulePack);
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const roll = rollOf({ units, attendance, ballots: [], options: [] });
  const weightOf = new Map(roll.map(({ unitId, weights }) => [unitId, weights.main ?? 0]));
  const headOf = new Map(units.map((unit) => [unit.unitId, headIdOf(unit)]));
  const total = { units: roll.length, weight: sumOf(weightOf.values()) };
  const present = new Set<string>();
  const heads = new Map<string, number>();
  let weight = 0;

  const move = (unitId: string, way: 1 | -1) => {
    const head = headOf.get(unitId) ?? unitId;
    const left = (heads.get(head) ?? 0) + way;
    if (left === 0) heads.delete(head);
    else heads.set(head, left);
    weight += way * (weightOf.get(unitId) ?? 0);
  };
  const apply = ({ kind, unitId }: DatedEvent) => {
    if (unitId === undefined || !weightOf.has(unitId)) return;
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
          roll.map((unit) => ({ ...unit, present: present.has(unit.unitId) })),
          quorumScopes(rule),
          rule.exclusions,
        );
  let known: Quorum | null = null;
  return (call, event) => {
    const moves = event?.kind === 'unit-entered' || event?.kind === 'unit-left';
    if (event !== undefined && moves) apply(event);
    if (known === null || moves || known.call !== call) {
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
