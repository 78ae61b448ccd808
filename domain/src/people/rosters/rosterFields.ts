import type { Unit } from './unit.ts';

/** The values of a unit itself: all but its id, its owners, its further weights and its place. */
export type UnitValue = Exclude<
  keyof Unit,
  'unitId' | 'weights' | 'ownerIds' | 'ownerNames' | 'order'
>;
export type UnitValues = Pick<Unit, UnitValue>;

/** The fields of a roster about the owners of a unit. */
export type OwnerField = 'owner' | 'document' | 'email' | 'phone' | 'coowners';

/** The column that brings a value. It has the same name, but for two. */
export type ColumnOf<K extends UnitValue> = K extends 'label'
  ? 'unit'
  : K extends 'inArrears'
    ? 'arrears'
    : K;

export type RosterField = ColumnOf<UnitValue> | OwnerField;
export type RosterColumns = Partial<Record<RosterField, number>>;
