import type { Instant } from '../../kernel/calendars/instant.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import { addCounts, type Count, sumCounts } from '../../kernel/weights/weight.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import {
  type Lapse,
  lapsesBetween,
  lowestBetween,
  movementsOf,
  presentAt,
} from '../../meeting/quorum/timeLine.ts';
import { type Milestone, milestonesOf } from './milestone.ts';
import { type QuestionQuorum, questionQuorums } from './questionQuorums.ts';
import { markOf, type SessionRecord } from './sessionRecord.ts';
import { namesOf, weigherOf } from './stays.ts';
import { emptyQuorum, type QuorumStep, walkQuorum } from './walkQuorum.ts';

/** An entry or an exit, and the people present right after its commit. */
export interface QuorumMove {
  readonly eventId: string;
  readonly at: number;
  readonly kind: 'entered' | 'left';
  readonly unit: string;
  readonly group: string;
  readonly person: string;
  readonly weight: number;
  readonly present: Count;
  /** Over which it was measured then. */
  readonly total: Count;
  readonly met: boolean;
  /** The requirement of the call at that time on the main weight, for the percentage. */
  readonly threshold: Threshold | null;
}

interface GroupPresence {
  readonly group: string;
  readonly total: Count;
  /** When the session was declared open; null while it has not been. */
  readonly installed: Count | null;
  /** At the end of the session, or now. */
  readonly last: Count;
}

/** `GET /api/reports/quorum`: how the quorum moved through a session. */
export interface QuorumReport {
  /** In what it says what is held; not said: coefficients of units. */
  readonly words?: HoldingWords;
  readonly session: number;
  readonly firstCall: number;
  readonly startsAt: number;
  readonly readAt: number;
  /** The mark of the seal that the record had then; not said: nothing was sealed yet. */
  readonly sealMark?: string;
  /** At the end of the session, or now, with what the law asks. */
  readonly quorum: Quorum;
  readonly curve: readonly { readonly at: number; readonly weight: number }[];
  readonly milestones: readonly Milestone[];
  readonly moves: readonly QuorumMove[];
  readonly groups: readonly GroupPresence[];
  readonly questions: readonly QuestionQuorum[];
  /** Without quorum between the opening and the end. */
  readonly lapses: readonly Lapse[];
  /** The fewest present between the opening and the end; null before the opening. */
  readonly lowest?: LowestQuorum | null;
}

interface LowestQuorum extends Pick<Quorum, 'present' | 'total' | 'met' | 'threshold'> {
  /** When it came to that; the opening, where nobody left below it. Milliseconds. */
  readonly at: number;
}

export function quorumReport(record: SessionRecord): QuorumReport {
  const { session, readAt, events } = record;
  const steps = walkQuorum(record);
  const start = emptyQuorum(record);
  const milestones = milestonesOf(events, start.call);
  const installed = steps.find((step) =>
    step.events.some(({ kind }) => kind === 'session-installed'),
  );
  const closed = milestones.findLast(({ kind }) => kind === 'session-closed');
  const stretches =
    installed === undefined ? [] : stretchesOf(milestones, installed.at, closed?.at ?? readAt);
  return {
    words: holdingWordsOf(record.assembly),
    session: session.session,
    startsAt: session.startsAt,
    readAt,
    ...markOf(record),
    milestones,
    firstCall: start.call,
    quorum: steps.at(-1)?.quorum ?? start,
    curve: curveOf(steps),
    moves: movesOf(record, steps),
    groups: groupsOf(record, installed?.committed ?? null),
    questions: questionQuorums(record, steps),
    lapses: stretches.flatMap(([from, to], i, all) =>
      lapsesBetween(steps, from, to).map((lapse) =>
        lapse.to === null && i < all.length - 1 ? { ...lapse, to } : lapse,
      ),
    ),
    lowest: lowestOf(steps, stretches),
  };
}

function lowestOf(
  steps: readonly QuorumStep[],
  stretches: readonly (readonly [from: number, to: number])[],
): LowestQuorum | null {
  const found = stretches.flatMap(([from, to]) => {
    const step = lowestBetween(steps, from, to);
    if (step === null) return [];
    const { present, total, met, threshold } = step.quorum;
    return [{ at: Math.max(step.at, from), present, total, met, threshold }];
  });
  return found.reduce<LowestQuorum | null>(
    (least, one) => (least === null || one.present.weight < least.present.weight ? one : least),
    null,
  );
}

/** The days it sat, from its opening to its end: from a suspension to another day there is no hall. */
function stretchesOf(
  milestones: readonly Milestone[],
  from: number,
  to: number,
): readonly (readonly [from: number, to: number])[] {
  const stretches: (readonly [number, number])[] = [];
  let since: number | null = from;
  let suspendedAt = from;
  for (const { kind, at } of milestones) {
    if (kind === 'session-suspended') suspendedAt = at;
    if (kind === 'hall-emptied' && since !== null) {
      stretches.push([since, suspendedAt]);
      since = null;
    }
    if (kind === 'session-resumed') since ??= at;
  }
  return since === null ? stretches : [...stretches, [since, to]];
}

/** The weight after each commit that moved somebody: one may bring many units in. */
function curveOf(steps: readonly QuorumStep[]): QuorumReport['curve'] {
  return steps
    .filter(({ events }) => events.some(isMove))
    .map(({ at, quorum }) => ({ at, weight: quorum.present.weight }));
}

function movesOf(record: SessionRecord, steps: readonly QuorumStep[]): readonly QuorumMove[] {
  const names = namesOf(record);
  const weigh = weigherOf(record);
  const units = new Map(record.units.map((unit) => [unit.unitId, unit]));
  return steps.flatMap(({ events, quorum }) =>
    events.filter(isMove).map((event): QuorumMove => {
      const { eventId, at, committed, kind, unitId = '', personId = '' } = event;
      const unit = units.get(unitId);
      return {
        eventId,
        at,
        kind: kind === 'unit-entered' ? 'entered' : 'left',
        unit: unit?.label ?? unitId,
        group: unit?.group ?? '',
        person: names.get(personId) ?? '',
        weight: weigh(unitId, committed),
        present: quorum.present,
        total: quorum.total,
        met: quorum.met,
        threshold: quorum.threshold,
      };
    }),
  );
}

function isMove({ kind }: DatedEvent): boolean {
  return kind === 'unit-entered' || kind === 'unit-left';
}

function groupsOf(record: SessionRecord, installed: Instant | null): readonly GroupPresence[] {
  const weigh = weigherOf(record);
  const movements = movementsOf(record.events);
  const end = record.events.at(-1)?.committed ?? '';
  const last = presentAt(movements, end);
  const atOpening = installed === null ? null : presentAt(movements, installed);
  return [...groupBy(record.units, ({ group }) => group)].map(([group, units]) => {
    const among = (there: ReadonlySet<string>, moment: Instant) => {
      const here = units.filter(({ unitId }) => there.has(unitId));
      return sumCounts(here.map(({ unitId }) => ({ units: 1, weight: weigh(unitId, moment) })));
    };
    // A unit that left weighs the present figure of the roster, as in the whole of the quorum.
    const away = units.filter(({ unitId }) => !last.has(unitId));
    const gone = sumCounts(away.map(({ weight }) => ({ units: 1, weight })));
    return {
      group,
      total: addCounts(among(last, end), gone),
      installed: atOpening === null ? null : among(atOpening, installed ?? ''),
      last: among(last, end),
    };
  });
}
