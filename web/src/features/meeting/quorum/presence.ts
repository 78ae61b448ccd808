import { type Attendance, nameWords, type Unit } from '@asamblea/domain';

/** A unit of the roster and its present holder, if there ever was one. */
export interface UnitPresence {
  readonly unit: Unit;
  readonly held: Attendance | null;
}

export const presenceFilters = ['all', 'present', 'left', 'absent'] as const;
export type PresenceFilter = (typeof presenceFilters)[number];

/** Every unit in the roster's order, with its attendance. */
export function joinPresence(
  units: readonly Unit[],
  attendance: readonly Attendance[],
): readonly UnitPresence[] {
  const held = new Map(attendance.map((one) => [one.unitId, one]));
  return [...units]
    .sort((a, b) => a.order - b.order)
    .map((unit) => ({ unit, held: held.get(unit.unitId) ?? null }));
}

/** `left`: it was here and went; `absent`: it never came. */
export function presenceState({ held }: UnitPresence): Exclude<PresenceFilter, 'all'> {
  if (held === null) return 'absent';
  return held.present ? 'present' : 'left';
}

/** Those of a state where every word that was typed begins a word of the unit, owner or holder. */
export function findPresence(
  rows: readonly UnitPresence[],
  filter: PresenceFilter,
  typed: string,
): readonly UnitPresence[] {
  const words = nameWords(typed);
  return rows.filter((row) => {
    if (filter !== 'all' && presenceState(row) !== filter) return false;
    const { unit, held } = row;
    const known = nameWords(
      [unit.label, unit.group, ...unit.ownerNames, held?.personName ?? ''].join(' '),
    );
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

/** Those of one group alone: its name, typed, would find «Torre 10» by «Torre 1» too. Null: all of them. */
export function rowsOfGroup(
  rows: readonly UnitPresence[],
  group: string | null,
): readonly UnitPresence[] {
  return group === null ? rows : rows.filter(({ unit }) => unit.group === group);
}
