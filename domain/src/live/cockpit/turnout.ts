import { groupBy } from '../../kernel/lists/groupBy.ts';
import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { addCounts, type Count, nothing, sumCounts } from '../../kernel/weights/weight.ts';
import { countsUnits, mainWeight } from '../../laws/rules/scope.ts';
import {
  type Attendance,
  type AttendanceMode,
  attendanceModes,
} from '../../people/seats/attendance.ts';
import type { Question } from '../../polls/questions/question.ts';
import { type VoteChannel, voteChannels } from '../../polls/questions/votePolicy.ts';
import { measureOf } from '../../polls/secrecy/canBeSecret.ts';

/** The votes cast in a part of the hall, and the votes expected. */
export interface TurnoutPart<Name extends string = string> {
  readonly name: Name;
  readonly voted: Count;
  readonly expected: Count;
}

/** How a vote goes by where people are. Never what anybody chose. */
export interface HallTurnout {
  readonly questionId: string;
  /** The measure of its rule; absent: the weight. */
  readonly measure?: 'units';
  /** Opened with others: this is of the first of them. */
  readonly others: number;
  /** By where they attend; only where somebody is expected. */
  readonly places: readonly TurnoutPart<AttendanceMode>[];
  /** By group of the roster; null of a secret vote and of a roster without groups. */
  readonly groups: readonly TurnoutPart[] | null;
  /** The channels of the votes; null for a secret vote. */
  readonly entries: readonly { readonly channel: VoteChannel; readonly count: Count }[] | null;
}

/** A unit of the hall as far as turnout asks. */
export type TurnoutUnit = Pick<
  Attendance,
  'unitId' | 'group' | 'channel' | 'weight' | 'present' | 'order'
>;

/** A tower is a part of the hall; as many groups as units would be the list of missing voters. */
export const groupsAtMost = 40;

/**
 * How the vote goes in each part of the hall. Expected is who is present or voted. Of a secret vote, no
 * groups: in a small one its turnout beside the totals would say too much of its people.
 */
export function liveTurnout(
  question: Pick<Question, 'questionId' | 'disclosure' | 'rule'>,
  others: number,
  hall: Iterable<TurnoutUnit>,
  hasVoted: (unitId: string) => boolean,
  entries: ReadonlyMap<VoteChannel, Count>,
): HallTurnout {
  const expected = [...hall]
    .map((unit) => ({ ...unit, voted: hasVoted(unit.unitId) }))
    .filter(({ present, voted }) => present || voted)
    .sort((a, b) => a.order - b.order);
  const byChannel = groupBy(expected, ({ channel }) => channel);
  const byGroup = groupBy(expected, ({ group }) => group);
  const isOpen = !isSecret(question);
  const showsGroups = isOpen && byGroup.size > 1 && byGroup.size <= groupsAtMost;
  return {
    questionId: question.questionId,
    ...(countsUnits(measureOf(question.rule) ?? mainWeight) ? { measure: 'units' } : {}),
    others,
    places: attendanceModes.flatMap((name) => {
      const units = byChannel.get(name);
      return units === undefined ? [] : [partOf(name, units)];
    }),
    groups: showsGroups ? [...byGroup].map(([name, units]) => partOf(name, units)) : null,
    entries: isOpen ? entriesOf(entries) : null,
  };
}

function partOf<Name extends string>(
  name: Name,
  units: readonly (TurnoutUnit & { readonly voted: boolean })[],
): TurnoutPart<Name> {
  const count = (those: typeof units): Count =>
    sumCounts(those.map(({ weight }) => ({ weight, units: 1 })));
  return { name, voted: count(units.filter(({ voted }) => voted)), expected: count(units) };
}

function entriesOf(counts: ReadonlyMap<VoteChannel, Count>) {
  return voteChannels.flatMap((channel) => {
    const count = counts.get(channel) ?? nothing;
    return count.units > 0 ? [{ channel, count }] : [];
  });
}

/** Votes by phone are those of no other channel: they carry no channel. */
export function withPhones(
  total: Count,
  others: ReadonlyMap<VoteChannel, Count>,
): ReadonlyMap<VoteChannel, Count> {
  const rest = [...others.values()].reduce(addCounts, nothing);
  const phone = {
    weight: Math.max(0, total.weight - rest.weight),
    units: Math.max(0, total.units - rest.units),
  };
  return new Map([['phone', phone], ...others]);
}

/** Where somebody's vote came through, as charts name it. */
export const entryNames: Readonly<Record<VoteChannel, string>> = {
  phone: 'Celular',
  booth: 'Puesto',
  plate: 'Placa',
  operator: 'Mesa',
  hands: 'Mano alzada',
  paper: 'Papel',
  instructions: 'Instrucciones',
  remote: 'En línea',
};
