import { createHash } from 'node:crypto';
import {
  accept,
  type Outcome,
  type PackedContact,
  type PackedKind,
  type PackedOwner,
  type PackPartQuery,
  type PackQuery,
  type Person,
  packedOwners,
  type RosterPack,
  refuse,
  type Unit,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import {
  answerPacked,
  type PackedHttp,
  packRows,
  unpackText,
} from '../../kernel/http/packedRows.ts';
import { unwrap } from '../../kernel/platform/refused.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { unpackPart } from './packParts.ts';

/** Later edits are listened to one by one: past so many it costs less to pack anew. */
const editsAtMost = 1_000;

const kinds: readonly PackedKind[] = ['units', 'owners', 'contacts'];

interface Asked extends PackQuery {
  readonly assemblyId: string;
}

/** Being packed here: later callers wait for the same one. */
const underWay = new Map<string, Promise<Outcome<RosterPack>>>();

/** Which parts a version of the roster is in. The first reader packs it, where nobody did yet. */
export async function readRosterPack(asked: Asked): Promise<Outcome<RosterPack>> {
  const { assemblyId, version } = asked;
  const [roster, newest] = await Promise.all([
    peopleDocuments.roster(assemblyId, version).get(),
    peopleDocuments.newestPack(assemblyId, version).get(),
  ]);
  const edits = roster.data()?.edits ?? 0;
  const kept = newest.data();
  if (!roster.exists) return refuse('not-found');
  if (kept !== undefined && isWhole(kept) && edits - kept.edits <= editsAtMost) return accept(kept);
  const key = `${assemblyId}/${version}/${edits}`;
  const packing = underWay.get(key) ?? packAsItIs(asked).finally(() => underWay.delete(key));
  underWay.set(key, packing);
  return packing;
}

/** Whether the pack has every kind: one from before contacts were packed is packed again. */
function isWhole({ parts }: RosterPack): boolean {
  return kinds.every((kind) => kind in parts);
}

/** All as of the same instant: the count of edits says of when the rows are. */
async function packAsItIs({ assemblyId, version }: Asked): Promise<Outcome<RosterPack>> {
  const [roster, units, people] = await readTogether((tx) =>
    Promise.all([
      tx.get(peopleDocuments.roster(assemblyId, version)),
      tx.get(peopleDocuments.units(assemblyId, version)),
      tx.get(peopleDocuments.people(assemblyId, version)),
    ]),
  );
  const found = roster.data();
  if (found === undefined) return refuse('not-found');
  const rows = {
    edits: found.edits ?? 0,
    units: units.docs.map((unit) => unit.data()),
    people: people.docs.map((person) => person.data()),
  };
  return accept(await writeRosterPack({ assemblyId, version, ...rows }));
}

/** Packs a version that was just written and nobody sees yet, out of its own source. */
export async function packImport(assemblyId: string, version: string): Promise<void> {
  const staged = await documents.jobParts(assemblyId, version).get();
  const parts = staged.docs.map((part) => unpackPart(part.ref.path, part.data().json));
  const units = parts.flatMap((part) => part.units);
  const people = parts.flatMap((part) => part.people);
  await writeRosterPack({ assemblyId, version, edits: 0, units, people });
}

interface Rows extends Asked {
  readonly edits: number;
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
}

const ownersOf = readParts(packedOwners);

/** Every owner of a version as of now: as they are packed, and after them those who were edited since. */
export async function readPackedOwners(asked: Asked): Promise<readonly PackedOwner[]> {
  const pack = await readRosterPack(asked);
  if (!pack.ok) return [];
  const { assemblyId, version } = asked;
  const { edits, parts } = pack.value;
  const places = Array.from({ length: parts.owners }, (_, part) =>
    partAt(assemblyId, { version, edits, part }, 'owners'),
  );
  const [packed, edited] = await Promise.all([
    Promise.all(places.map((place) => place.get())),
    peopleDocuments.people(assemblyId, version).where('edit', '>', edits).get(),
  ]);
  const owners = packed.flatMap((part) => {
    const found = part.data();
    if (found === undefined) throw new Error(`A part of the roster is missing: ${part.ref.path}.`);
    return ownersOf(part.ref.path, unpackText(found.bytes)).rows;
  });
  return [...owners, ...edited.docs.map((one) => one.data())];
}

/** Two who pack the same write the same. The list of parts goes last: a reader that finds it finds them all. */
async function writeRosterPack(rows: Rows): Promise<RosterPack> {
  const { assemblyId, version, edits } = rows;
  const units = [...rows.units].sort((a, b) => a.order - b.order).map(packedUnit);
  const people = [...rows.people].sort((a, b) => (a.personId < b.personId ? -1 : 1));
  const owners = people.map(
    ({ personId, name, document }): PackedOwner => ({ personId, name, document }),
  );
  const contacts = people.flatMap(packedContact);
  const packed = { units, owners, contacts };
  const seal = createHash('sha256')
    .update(JSON.stringify({ edits, ...packed }))
    .digest('hex');
  const parts = { units: 0, owners: 0, contacts: 0 };
  for (const kind of kinds) {
    const written = await packRows(packed[kind]);
    for (const [part, bytes] of written.entries()) {
      await partAt(assemblyId, { version, edits, part }, kind).set({ bytes });
    }
    parts[kind] = written.length;
  }
  const pack = { edits, seal, parts };
  await peopleDocuments.newestPack(assemblyId, version).set(pack);
  return pack;
}

/** Apart from the owners: a reader who needs their names alone, as a desk, has no address of anybody. */
function packedContact({ name: _, document: __, ...contact }: Person): readonly PackedContact[] {
  const { email, phone, isContactOld } = contact;
  return email === null && phone === null && isContactOld === undefined ? [] : [contact];
}

/** Of a unit, what is for the server alone. */
const serverOnly: readonly string[] = ['edit', 'headOwes'];

/** The fields of a unit in one order, from any reader. After which edit it is the pack says for all. */
function packedUnit(unit: Unit): object {
  const said = Object.entries(unit).filter(([field]) => !serverOnly.includes(field));
  return Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where a part stands. */
function partAt(
  assemblyId: string,
  {
    version,
    edits,
    part,
  }: { readonly version: string; readonly edits: number; readonly part: number },
  kind: PackedKind,
) {
  return peopleDocuments.packParts(assemblyId, version).doc(`${edits}-${kind}-${part}`);
}

interface AskedPart {
  readonly assemblyId: string;
  readonly asked: PackPartQuery;
  readonly http: PackedHttp;
}

/** Sends a part of a roster as it is stored, compressed. Nobody on the way keeps it. */
export async function sendPackPart(
  { assemblyId, asked, http }: AskedPart,
  kind: PackedKind,
): Promise<undefined> {
  const found = (await partAt(assemblyId, asked, kind).get()).data();
  if (found === undefined) return unwrap(refuse('not-found'));
  answerPacked(http, found.bytes);
}
