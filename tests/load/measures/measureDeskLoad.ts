import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import {
  type Attendance,
  headIdOf,
  type PackedKind,
  type PackedOwner,
  type PackPart,
  type Person,
  type RosterPack,
  type SeatPack,
  type Unit,
} from '@asamblea/domain';
import { writeInChunks } from '../../../functions/src/kernel/database/writeInChunks.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import { buildDeskIndex } from '../../../web/src/features/hall/attendance/desk/deskIndex.ts';
import { writeTable } from '../figures/writeTable.ts';
import type { Check } from '../hall/checkQuestion.ts';
import type { Visitor } from '../seeds/seedMember.ts';
import { personOf, seedRoster, seedStaff, unitOf } from '../seeds/seedRoster.ts';

/** The cost of the roster, and of a hall where everybody is in, for a desk that opens its page. */
export interface DeskLoad {
  readonly units: number;
  /** Documents, listened to one by one; and their text, without what a listener adds. */
  readonly whole: { readonly documents: number; readonly bytes: number };
  /** Documents of packs that the server reads for a desk, and bytes on the wire. */
  readonly packed: { readonly documents: number; readonly bytes: number };
  /** Milliseconds until the first desk of all knows which parts there are: it packs them. */
  readonly packing: number;
}

const sizes = [300, 3_000, 10_000, 30_000];
const version = 'v1';

/** Two owners for three units, as in a building where some have several. */
export async function measureDeskLoads(api: string): Promise<readonly DeskLoad[]> {
  const loads: DeskLoad[] = [];
  for (const size of sizes) loads.push(await measureLoad(api, size));
  return loads;
}

async function measureLoad(api: string, size: number): Promise<DeskLoad> {
  const assemblyId = `banco-carga-${size}`;
  const owners = Math.ceil((size * 2) / 3);
  const people = Array.from({ length: owners }, (_, i) => ownerOf(i));
  const units = Array.from({ length: size }, (_, i) => ownedBy(i, people[i % owners]));
  await seedRoster(assemblyId, units, people);
  const [desk] = await seedStaff(assemblyId, 1);
  if (desk === undefined) throw new Error('Nobody is at the desk.');
  const startedAt = performance.now();
  const { body: pack } = await readJson<RosterPack>(api, desk, `/rosters/pack?version=${version}`);
  const packing = performance.now() - startedAt;
  const [unitRows, ownerRows] = [
    await readKind<Unit>(api, desk, pack, 'units'),
    await readKind<PackedOwner>(api, desk, pack, 'owners'),
  ];
  const read = ownerRows.rows.map((one): Person => ({ ...one, email: null, phone: null }));
  const index = buildDeskIndex(unitRows.rows, read, []);
  if (index.people.length !== owners || index.unitOf.size !== size) {
    throw new Error('The desk does not have the roster.');
  }
  const seated = units.map(seatOf);
  const seats = await readSeats(api, desk, { assemblyId, seated });
  return {
    units: size,
    whole: {
      documents: size + owners + seated.length,
      bytes: textOf(units) + textOf(people) + textOf(seated),
    },
    packed: {
      // Which parts there are, from the version and its newest pack.
      documents: 2 + pack.parts.units + pack.parts.owners + seats.documents,
      bytes: unitRows.bytes + ownerRows.bytes + seats.bytes,
    },
    packing,
  };
}

function ownerOf(i: number): Person {
  const name = `${surnames[i % surnames.length]} ${surnames[(i * 7) % surnames.length]} ${i}`;
  const email = `persona.${i}@correo.test`;
  return { ...personOf(idOf(i), `CC ${52_000_000 + i * 37}`), name, email, phone: `+57 300 ${i}` };
}

/** As ids of people are: nothing in them can be made shorter. */
const idOf = (i: number) =>
  Buffer.from(String((i + 1) * 7_919 * 104_729).repeat(2))
    .toString('base64url')
    .slice(0, 22);
const surnames = ['Rojas', 'Peña', 'Gómez', 'Muñoz', 'Ortiz', 'Salazar', 'Acosta', 'Vélez'];

function ownedBy(order: number, owner: Person | undefined): Unit {
  const unit = unitOf(order, [owner?.personId ?? '']);
  return { ...unit, group: `Torre ${order % 20}`, ownerNames: [owner?.name ?? ''] };
}

