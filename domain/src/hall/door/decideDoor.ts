import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { DoorPerson } from '../../people/seats/doorPerson.ts';
import { standsAtDoor } from '../../people/seats/doorPerson.ts';
import type { DecideDoorRequest } from './doorRequests.ts';

/**
 * Adds a person at the door, provisionally. Sending the same again changes nothing; who already owns one
 * of the units, or was added to one of them, is to be searched for and not added twice.
 */
export function addAtDoor(
  asked: DoorPerson,
  known: {
    /** The record that the same id named before. */
    readonly current: DoorPerson | null;
    /** Every other link of the same person. */
    readonly others: readonly DoorPerson[];
    readonly units: readonly Pick<Unit, 'unitId' | 'ownerIds' | 'label'>[];
  },
): Outcome<{ readonly door: DoorPerson; readonly changed: boolean }> {
  const { current, others, units } = known;
  if (current !== null) {
    return isSame(current, asked)
      ? accept({ door: current, changed: false })
      : refuse('bad-request');
  }
  const { personId, unitIds } = asked;
  if (unitIds.some((unitId) => !units.some((unit) => unit.unitId === unitId))) {
    return refuse('unit-unknown');
  }
  const own = units.find((unit) => unit.ownerIds.includes(personId));
  if (own !== undefined) return refuse('door-already-owner', saying`Es la unidad ${own.label}.`);
  const linked = others
    .filter(standsAtDoor)
    .flatMap((other) => other.unitIds)
    .find((unitId) => unitIds.includes(unitId));
  const label = units.find(({ unitId }) => unitId === linked)?.label;
  if (label !== undefined) return refuse('door-already-added', saying`Es la unidad ${label}.`);
  return accept({ door: asked, changed: true });
}

/**
 * The decision of the chair about a person added at the door; once given, it stands. Repeating it changes
 * nothing.
 */
export function decideDoor(
  current: DoorPerson | null,
  { verdict, reason }: DecideDoorRequest,
  { by, at }: { readonly by: string; readonly at: number },
): Outcome<{ readonly door: DoorPerson; readonly changed: boolean }> {
  if (current === null) return refuse('door-unknown');
  if (current.state === verdict) return accept({ door: current, changed: false });
  if (current.state !== 'provisional') return refuse('door-decided');
  return accept({
    door: { ...current, state: verdict, decision: { by, at, reason } },
    changed: true,
  });
}

function isSame(one: DoorPerson, other: DoorPerson): boolean {
  return (
    one.personId === other.personId &&
    one.capacity === other.capacity &&
    one.unitIds.length === other.unitIds.length &&
    one.unitIds.every((unitId) => other.unitIds.includes(unitId))
  );
}
