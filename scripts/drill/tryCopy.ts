import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ExportManifest } from '@asamblea/domain';
import { verifySeals } from '../../functions/src/kernel/events/verifySeals.ts';
import { openFiles } from '../../functions/src/kernel/files/openFiles.ts';
import { stampedCollections } from '../../functions/src/kernel/migrations/migrations.ts';
import { runMigrations } from '../../functions/src/kernel/migrations/runMigrations.ts';
import { compareExport } from '../../functions/src/office/exports/compareExport.ts';
import type { ExportFile } from '../../functions/src/office/exports/readRows.ts';
import { restoreExport } from '../../functions/src/office/exports/restoreExport.ts';
import { auditCounts } from '../../functions/src/polls/closing/auditCounts.ts';
import { taken } from '../assembly/adminAccess.ts';
import { projectRoot } from '../stack/process/projectRoot.ts';
import { runStep } from '../stack/process/runStep.ts';
import type { AskedDrill } from './readDrill.ts';
import type { DrillFindings } from './sayDrill.ts';
import { type Step, timed } from './steps.ts';

interface TryingCopy {
  readonly asked: AskedDrill;
  /** The content of the copy, by its path. */
  readonly entries: ReadonlyMap<string, ExportFile>;
  /** The environment that leads to the origin. */
  readonly origin: NodeJS.ProcessEnv;
  readonly steps: Step[];
  readonly stop: AbortSignal;
}

/** Nobody enters with it: it is there because an assembly has somebody who administers it. */
const admin = { uid: 'drill', name: 'Simulacro', email: 'simulacro@asamblea.invalid' };

/**
 * Restores a copy in the place that the environment names, and answers what came back. Throws a `StackProblem` where
 * the file is no whole export, or the assembly is there already.
 */
export async function tryCopy(trying: TryingCopy): Promise<DrillFindings> {
  const { asked, entries, steps } = trying;
  const files = openFiles();
  const manifest = await timed(steps, 'Comprobar y restaurar', async () =>
    taken(await restoreExport({ entries, admin, files, now: Date.now() })),
  );
  const { assemblyId } = manifest;
  // Elsewhere there may be others: all that is there goes along.
  const collections = asked.into === undefined ? ownCollections(manifest) : stampedCollections;
  const migrated = await timed(steps, 'Poner al día', () => runMigrations({ collections }));
  const seals = await timed(steps, 'Comprobar los sellos', async () =>
    taken(await verifySeals(assemblyId, Date.now())),
  );
  const { questions } = await timed(steps, 'Contar otra vez', async () =>
    taken(await auditCounts(assemblyId, Date.now())),
  );
  const held = await timed(steps, 'Comparar documentos y archivos', () =>
    compareExport({ entries, manifest, files }),
  );
  const here = held.find(({ name }) => name === 'events')?.all ?? 0;
  const there = await eventsOfOrigin(assemblyId, trying);
  const { head } = seals;
  const end = head === null ? null : { block: head.block, count: head.count, hash: head.hash };
  return {
    ...{
      manifest,
      held,
      migrated,
      steps,
      now: Date.now(),
      database: asked.database ?? null,
    },
    since: there === null ? null : there - here,
    seals: {
      count: head?.count ?? 0,
      isWhole: seals.broken === null && isDeepStrictEqual(end, manifest.head),
    },
    questions: questions.map(({ text, faults }) => ({ text, faults: faults.length })),
  };
}

/** The collections that an empty emulator has once the copy is there. */
function ownCollections({ files }: ExportManifest): readonly string[] {
  const held = new Set(['assemblies', 'public', 'organisations']);
  for (const { path } of files) {
    if (path.startsWith('datos/')) held.add(basename(path, '.ndjson'));
  }
  return stampedCollections.filter((name) => held.has(name));
}

/** Null where nobody answers or it is not there any more. */
async function eventsOfOrigin(
  assemblyId: string,
  { asked: { project }, origin, stop }: TryingCopy,
): Promise<number | null> {
  const script = 'scripts/drill/countEvents.ts';
  const words = project === undefined ? [assemblyId] : [assemblyId, project];
  const { isOk, output } = await runStep({
    name: 'drill-origin',
    command: [process.execPath, script, ...words],
    ...{ cwd: projectRoot, environment: origin, stop },
  });
  const count = Number(output.trim().split('\n').at(-1));
  return isOk && Number.isInteger(count) ? count : null;
}
