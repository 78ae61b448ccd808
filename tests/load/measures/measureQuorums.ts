import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Attendance,
  headIdOf,
  owingHeads,
  type PackId,
  packIds,
  packOf,
  type Unit,
} from '@asamblea/domain';
import * as z from 'zod';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { readTogether } from '../../../functions/src/kernel/database/firestore.ts';
import { readQuorum } from '../../../functions/src/meeting/quorum/readQuorum.ts';
import { fillHall } from '../../../functions/src/testing/halls/fillHall.ts';
import { countReads } from '../figures/countReads.ts';
import { seedRoster } from '../seeds/seedRoster.ts';

interface QuorumRow {
  readonly packId: PackId;
  readonly law: string;
  /** Documents that the cloud charges for each refresh. */
  readonly reads: number;
  /** Of the whole process that refreshes, in MiB. */
  readonly peakMiB: number;
}

export interface QuorumsMeasure {
  readonly units: number;
  /** Of a process that has loaded the functions and refreshed nothing. */
  readonly idleMiB: number;
  readonly rows: readonly QuorumRow[];
}

const assemblyId = 'banco-quorum';
const units = 10_000;

/** The further reads of `project`: the assembly twice, and the projection twice. */
const readsAround = 4;

/**
 * The cost of a refresh of the public quorum under each law, in a hall of ten thousand units: its reads, and
 * how large the process of the deployed trigger becomes, alone, as it would be in the cloud.
 */
export async function measureQuorums(bundle: string): Promise<QuorumsMeasure> {
  await seedLargeHall();
  const rows: QuorumRow[] = [];
  for (const packId of packIds) {
    await documents.assembly(assemblyId).update({ rulePack: packId });
    const reads = await readTogether(async (tx) => {
      const counted = countReads(tx);
      await readQuorum(counted.tx, assemblyId);
      return counted.reads();
    });
    const peakMiB = await peakOf(bundle, 5);
    rows.push({ packId, law: packOf(packId).name, reads: reads + readsAround, peakMiB });
  }
  return { units, idleMiB: await peakOf(bundle, 0), rows };
}

/** Every owner in three has two units, one unit in twenty owes, four in five came. */
async function seedLargeHall(): Promise<void> {
  const roster = Array.from({ length: units }, (_, i) => unitOf(i));
  await seedRoster(assemblyId, roster, []);
  const present = roster.filter((_, i) => i % 5 !== 4).map(seatOf);
  await documents.publicAssembly(assemblyId).set({
    ...{ assemblyId, name: 'Banco', timeZone: 'America/Bogota', logoUrl: null },
  });
  await fillHall({ assemblyId, session: 1 }, present, owingHeads(roster));
}

function unitOf(i: number): Unit {
  const owner = `persona-${i % 7_500}`;
  return {
    ...{ unitId: `U${i}`, label: `T${i % 20}-${i}`, group: `Torre ${i % 20}`, kind: 'apartamento' },
    ...{ weight: 100_000 + i, ownerIds: [owner], ownerNames: [`Ana María Núñez ${i}`] },
    ...{ inArrears: i % 20 === 19, order: i },
  };
}

function seatOf(unit: Unit): Attendance {
  const { unitId, label, group, order, weight, inArrears, ownerIds, ownerNames } = unit;
  const [[personId = ''], [personName = '']] = [ownerIds, ownerNames];
  return {
    ...{ unitId, label, group, order, weight, inArrears, headId: headIdOf(unit) },
    ...{ personId, personName, ownerName: personName, capacity: 'owner', channel: 'hall' },
    ...{ present: true, since: 0 },
  };
}

const told = z.strictObject({ peakMiB: z.number() });

/** The deployed function in a process of its own, that refreshes so many times and says how large it was. */
async function peakOf(bundle: string, times: number): Promise<number> {
  const script = join(import.meta.dirname, 'refreshAlone.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[script, join(bundle, 'index.js'), assemblyId, String(times)],
  ]);
  return told.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).peakMiB;
}
