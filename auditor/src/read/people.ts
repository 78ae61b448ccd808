import { instantIn } from './event.ts';
import type { Place } from './place.ts';
import { type Fields, inside, textIn, textMaybe, textsIn, wholeIn } from './shape.ts';

export interface UnitRecord {
  readonly unitId: string;
  readonly label: string;
  readonly weight: number;
  /** Units with the same owners are one head. */
  readonly headId: string;
  readonly ownerIds: readonly string[];
  readonly inArrears: boolean;
}

export function readUnit(fields: Fields): UnitRecord {
  const [unitId, ownerIds] = [textIn(fields, 'unitId'), textsIn(fields, 'ownerIds')];
  return {
    unitId,
    ownerIds,
    label: textMaybe(fields, 'label') ?? unitId,
    weight: wholeIn(fields, 'weight'),
    headId: headOf(unitId, ownerIds),
    inArrears: fields.inArrears === true,
  };
}

export function headOf(unitId: string, ownerIds: readonly string[]): string {
  return ownerIds.length === 0 ? `unit:${unitId}` : [...ownerIds].sort().join('+');
}

export interface MendedRecord {
  readonly at: string;
  readonly before: UnitRecord;
}

export function readMended(fields: Fields): MendedRecord {
  return { at: instantIn(fields, 'at'), before: readUnit(inside(fields, 'before')) };
}

export interface SeatRecord extends Place {
  readonly unitId: string;
  readonly weight: number;
  readonly present: boolean;
}

export function readSeat(fields: Fields, place: Place): SeatRecord {
  return {
    ...place,
    unitId: textIn(fields, 'unitId'),
    weight: wholeIn(fields, 'weight'),
    present: fields.present === true,
  };
}
