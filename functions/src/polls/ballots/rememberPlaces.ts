import type { PlaceOf } from '@asamblea/domain';
import { readPlaces } from '../../people/rosters/rosterPlaces.ts';

/** Where each unit of a roster stands, and how many there are. */
export interface Places {
  readonly placeOf: PlaceOf;
  readonly size: number;
}

/** Rosters of which this instance keeps the places: an assembly votes on one at a time. */
const keptAtMost = 20;
const kept = new Map<string, Places>();

/**
 * Read once an instance: units of a version never change place. A roster that nothing was opened on
 * yet has none, and is asked for again.
 */
export async function rememberPlaces(
  assemblyId: string,
  version: string | undefined,
): Promise<Places> {
  if (version === undefined) return { placeOf: () => undefined, size: 0 };
  const key = `${assemblyId}/${version}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = await readPlaces(assemblyId, version);
  const numbers = new Map(found.map(([unitId], place) => [unitId, place]));
  const places = { placeOf: (unitId: string) => numbers.get(unitId), size: numbers.size };
  if (kept.size >= keptAtMost) kept.clear();
  if (places.size > 0) kept.set(key, places);
  return places;
}
