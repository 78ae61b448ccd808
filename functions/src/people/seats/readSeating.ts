import {
  type Attendance,
  type HeadPresence,
  noShare,
  owingHeads,
  seatIn,
  setAt,
  sharesOf,
  type Unit,
  type Write,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { placeOf } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { headKeyOf, type SessionPlace, seatPlacesOf } from './seatPlaces.ts';

interface Seating {
  readonly version: string;
  readonly present: readonly Attendance[];
  /** Of the version, those that are present. */
  readonly units: readonly Unit[];
}

/**
 * The writes that put a hall with people in it into another version of the roster: a unit may have other
 * owners there, and a debt may have come or gone. Only differences are written.
 */
export async function readSeating(
  tx: Transaction,
  place: SessionPlace,
  { version, present, units }: Seating,
): Promise<readonly Write[]> {
  const { assemblyId, session } = place;
  const [owing, kept] = await Promise.all([
    tx.get(peopleDocuments.units(assemblyId, version).where('inArrears', '==', true)),
    tx.get(peopleDocuments.heads(assemblyId, session)),
  ]);
  const unitOf = new Map(units.map((unit) => [unit.unitId, unit]));
  const seats = present.map((held) => {
    const unit = unitOf.get(held.unitId);
    return unit === undefined ? held : seatIn(held, unit);
  });
  const owingKeys = new Set([...owingHeads(owing.docs.map((unit) => unit.data()))].map(headKeyOf));
  const shares = new Map([...sharesOf(seats)].map(([head, share]) => [headKeyOf(head), share]));
  const known = new Map(kept.docs.map((head) => [head.id, head.data()]));
  const places = seatPlacesOf(place);
  const moved = seats.filter(({ headId, inArrears }, i) => {
    const held = present[i];
    return held?.headId !== headId || held.inArrears !== inArrears;
  });
  const heads = [...new Set([...shares.keys(), ...known.keys()])].flatMap((key) => {
    const head = { ...(shares.get(key) ?? noShare), owes: owingKeys.has(key) };
    if (isSame(known.get(key), head)) return [];
    return [setAt(placeOf(peopleDocuments.heads(assemblyId, session).doc(key)), head)];
  });
  return [...moved.map((seat) => setAt(places.seat(seat.unitId), seat)), ...heads];
}

/** One that only ever said whether it owes has no share. */
function isSame(known: Partial<HeadPresence> | undefined, head: HeadPresence): boolean {
  const was = { ...noShare, ...known };
  return (
    known !== undefined &&
    was.owes === head.owes &&
    was.units === head.units &&
    was.weight === head.weight &&
    was.clearUnits === head.clearUnits &&
    was.clearWeight === head.clearWeight
  );
}
