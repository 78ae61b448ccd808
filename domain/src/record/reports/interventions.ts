import type { FloorSight } from '../../hall/floor/floor.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { namesOf } from './stays.ts';
import type { Voter } from './votersReport.ts';

/** Somebody who spoke on a point, or whose question in writing was read aloud, as often as they did. */
export interface Intervention {
  /** The point that was treated; null: none. */
  readonly pointId: string | null;
  readonly how: 'spoke' | 'read-aloud';
  /** As public screens named them: units, or name with units. */
  readonly who: string;
  /** When the floor was given or the question read, by the events that say so. At least one. */
  readonly times: readonly { readonly eventId: string; readonly at: number }[];
}

/**
 * The speakers on each point, from the one ordered record, in the order in which each first spoke. Nobody
 * where the chair chose that public screens name nobody: what is not said there is not printed either.
 */
export function interventionsOf(
  record: SessionRecord,
  voters: readonly Voter[],
): readonly Intervention[] {
  const { events, floorSight = 'nobody' } = record;
  if (floorSight === 'nobody') return [];
  const names = namesOf(record);
  const known = new Map(voters.map((voter) => [voter.personId, voter]));
  const heard = events.flatMap(({ eventId, kind, at, personId = '', pointId = null }) => {
    if (kind !== 'floor-given' && kind !== 'inquiry-read') return [];
    const how = kind === 'floor-given' ? ('spoke' as const) : ('read-aloud' as const);
    const units = unitsAt(known.get(personId), at);
    const who = sayWho(names.get(personId) ?? '', units, floorSight);
    return [{ pointId, how, who, personId, time: { eventId, at } }];
  });
  const together = groupBy(heard, ({ pointId, how, personId }) =>
    JSON.stringify([pointId, how, personId]),
  );
  return [...together.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { pointId, how, who } = first;
    return [{ pointId, how, who, times: own.map(({ time }) => time) }];
  });
}

/** The units that they answered for then. */
function unitsAt(voter: Voter | undefined, at: number): string {
  const here = (voter?.stays ?? []).filter(
    ({ enteredAt, leftAt }) => enteredAt <= at && (leftAt === null || at <= leftAt),
  );
  return [...new Set(here.map(({ unit }) => unit))].join(', ');
}

function sayWho(name: string, units: string, sight: FloorSight): string {
  const said = sight === 'unit' || name === '' ? units : name;
  if (said === '') return 'Alguien sin unidad registrada';
  return said === units || units === '' ? said : `${said} (${units})`;
}
