import {
  byArrival,
  type DoorPerson,
  doorCapacities,
  isLiveProxy,
  isVotingCapacity,
  type Person,
  type ProxyGrant,
  standsAtDoor,
  type Unit,
} from '@asamblea/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDeskIndex } from './deskIndex.ts';

const unitIds = Array.from({ length: 9 }, (_, i) => `U${i}`);
const personIds = Array.from({ length: 6 }, (_, i) => `p${i}`);
/** `U9` and `p6` are of nobody's roster. */
const someUnits = fc.uniqueArray(fc.constantFrom(...unitIds, 'U9'), { maxLength: 6 });
const somebody = fc.constantFrom(...personIds, 'p6');

const rosters = fc
  .record({
    order: fc.shuffledSubarray(
      unitIds.map((_, i) => i),
      { minLength: 9 },
    ),
    owners: fc.array(fc.uniqueArray(fc.constantFrom(...personIds), { maxLength: 3 }), {
      minLength: 9,
      maxLength: 9,
    }),
    proxies: fc.array(
      fc.record({
        attorneyId: somebody,
        unitIds: someUnits,
        state: fc.constantFrom('received', 'accepted', 'used', 'revoked'),
      }),
      { maxLength: 5 },
    ),
    doors: fc.array(
      fc.record({
        personId: somebody,
        unitIds: someUnits,
        capacity: fc.constantFrom(...doorCapacities),
        state: fc.constantFrom('provisional' as const, 'confirmed' as const, 'refused' as const),
        addedAt: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ order, owners, proxies, doors }) => ({
    units: unitIds.map((unitId, i) => unitOf(unitId, order[i] ?? 0, owners[i] ?? [])),
    people: personIds.map(personOf),
    proxies: proxies.map((proxy, i) => ({ ...proxy, ...restOfProxy(i) }) as unknown as ProxyGrant),
    doors: doors.map((door, i) => ({ ...door, ...restOfDoor(i) }) as unknown as DoorPerson),
  }));

function unitOf(unitId: string, order: number, ownerIds: readonly string[]): Unit {
  const rest = { group: '', kind: '', weight: 1, ownerNames: [...ownerIds], inArrears: false };
  return { unitId, label: unitId, order, ownerIds, ...rest };
}

function personOf(personId: string): Person {
  return { personId, name: `Persona ${personId}`, document: personId, email: null, phone: null };
}

function restOfProxy(i: number) {
  return { proxyId: `x${i}`, attorneyName: `Apoderado ${i}`, attorneyDocument: null };
}

function restOfDoor(i: number) {
  return { doorId: `d${i}`, name: `Puerta ${i}`, document: `D${i}`, email: null, labels: [] };
}

type Roster = typeof rosters extends fc.Arbitrary<infer R> ? R : never;

/** The meaning of each list of a person, unit by unit of the roster. */
function meant({ units, proxies, doors }: Roster, personId: string) {
  const ordered = [...units].sort((a, b) => a.order - b.order);
  const owns = (unit: Unit) => unit.ownerIds.includes(personId);
  const represents = ({ unitId }: Unit) =>
    proxies.some(
      (one) => isLiveProxy(one) && one.attorneyId === personId && one.unitIds.includes(unitId),
    );
  const theirs = [...doors]
    .sort((a, b) => byArrival(b, a))
    .filter((door) => door.personId === personId);
  const linked = ordered
    .filter((unit) => !owns(unit) && !represents(unit))
    .flatMap((unit) => {
      const door = theirs.filter(standsAtDoor).find((one) => one.unitIds.includes(unit.unitId));
      if (door === undefined || !isVotingCapacity(door.capacity)) return [];
      return [{ unit, capacity: door.capacity, state: door.state }];
    });
  return {
    owned: ordered.filter(owns),
    represented: ordered.filter((unit) => represents(unit) && !owns(unit)),
    doors: theirs,
    linked,
  };
}

test('the units that a person may hold are those that roster, proxies and door give, unit by unit', () => {
  fc.assert(
    fc.property(rosters, (roster) => {
      const { units, people, proxies, doors } = roster;
      for (const person of buildDeskIndex(units, people, proxies, doors).people) {
        expect(person).toMatchObject(meant(roster, person.personId));
      }
    }),
  );
});

/** How often the units of a roster are looked at while its index is built. */
function looksAt(count: number): number {
  let looks = 0;
  const units = Array.from({ length: count }, (_, i) => {
    // One owns a tenth of everything.
    const unit = unitOf(`U${i}`, i, [i % 10 === 0 ? 'p0' : `p${i}`]);
    return Object.defineProperty({ ...unit }, 'unitId', {
      get: () => {
        looks += 1;
        return `U${i}`;
      },
    });
  });
  const people = units.map((_, i) => personOf(`p${i}`));
  buildDeskIndex(units, people, [], []);
  return looks;
}

test('a roster ten times as big is ten times the work, not a hundred', () => {
  expect(looksAt(2_000)).toBeLessThan(looksAt(200) * 12);
});

test('the index of 10,000 units takes less than half a second of the processor', () => {
  const units = Array.from({ length: 10_000 }, (_, i) => unitOf(`U${i}`, i, [`p${i % 7_000}`]));
  const people = Array.from({ length: 7_000 }, (_, i) => personOf(`p${i}`));
  const before = process.cpuUsage();
  const { people: found } = buildDeskIndex(units, people, [], []);
  const { user, system } = process.cpuUsage(before);
  expect(found).toHaveLength(7_000);
  expect((user + system) / 1_000).toBeLessThan(500);
});
