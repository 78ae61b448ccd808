import { createHash } from 'node:crypto';
import type { Roster } from '@asamblea/domain';
import { documents, type StoredRosterVersion } from '../platform/documents.ts';
import { writeInChunks } from '../platform/writeInChunks.ts';

/** Tells a repeated import from another file that came under the same id. */
export function fingerprintOf(rows: readonly (readonly string[])[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

export async function findVersion(
  assemblyId: string,
  version: string,
): Promise<StoredRosterVersion | null> {
  return (await documents.roster(assemblyId, version).get()).data() ?? null;
}

/**
 * Writes a version that nobody sees yet. The same rows write the same documents, so doing it again
 * after an interruption completes it.
 */
export async function writeVersion(
  assemblyId: string,
  version: string,
  fingerprint: string,
  roster: Roster,
): Promise<void> {
  await documents.roster(assemblyId, version).set({
    version,
    fingerprint,
    units: roster.units.length,
    people: roster.people.length,
    totalWeight: roster.totalWeight,
    state: 'building',
  });
  const units = documents.units(assemblyId, version);
  const people = documents.people(assemblyId, version);
  await writeInChunks(roster.units, (batch, unit) => batch.set(units.doc(unit.unitId), unit));
  await writeInChunks(roster.people, (batch, one) => batch.set(people.doc(one.personId), one));
}
