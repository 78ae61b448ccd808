import { type IndexedUnit, indexedUnits, indexUnits } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { paths } from '../../kernel/database/paths.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { StoredUnitIndexes } from '../stored/storedRoster.ts';

const rowsOf = readParts(indexedUnits);

/** Keeps each document far from the size that the database takes. */
const rowsAPart = 6_000;

/**
 * Leaves the units of a roster together in their fixed order, so that a vote finds its unit, and a
 * screen its labels, without reading the roster. A table that was mended since is read again: indexes
 * never move in it, groups may.
 */
export async function keepUnitIndexes(assemblyId: string, version: string): Promise<void> {
  const [roster, kept] = await Promise.all([
    peopleDocuments.roster(assemblyId, version).get(),
    peopleDocuments.unitIndexes(assemblyId, version, 0).get(),
  ]);
  const edits = roster.data()?.edits ?? 0;
  if (kept.data()?.edits === edits) return;
  const units = await peopleDocuments.units(assemblyId, version).get();
  const rows = indexUnits(units.docs.map((unit) => unit.data()));
  const parts = Math.max(1, Math.ceil(rows.length / rowsAPart));
  // The first part goes last: a reader that finds it finds them all. Two who gather at once write the same.
  for (let part = parts - 1; part >= 0; part -= 1) {
    const some = rows.slice(part * rowsAPart, (part + 1) * rowsAPart);
    const stored: StoredUnitIndexes = { parts, edits, json: JSON.stringify(some) };
    await peopleDocuments.unitIndexes(assemblyId, version, part).set(stored);
  }
}

/** The units of a roster by index; none before anything was opened on it. */
export async function readUnitIndexes(
  assemblyId: string,
  version: string,
): Promise<readonly IndexedUnit[]> {
  const first = (await peopleDocuments.unitIndexes(assemblyId, version, 0).get()).data();
  if (first === undefined) return [];
  const others = await Promise.all(
    Array.from({ length: first.parts - 1 }, (_, i) =>
      peopleDocuments.unitIndexes(assemblyId, version, i + 1).get(),
    ),
  );
  return [first, ...others.map((part) => part.data())].flatMap((part, i) =>
    part === undefined ? [] : rowsOf(paths.unitIndexes(assemblyId, version, i), part.json),
  );
}

/**
 * From when a question opens every vote knows the index of its unit in the roster in force. Says which
 * roster that is.
 */
export async function indexRoster(assemblyId: string): Promise<string | null> {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  if (version !== null) await keepUnitIndexes(assemblyId, version);
  return version;
}