function seatOf(unit: Unit): Attendance {
  const { unitId, label, group, order, weight, ownerIds, ownerNames } = unit;
  return {
    ...{ unitId, label, group, order, weight, headId: headIdOf(unit), inArrears: unit.inArrears },
    ...{ personId: ownerIds[0] ?? '', personName: ownerNames[0] ?? '', ownerName: '' },
    ...{ capacity: 'owner', channel: 'hall', present: true, since: 1_700_000_000_000 + order },
    deskName: `Mesa ${order % 20}`,
  };
}

interface Hall {
  readonly assemblyId: string;
  readonly seated: readonly Attendance[];
}

/** Of few seats nothing is packed; a count of them costs one document for each thousand. */
async function readSeats(api: string, desk: Visitor, { assemblyId, seated }: Hall) {
  const hall = peopleDocuments.attendance(assemblyId, 1);
  await writeInChunks(seated, (batch, seat) => batch.set(hall.doc(seat.unitId), seat));
  const { body: pack } = await readJson<SeatPack>(api, desk, '/attendance/pack?session=1');
  const counted = 1 + Math.ceil(seated.length / 1_000);
  if (pack.parts === 0) {
    return { documents: counted + seated.length, bytes: textOf(seated) };
  }
  let [rows, bytes] = [0, 0];
  for (let part = 0; part < pack.parts; part += 1) {
    const query = `session=1&after=${pack.after}&part=${part}`;
    const found = await readJson<PackPart<Attendance>>(
      api,
      desk,
      `/attendance/pack/seats?${query}`,
    );
    rows += found.body.rows.length;
    bytes += found.bytes;
  }
  if (rows !== seated.length) throw new Error('The desk does not have the seats.');
  return { documents: counted + pack.parts, bytes };
}

async function readKind<Row>(api: string, desk: Visitor, pack: RosterPack, kind: PackedKind) {
  const rows: Row[] = [];
  let bytes = 0;
  for (let part = 0; part < pack.parts[kind]; part += 1) {
    const query = `version=${version}&edits=${pack.edits}&part=${part}`;
    const found = await readJson<PackPart<Row>>(api, desk, `/rosters/pack/${kind}?${query}`);
    rows.push(...found.body.rows);
    bytes += found.bytes;
  }
  return { rows, bytes };
}

/** The body, and the part of it that went over the wire. */
function readJson<T>(api: string, { cookie }: Visitor, path: string) {
  const headers = { cookie, origin: api, 'accept-encoding': 'gzip', 'x-requested-with': 'fetch' };
  return new Promise<{ readonly body: T; readonly bytes: number }>((resolve, reject) => {
    get(`${api}/api${path}`, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const sent = Buffer.concat(chunks);
      if (response.statusCode !== 200) reject(new Error(`It was answered ${sent}.`));
      const isPacked = response.headers['content-encoding'] === 'gzip';
      const text = (isPacked ? gunzipSync(sent) : sent).toString();
      resolve({ body: JSON.parse(text), bytes: sent.length });
    }).once('error', reject);
  });
}

function textOf(rows: readonly object[]): number {
  return rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(row)), 0);
}

/** The most documents that a desk reads of the largest roster. */
const mostDocuments = 100;
const mostBytes = 5_000_000;

export function writeDeskLoads(loads: readonly DeskLoad[]): readonly string[] {
  const kilo = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;
  const rows = loads.map(({ units, whole, packed, packing }) => [
    ...[String(units), String(whole.documents), kilo(whole.bytes)],
    ...[String(packed.documents), kilo(packed.bytes), String(Math.round(packing))],
  ]);
  const titles = ['Una mesa abre, con todos en la sala, un padrón de', 'documentos', 'texto'];
  return [writeTable([...titles, 'documentos en partes', 'por la red', 'empaquetarlo (ms)'], rows)];
}

export function judgeDeskLoads(loads: readonly DeskLoad[]): readonly Check[] {
  return loads.slice(-1).map(({ units, packed }) => ({
    text: `una mesa abre un padrón de ${units} unidades con todos en la sala, con menos de ${mostDocuments} documentos y de 5 MB`,
    isMet: packed.documents < mostDocuments && packed.bytes < mostBytes,
    detail: `${packed.documents} documentos y ${packed.bytes} bytes`,
  }));
}
