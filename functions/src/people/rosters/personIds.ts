import { createHmac } from 'node:crypto';
import { isPathSegment } from '@asamblea/domain';
import * as z from 'zod';
import { readParts } from '../../kernel/database/readParts.ts';
import { unpackText } from '../../kernel/http/packedRows.ts';
import { readKey } from '../../kernel/keys/keys.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** A person of an assembly that came from elsewhere: the id that our key would give them, and the one they have. */
const restoredIdentity = z.object({ ours: z.string(), personId: z.string() });

export type RestoredIdentity = Readonly<z.infer<typeof restoredIdentity>>;

const rowsOf = readParts(z.object({ rows: z.array(restoredIdentity) }));

/**
 * The ids of the people of an assembly, by their identities. A person who came with a roster restored from
 * elsewhere, where the key was another, keeps the id that they had.
 */
export async function readPersonIds(assemblyId: string): Promise<(personKey: string) => string> {
  const ours = personIdsOf(assemblyId);
  const restored = await restoredIds(assemblyId);
  return (personKey) => {
    const id = ours(personKey);
    return restored.get(id) ?? id;
  };
}

/**
 * Turns what identifies a person (a document) into an opaque id by our key, always the same within an assembly
 * and unlike in any other. Without the key, trying every document does not tell whose it is.
 */
export function personIdsOf(assemblyId: string): (personKey: string) => string {
  const key = readKey('people');
  return (personKey) => {
    const id = createHmac('sha256', key)
      .update(`${assemblyId}\n${personKey}`)
      .digest('base64url')
      .slice(0, 22);
    // One in millions is a name that the database keeps for itself.
    return isPathSegment(id) ? id : `-${id.slice(1)}`;
  };
}

/** Of those that were asked for last and came from elsewhere: what came with one never changes. */
const known = new Map<string, ReadonlyMap<string, string>>();
const keptAtMost = 8;

async function restoredIds(assemblyId: string): Promise<ReadonlyMap<string, string>> {
  const found = known.get(assemblyId) ?? (await readRestored(assemblyId));
  known.delete(assemblyId);
  if (found.size > 0) known.set(assemblyId, found);
  for (const old of [...known.keys()].slice(0, -keptAtMost)) known.delete(old);
  return found;
}

async function readRestored(assemblyId: string): Promise<ReadonlyMap<string, string>> {
  const { docs } = await peopleDocuments.identities(assemblyId).get();
  const rows = docs.flatMap((part) => rowsOf(part.ref.path, unpackText(part.data().bytes)).rows);
  return new Map(rows.map(({ ours, personId }) => [ours, personId]));
}
