import { nameKey } from '../../kernel/identity/nameKey.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { type Unit, unitIdOf } from './unit.ts';
import { groupStart, type UnitPlace, unitPlace } from './unitPlace.ts';
import { partsOfCell } from './unitsInCell.ts';

export type NamedUnit = Pick<Unit, 'unitId' | 'label' | 'group'>;

/** The unit that a text names, with its group where that stands apart; `several` when more than one may be meant. */
export type UnitFinder<U> = (unit: string, group?: string) => U | 'several' | null;

/**
 * Finds units however they are written: exactly, without signs (`t1101` is `T1-101`), or by group and number
 * in any order (`101 torre 1`, `Torre 1 Apto 0101`, `1-101`). Never one that is only like it: another tower
 * or another sort of unit is another unit.
 */
export function unitFinder<U extends NamedUnit>(units: readonly U[]): UnitFinder<U> {
  const byId = new Map(units.map((unit) => [unit.unitId, unit]));
  const byLabel = lazily(() => groupBy(units, ({ label }) => looseKey(label)));
  const byPlace = lazily(() => groupBy(units.flatMap(placesOf), ({ place }) => place.key));
  const find = (text: string): U | 'several' | null => {
    const exact = byId.get(unitIdOf(text));
    if (exact !== undefined) return exact;
    const asked = unitPlace(text);
    const same = asked.key === '' ? [] : (byPlace().get(asked.key) ?? []);
    const there = only(same.filter(({ place }) => agrees(asked, place)).map(({ unit }) => unit));
    const alike = byLabel().get(looseKey(text)) ?? [];
    // Without any sign `a11` is as well `A-11` as `A1-1`.
    if (alike.length > 1 && !/[^\p{L}\d]/u.test(text.trim())) return 'several';
    if (there !== null && there !== 'several') return there;
    const loose = only(alike.filter(({ label }) => !isParted(text) || !isParted(label)));
    return loose ?? there;
  };
  return (text, group = '') => {
    if (text.trim() === '') return null;
    if (group.trim() === '') return find(text);
    const joined = find(`${group} ${text}`);
    if (joined !== null) return joined;
    // The cell may name the group too, or the roster have none.
    const alone = find(text);
    if (alone === null || alone === 'several') return alone;
    const { key } = placed(alone).place;
    const start = groupStart(group).key;
    return !key.includes(' ') || start === '' || key.startsWith(`${start} `) ? alone : null;
  };
}

/** All the units that a cell names, one or several together; null when any of them is not exactly one. */
export function unitsNamed<U extends NamedUnit>(
  find: UnitFinder<U>,
  text: string,
  group = '',
): readonly U[] | null {
  const whole = find(text, group);
  if (whole === 'several') return null;
  if (whole !== null) return [whole];
  const parts = partsOfCell(text);
  const found = parts.flatMap((part) => {
    const one = find(part, group);
    return one === null || one === 'several' ? [] : [one];
  });
  return parts.length > 1 && found.length === parts.length ? found : null;
}

/** A label as somebody in a hurry reads it: `T1 101`, `t1101` and `T1-101` look the same. */
export function looseKey(label: string): string {
  const key = nameKey(label).replaceAll(' ', '');
  return key === '' ? label : key;
}

interface Placed<U> {
  readonly unit: U;
  readonly place: UnitPlace;
}

/** Where a label leaves its group out, the unit is found with it and without it. */
function placesOf<U extends NamedUnit>(unit: U): readonly Placed<U>[] {
  const whole = placed(unit);
  const { key } = unitPlace(unit.label);
  return key === whole.place.key ? [whole] : [whole, { unit, place: { ...whole.place, key } }];
}

/** A unit whose label leaves its group out is placed by both. */
function placed<U extends NamedUnit>(unit: U): Placed<U> {
  const own = unitPlace(unit.label);
  if (unit.group === '') return { unit, place: own };
  const start = groupStart(unit.group);
  const words = {
    groupWord: own.groupWord || start.groupWord,
    kindWord: own.kindWord || start.kindWord,
  };
  const isWhole = start.key === '' || own.key.startsWith(`${start.key} `);
  return { unit, place: { ...words, key: isWhole ? own.key : `${start.key} ${own.key}` } };
}

/** A text that says no sort of group or unit may mean any group, and a dwelling. */
function agrees(asked: UnitPlace, place: UnitPlace): boolean {
  const isGroup =
    asked.groupWord === '' || place.groupWord === '' || asked.groupWord === place.groupWord;
  return isGroup && asked.kindWord === place.kindWord;
}

/** Whether signs part its numbers: then `1-11` is not `11-1`. */
function isParted(text: string): boolean {
  return /\d[^\p{L}\d]+\d/u.test(text);
}

function only<U>(found: readonly U[]): U | 'several' | null {
  const [first, second] = found;
  return second === undefined ? (first ?? null) : 'several';
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
