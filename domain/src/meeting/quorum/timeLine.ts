import type { Instant } from '../../kernel/calendars/instant.ts';
import { type InCommit, inOrder } from '../../kernel/events/commitOrder.ts';
import type { Figures } from '../../laws/findings/figures.ts';
import { type Quorum, quorumOf } from '../../laws/quorum/quorum.ts';
import type { CallQuorum, Exclusions } from '../../laws/rules/rule.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { countPresence } from './countPresence.ts';

/** An entry or an exit, as it was recorded. */
export interface Movement extends InCommit {
  readonly unitId: string;
  readonly kind: 'unit-entered' | 'unit-left';
}

/** The entries and exits among the events: what a unit passes from hand to hand moves nothing. */
export function movementsOf(
  events: readonly (InCommit & { readonly unitId?: string })[],
): readonly Movement[] {
  return events.flatMap(({ eventId, committed, number, kind, unitId }): readonly Movement[] => {
    if (unitId === undefined || (kind !== 'unit-entered' && kind !== 'unit-left')) return [];
    return [{ eventId, committed, kind, unitId, ...(number === undefined ? {} : { number }) }];
  });
}

/** The law and the roster under which a time line is read. */
export interface QuorumTerms {
  /** Everybody in the roster; who is present comes from the movements. */
  readonly roll: readonly Omit<RollUnit, 'present' | 'vote' | 'annulled'>[];
  readonly scopes: readonly Scope[];
  readonly exclusions: Exclusions;
  readonly quorum: readonly CallQuorum[];
  readonly call: number;
  readonly vocabulary: Vocabulary;
}

/** The units present at an instant, the commit of that instant included. */
export function presentAt(movements: readonly Movement[], at: Instant): ReadonlySet<string> {
  const present = new Set<string>();
  for (const movement of inOrder(movements)) {
    if (movement.committed > at) break;
    moveUnit(present, movement);
  }
  return present;
}

type Written = InCommit & { readonly unitId?: string; readonly pressedAt?: number };

/**
 * The movements after the hour of a question that desks without network had written by then: they count by
 * their written hour. Of a unit that moved otherwise in between nothing later is taken back: moves keep their
 * order.
 */
export function writtenBy<E extends Written>(
  later: readonly E[],
  hourMillis: number,
): readonly E[] {
  const moved = new Set<string>();
  return inOrder(later).filter(({ kind, unitId = '', pressedAt }) => {
    if (kind !== 'unit-entered' && kind !== 'unit-left') return false;
    if (pressedAt === undefined || pressedAt > hourMillis) moved.add(unitId);
    return !moved.has(unitId);
  });
}

/**
 * The units present at an hour: those present by the commits, and the movements written by then that came
 * after.
 */
export function standingAt(
  present: ReadonlySet<string>,
  later: readonly Written[],
  hourMillis: number,
): ReadonlySet<string> {
  const standing = new Set(present);
  for (const movement of movementsOf(writtenBy(later, hourMillis))) moveUnit(standing, movement);
  return standing;
}

/** The quorum as it stood at an instant, recounted from the movements. */
export function quorumAt(movements: readonly Movement[], at: Instant, terms: QuorumTerms): Quorum {
  return quorumWith(presentAt(movements, at), terms);
}

export interface TimeLineStep {
  readonly at: number;
  readonly quorum: Quorum;
}

/** A stretch without quorum: `to` is null while it lasts. */
export interface Lapse {
  readonly from: number;
  readonly to: number | null;
}

/**
 * When the quorum was missing between two instants: what an acta must say of its continuity.
 * Before the first step nobody was there, so there was none.
 */
export function lapsesBetween(
  steps: readonly TimeLineStep[],
  from: number,
  to: number,
): readonly Lapse[] {
  const before = steps.filter((step) => step.at <= from).at(-1);
  const within = steps.filter((step) => step.at > from && step.at <= to);
  const lapses: Lapse[] = [];
  let missingSince = before?.quorum.met === true ? null : from;
  for (const { at, quorum } of within) {
    if (quorum.met && missingSince !== null) {
      lapses.push({ from: missingSince, to: at });
      missingSince = null;
    } else if (!quorum.met && missingSince === null) missingSince = at;
  }
  return missingSince === null ? lapses : [...lapses, { from: missingSince, to: null }];
}

/** The step of least weight between two instants, the one that stood at the first of them included. */
export function lowestBetween<Step extends Pick<TimeLineStep, 'at' | 'quorum'>>(
  steps: readonly Step[],
  from: number,
  to: number,
): Step | null {
  const before = steps.filter((step) => step.at <= from).at(-1);
  const within = steps.filter((step) => step.at > from && step.at <= to);
  return [...(before === undefined ? [] : [before]), ...within].reduce<Step | null>(
    (least, step) =>
      least === null || step.quorum.present.weight < least.quorum.present.weight ? step : least,
    null,
  );
}

export function moveUnit(present: Set<string>, { unitId, kind }: Movement): void {
  if (kind === 'unit-entered') present.add(unitId);
  else present.delete(unitId);
}

export function quorumWith(present: ReadonlySet<string>, terms: QuorumTerms): Quorum {
  const { roll, scopes, exclusions, quorum, call, vocabulary } = terms;
  const there = roll.map((unit) => ({
    ...unit,
    present: present.has(unit.unitId),
    vote: null,
    annulled: false,
  }));
  const figures: Figures = countPresence(there, scopes, exclusions);
  return quorumOf(quorum, call, figures, vocabulary);
}
