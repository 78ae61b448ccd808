import type { TurnoutUnit } from '@asamblea/domain';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** Clocks of different servers may differ by this much. */
const clockSkewMillis = 60_000;
/** A change of channel moves no hour: after this everybody is read again. */
const wholeMillis = 60_000;

interface Hall {
  readonly readAt: number;
  readonly wholeAt: number;
  readonly units: Map<string, TurnoutUnit>;
}

const halls = new Map<string, Hall>();
const hallsAtMost = 20;

/**
 * The units in the hall, and those that left it since the vote began. Whole once a minute, and in between
 * only moved units: its cost does not grow with the number of requests.
 */
export async function readHall(
  assemblyId: string,
  session: number,
  openedAt: number,
  now: number,
): Promise<Iterable<TurnoutUnit>> {
  const key = `${assemblyId}/${session}/${openedAt}`;
  const known = halls.get(key);
  const isWhole = known === undefined || now - known.wholeAt >= wholeMillis;
  const since = isWhole ? openedAt : known.readAt;
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const here = attendance.where('present', '==', true);
  const moved = since - clockSkewMillis;
  const [came, left] = await Promise.all([
    (isWhole ? here : here.where('since', '>=', moved)).select(...fields).get(),
    attendance
      .where('present', '==', false)
      .where('since', '>=', moved)
      .select(...fields)
      .get(),
  ]);
  const units = isWhole ? new Map<string, TurnoutUnit>() : known.units;
  for (const found of [...came.docs, ...left.docs]) {
    // The selected fields are as they were stored.
    units.set(found.id, found.data() as TurnoutUnit);
  }
  if (halls.size >= hallsAtMost) halls.clear();
  halls.set(key, { readAt: now, wholeAt: isWhole ? now : known.wholeAt, units });
  return units.values();
}

const fields = ['unitId', 'group', 'channel', 'weight', 'present', 'order'] as const;
