import type { IdentityWay } from '../../kernel/access/identityWay.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { Attendance } from '../../people/seats/attendance.ts';

/** Where somebody is connected besides. */
const connections = ['room', 'zoom'] as const;
export type AttendedThrough = (typeof connections)[number];

export const connectionNames: Readonly<Record<AttendedThrough, string>> = {
  room: 'la sala virtual',
  zoom: 'Zoom',
};

/** Somebody who is connected now, whatever their units count by. */
export interface Connected {
  readonly personId: string;
  readonly in: AttendedThrough;
}

/** A person whom the desk accredited in the hall and who is connected remotely as well. */
export interface ConnectedTwice {
  readonly personId: string;
  readonly name: string;
  /** Those that count, once, in the hall. */
  readonly labels: readonly string[];
  readonly also: readonly AttendedThrough[];
}

/**
 * The people who are in the hall and connected too. Their units have one holder and one channel, so they
 * count once: this only tells it, for a person who may want to put them online.
 */
export function connectedTwice(
  attendance: readonly Attendance[],
  connected: readonly Connected[],
): readonly ConnectedTwice[] {
  const also = new Map<string, AttendedThrough[]>();
  for (const one of connected) {
    const known = also.get(one.personId) ?? [];
    if (!known.includes(one.in)) also.set(one.personId, [...known, one.in]);
  }
  const here = attendance.filter(
    ({ personId, present, channel }) => present && channel === 'hall' && also.has(personId),
  );
  return [...groupBy(here, ({ personId }) => personId)]
    .map(([personId, held]) => ({
      personId,
      name: held.at(-1)?.personName ?? '',
      labels: held.map(({ label }) => label),
      also: also.get(personId) ?? [],
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/** Somebody who has the remote room open on several devices at once. */
export interface SeveralDevices {
  readonly personId: string;
  readonly name: string;
  /** Those that they hold, which count once. */
  readonly labels: readonly string[];
  /** `iPhone, Safari` */
  readonly devices: readonly string[];
}

/**
 * The people who hold units and have the room open more than once, by name. People who only watch count
 * nowhere.
 */
export function severalDevices(
  attendance: readonly Attendance[],
  people: readonly Pick<SeveralDevices, 'personId' | 'devices'>[],
): readonly SeveralDevices[] {
  const heldBy = groupBy(
    attendance.filter(({ present }) => present),
    ({ personId }) => personId,
  );
  return people
    .filter(({ devices }) => devices.length > 1)
    .flatMap(({ personId, devices }): readonly SeveralDevices[] => {
      const held = heldBy.get(personId) ?? [];
      const [first] = held;
      if (first === undefined) return [];
      const labels = held.map(({ label }) => label);
      return [{ personId, name: first.personName, labels, devices }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/** Somebody in the remote room who holds units, and how they were identified. */
export interface RemotePerson {
  readonly personId: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly identified: IdentityWay | null;
  readonly verifiedAt: number | null;
}

/**
 * The people who attend online, by name: those nobody recognised yet first. People who only watch stand for
 * nobody.
 */
export function remotePeople(
  attendance: readonly Attendance[],
  people: readonly Pick<RemotePerson, 'personId' | 'identified' | 'verifiedAt'>[],
): readonly RemotePerson[] {
  const heldBy = groupBy(
    attendance.filter(({ present, channel }) => present && channel === 'online'),
    ({ personId }) => personId,
  );
  return people
    .flatMap((person): readonly RemotePerson[] => {
      const held = heldBy.get(person.personId) ?? [];
      const [first] = held;
      if (first === undefined) return [];
      return [{ ...person, name: first.personName, labels: held.map(({ label }) => label) }];
    })
    .sort(
      (a, b) =>
        Number(a.verifiedAt !== null) - Number(b.verifiedAt !== null) ||
        a.name.localeCompare(b.name, 'es'),
    );
}
