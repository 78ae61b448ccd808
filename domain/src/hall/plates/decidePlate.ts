import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { isOut, type Plate } from './plate.ts';

type Decided = Outcome<{ readonly plate: Plate; readonly changed: boolean }>;

export interface HandingOut {
  readonly number: number;
  /** Null when no plate has that number. */
  readonly plate: Plate | null;
  readonly person: { readonly personId: string; readonly name: string };
  /** Units that the person holds now. */
  readonly unitsHeld: number;
  /** Plates that the person carries now. */
  readonly carried: readonly Plate[];
  readonly now: number;
}

/**
 * Gives a plate to somebody who holds units. One plate carries all of them, so nobody has two; while
 * somebody has it, anybody else is told who. Repeating it changes nothing.
 */
export function decideHandOut(asked: HandingOut): Decided {
  const { number, plate, person, unitsHeld, carried, now } = asked;
  if (plate === null) return refuse('plate-unknown', `No hay placa ${number}.`);
  if (isOut(plate)) {
    return plate.personId === person.personId
      ? accept({ plate, changed: false })
      : refuse('plate-held', sayHolder(plate));
  }
  if (plate.state === 'lost' || plate.state === 'replaced') {
    return refuse('plate-gone', `Si apareció la placa ${number}, regístrela como devuelta.`);
  }
  if (unitsHeld === 0) return refuse('plate-without-units');
  const [other] = carried;
  if (other !== undefined) {
    return refuse('person-has-plate', `${person.name} tiene la placa ${other.number}.`);
  }
  return accept({ plate: handedOut(plate, person, now), changed: true });
}

/** The card is back on the desk, also one that was given up for lost. */
export function decideReturn(number: number, plate: Plate | null, now: number): Decided {
  if (plate === null) return refuse('plate-unknown', `No hay placa ${number}.`);
  switch (plate.state) {
    case 'free':
      return refuse('plate-not-out', `La placa ${number} no se ha entregado.`);
    case 'returned':
      return accept({ plate, changed: false });
    case 'out':
    case 'lost':
    case 'replaced':
      return accept({ plate: { ...plate, state: 'returned', since: now }, changed: true });
  }
}

/** The holder does not find the plate: it carries nothing from now on. */
export function decideLoss(number: number, plate: Plate | null, now: number): Decided {
  if (plate === null) return refuse('plate-unknown', `No hay placa ${number}.`);
  switch (plate.state) {
    case 'lost':
      return accept({ plate, changed: false });
    case 'out':
      return accept({ plate: { ...plate, state: 'lost', since: now }, changed: true });
    case 'free':
    case 'returned':
    case 'replaced':
      return refuse('plate-not-out', `La placa ${number} no la tiene nadie.`);
  }
}

/** A plate with its carrier: only that one has a PIN, and opens a booth. */
export function carriedPlate(number: number, plate: Plate | null): Outcome<CarriedPlate> {
  if (plate === null) return refuse('plate-unknown', `No hay placa ${number}.`);
  const { personId } = plate;
  if (!isOut(plate) || personId === null) {
    return refuse('plate-not-out', `La placa ${number} no la tiene nadie.`);
  }
  return accept({ ...plate, personId });
}

/** A plate that somebody has. */
export type CarriedPlate = Plate & { readonly personId: string };

export interface Replacement {
  readonly number: number;
  readonly by: number;
  readonly plate: Plate | null;
  readonly next: Plate | null;
  readonly now: number;
}

/** Another card takes the place of one that broke or was lost, with the same person. */
export function decideReplacement(asked: Replacement): Outcome<{
  readonly plate: Plate;
  readonly next: Plate;
  readonly changed: boolean;
}> {
  const { number, by, plate, next, now } = asked;
  if (plate === null) return refuse('plate-unknown', `No hay placa ${number}.`);
  if (next === null || number === by) return refuse('plate-unknown', `No hay otra placa ${by}.`);
  if (plate.state === 'replaced' && plate.replacedBy === by && next.personId === plate.personId) {
    return accept({ plate, next, changed: false });
  }
  if ((plate.state !== 'out' && plate.state !== 'lost') || plate.personId === null) {
    return refuse('plate-not-out', `La placa ${number} no la tiene nadie.`);
  }
  if (isOut(next)) return refuse('plate-held', sayHolder(next));
  if (next.state === 'lost' || next.state === 'replaced') {
    return refuse('plate-gone', `Si apareció la placa ${by}, regístrela como devuelta.`);
  }
  const person = { personId: plate.personId, name: plate.personName };
  return accept({
    plate: { ...plate, state: 'replaced', replacedBy: by, since: now },
    next: handedOut(next, person, now),
    changed: true,
  });
}

function handedOut(plate: Plate, person: HandingOut['person'], now: number): Plate {
  const { personId, name } = person;
  return { ...plate, state: 'out', personId, personName: name, replacedBy: null, since: now };
}

function sayHolder({ number, personName }: Plate): string {
  return saying`La placa ${number} la tiene ${personName}.`;
}
