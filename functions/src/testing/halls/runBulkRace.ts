import { randomUUID } from 'node:crypto';
import type { AttendanceAnswer, BulkReport } from '@asamblea/domain';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readBulk } from '../../polls/bulk/readBulk.ts';
import { startBulk } from '../../polls/bulk/startBulk.ts';
import { type TestAssembly, taken } from './testAssembly.ts';

export interface BulkRace {
  readonly report: BulkReport;
  /** The answers to the desks. */
  readonly desks: readonly AttendanceAnswer[];
  /** Entries in the record, by unit. */
  readonly entries: ReadonlyMap<string, number>;
  /** The people present, counted one by one, and the figure of the quorum. */
  readonly recount: { readonly units: number; readonly weight: number };
  readonly quorum: { readonly units: number; readonly weight: number };
  readonly millis: number;
}

/**
 * Accredits every unit of an assembly in bulk, two workers at once, while desks accredit some of the
 * same units at the same time, each its own people.
 */
export async function runBulkRace(assembly: TestAssembly, desks: number): Promise<BulkRace> {
  const { assemblyId, units } = assembly;
  const jobId = randomUUID();
  const items = units.map(({ unitId, ownerIds: [personId = ''] }, i) => ({
    ...{ row: i + 1, unitId, personId },
    capacity: 'owner' as const,
  }));
  const request = { work: 'accredit', jobId, channel: 'hall', items } as const;
  const startedAt = performance.now();
  taken(
    await startBulk({
      ...{ assemblyId, by: 'bulk', now: Date.now() },
      request: { ...request, items: [...items] },
    }),
  );
  const worker = async () => {
    const asked = { assemblyId, jobId, clock: systemClock, budgetMillis: 1_000 };
    while (taken(await advanceJob(asked, jobKinds)).state === 'writing');
  };
  const atDesk = async (desk: number) => {
    const answers: AttendanceAnswer[] = [];
    for (let i = desk; i < units.length; i += 4 * desks) {
      const { unitId = '', ownerIds: [personId = ''] = [] } = units[i] ?? {};
      const asked = { personId, unitIds: [unitId], capacity: 'owner', channel: 'hall' } as const;
      const done = await accredit({
        ...{ assemblyId, by: `desk-${desk}`, now: Date.now() },
        request: { ...asked, unitIds: [...asked.unitIds] },
      });
      answers.push(...taken(done).results);
    }
    return answers;
  };
  const [, , ...answered] = await Promise.all([
    worker(),
    worker(),
    ...Array.from({ length: desks }, (_, desk) => atDesk(desk)),
  ]);
  const millis = performance.now() - startedAt;
  const events = await documents
    .events(assemblyId)
    .where('kind', '==', 'unit-entered')
    .select('unitId')
    .get();
  const entries = new Map<string, number>();
  for (const event of events.docs) {
    const { unitId = '' } = event.data();
    entries.set(unitId, (entries.get(unitId) ?? 0) + 1);
  }
  const present = (await peopleDocuments.attendance(assemblyId, 1).get()).docs
    .map((unit) => unit.data())
    .filter((unit) => unit.present);
  const quorum = (await readTogether((tx) => readQuorum(tx, assemblyId)))?.quorum;
  return {
    report: taken(await readBulk(assemblyId, jobId)),
    desks: answered.flat(),
    entries,
    recount: {
      units: present.length,
      weight: present.reduce((sum, { weight }) => sum + weight, 0),
    },
    quorum: quorum?.present ?? { units: 0, weight: 0 },
    millis,
  };
}
