import type { Person } from '../../kernel/identity/person.ts';
import type { Roster } from '../rosters/roster.ts';
import { found, type RosterProblem, rosterProblem } from '../rosters/rosterProblem.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import type { Unit } from '../rosters/unit.ts';
import { unitValues } from '../rosters/unitFields.ts';
import { mergeContacts, mergePeople, ownerFinder } from './mergePeople.ts';
import type { ReadTable } from './parseRoster.ts';
import type { RosterLine } from './readLine.ts';

export interface MergedRoster {
  readonly roster: Roster;
  readonly problems: readonly RosterProblem[];
}

export interface Merging {
  readonly reading: Pick<RosterReading, 'columns' | 'contactOf'>;
  /** Each weighs the same: a new unit needs to bring no weight. */
  readonly isEqual?: boolean;
  /** Units of the file that stay as they are. */
  readonly left?: readonly string[];
}

/**
 * The roster in force with what a file brings: units that the file does not name stay, and so does
 * whatever its cells leave blank. New units go last and must bring their weight, unless each weighs the
 * same.
 */
export function mergeRosters(
  base: Roster,
  { roster: read, lines: all }: Pick<ReadTable, 'roster' | 'lines'>,
  { reading, isEqual = false, left = [] }: Merging,
): MergedRoster {
  const { columns, contactOf } = reading;
  const problems: RosterProblem[] = [];
  const leftOut = new Set(left);
  const byId = new Map(base.units.map((unit) => [unit.unitId, unit]));
  const before = new Map(byId);
  const find = ownerFinder(base.people, read.people);
  const places = new Map<string, Set<string>>();
  const lines = all
    .filter(({ unitId }) => !leftOut.has(unitId))
    .map((line) => {
      const named = line.ownerIds.map((id) => find(before.get(line.unitId), id));
      line.ownerIds.forEach((id, i) => {
        places.set(id, (places.get(id) ?? new Set()).add(named[i] ?? id));
      });
      return { ...line, named };
    });
  const linesOf = new Map<string, (RosterLine & { readonly named: readonly string[] })[]>();
  for (const line of lines) linesOf.set(line.unitId, [...(linesOf.get(line.unitId) ?? []), line]);
  for (const unit of read.units) {
    const own = linesOf.get(unit.unitId);
    if (own === undefined) continue;
    const known = before.get(unit.unitId);
    const isWeighed = own.some(({ brings }) => brings.has('weight'));
    if (known === undefined && !isWeighed && !isEqual) {
      const more = `La unidad ${unit.label} es nueva.`;
      problems.push(rosterProblem(found('weight-empty', unit.label, more), own[0]?.row));
    }
    const merged =
      known === undefined ? { ...unit, order: byId.size } : mergeUnit(known, unit, own);
    byId.set(unit.unitId, merged);
  }
  const people = mergePeople(base.people, read.people, (id) => [...(places.get(id) ?? [])]);
  const placed = lines.flatMap((line) => {
    const unit = byId.get(line.unitId);
    return unit === undefined ? [] : [{ ...line, unit }];
  });
  const column = columns.email ?? columns.phone ?? null;
  problems.push(...mergeContacts(people, placed, { contactOf, column }));
  const units = [...byId.values()].sort((a, b) => a.order - b.order);
  return { roster: rosterOf(units, [...people.values()]), problems };
}

/** Units with their people and their sum; people who own nothing are left out. */
export function rosterOf(units: readonly Unit[], people: readonly Person[]): Roster {
  const owners = new Set(units.flatMap((unit) => unit.ownerIds));
  const nameOf = new Map(people.map(({ personId, name }) => [personId, name]));
  return {
    units: units.map((unit, order) => ({
      ...unit,
      order,
      ownerNames: unit.ownerIds.map((id, place) => nameOf.get(id) ?? unit.ownerNames[place] ?? ''),
    })),
    people: people.filter(({ personId }) => owners.has(personId)),
    totalWeight: units.reduce((sum, unit) => sum + unit.weight, 0),
  };
}

function mergeUnit(
  known: Unit,
  read: Unit,
  lines: readonly (RosterLine & { readonly named: readonly string[] })[],
): Unit {
  const brings = new Set(lines.flatMap((line) => [...line.brings]));
  const weighed = new Set(lines.flatMap((line) => [...line.weights]));
  const named = [...new Set(lines.flatMap((line) => line.named))];
  const keepsOwners =
    named.length === 0 ||
    (!brings.has('coowners') && named.every((id) => known.ownerIds.includes(id)));
  const weights = { ...known.weights };
  for (const [name, weight] of Object.entries(read.weights ?? {})) {
    if (weighed.has(name) || weights[name] === undefined) weights[name] = weight;
  }
  return {
    unitId: known.unitId,
    // However the file writes the name, the unit keeps its own.
    ...unitValues(({ key, column }) => (key !== 'label' && brings.has(column) ? read : known)[key]),
    ...(Object.keys(weights).length === 0 ? {} : { weights }),
    ownerIds: keepsOwners ? known.ownerIds : named,
    // Named again once it is known how each is called.
    ownerNames: keepsOwners ? known.ownerNames : named.map(() => ''),
    order: known.order,
  };
}
