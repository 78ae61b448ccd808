import {
  type PackedKind,
  type PackPart,
  type PackPartQuery,
  type RosterPack,
  rosterEndpoints,
} from '@asamblea/domain';
import { askApi, requestAddress } from '../asking/askApi.ts';
import { callApi } from '../asking/callApi.ts';
import type { KeptRecord } from '../tab/keptRecord.ts';
import type { RosterPlace } from './useReadable.ts';

/** Rows of a version as they were after so many edits; what changed later is heard apart. */
export interface Packed<Row> {
  readonly edits: number;
  readonly rows: readonly Row[];
}

/** How much of it has come: parts, of so many. */
export interface PackProgress {
  readonly came: number;
  readonly of: number;
}

interface Kept extends Packed<unknown> {
  readonly shape: typeof shape;
  readonly version: string;
  readonly seal: string;
}

/** Moves when what is kept changes its shape: what another version of the page kept is not read. */
const shape = 1;

interface Reading {
  /** Where this device keeps it while its desk is signed in; null where nothing is kept. */
  readonly kept: KeptRecord | null;
  readonly signal: AbortSignal;
  readonly tell: (progress: PackProgress) => void;
}

const endpoints = {
  units: rosterEndpoints.readPackedUnits,
  owners: rosterEndpoints.readPackedOwners,
  contacts: rosterEndpoints.readPackedContacts,
} as const;

/**
 * Reads one kind of a roster. The server names the parts, to members who may have them; the parts of exactly
 * those that this device kept are not asked for again.
 */
export async function readPack<Row>(
  kind: PackedKind,
  { version }: RosterPlace,
  { kept: keptHere, signal, tell }: Reading,
): Promise<Packed<Row>> {
  // No device keeps how to reach people: a desk asks for it of one person, when it needs it.
  const kept = kind === 'contacts' ? null : keptHere;
  const [pack, found] = await Promise.all([
    askApi(rosterEndpoints.readRosterPack, { version }, signal),
    kept?.read() ?? null,
  ]);
  if (isKept(found) && found.version === version && found.seal === pack.seal) {
    return { edits: found.edits, rows: found.rows as readonly Row[] };
  }
  const rows = await readParts<Row>(kind, { version, pack }, { signal, tell });
  const { edits, seal } = pack;
  if (!signal.aborted) void kept?.change((): Kept => ({ shape, version, seal, edits, rows }));
  return { edits, rows };
}

/** One after another: on a slow network each that comes stays, and says how far it is. */
async function readParts<Row>(
  kind: PackedKind,
  { version, pack }: { readonly version: string; readonly pack: RosterPack },
  { signal, tell }: Omit<Reading, 'kept'>,
): Promise<readonly Row[]> {
  const of = pack.parts[kind];
  const parts: (readonly Row[])[] = [];
  for (let part = 0; part < of; part += 1) {
    tell({ came: part, of });
    const asked: PackPartQuery = { version, edits: pack.edits, part };
    const address = requestAddress(endpoints[kind], asked);
    const { rows } = await callApi<PackPart<Row>>('GET', address, undefined, signal);
    parts.push(rows);
  }
  tell({ came: of, of });
  return parts.flat();
}

/** Nobody but us writes there, so its shape is enough to trust the rest. */
function isKept(found: unknown): found is Kept {
  return typeof found === 'object' && found !== null && 'shape' in found && found.shape === shape;
}
