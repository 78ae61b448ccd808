import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { byCommand, hasEnded } from '@asamblea/domain';
import { archiveFolder, archivePath } from '../../functions/src/kernel/archives/archivePaths.ts';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { openFiles } from '../../functions/src/kernel/files/openFiles.ts';
import { advanceJob } from '../../functions/src/kernel/jobs/advanceJob.ts';
import { systemClock } from '../../functions/src/kernel/platform/clock.ts';
import { jobKinds } from '../../functions/src/office/clock/jobKinds.ts';
import { startExport } from '../../functions/src/office/exports/startExport.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import { taken } from './adminAccess.ts';

/** Writes everything of an assembly in a file of this machine, and answers in words where. */
export async function takeOut(words: readonly string[]): Promise<string> {
  const { cot, out } = readFlags(words);
  const known = (await documents.publicAssembly(cot).get()).data();
  if (known === undefined) throw new StackProblem(`No hay ninguna asamblea con el código ${cot}.`);
  const { assemblyId } = known;
  const exportId = randomUUID();
  const job = { assemblyId, jobId: exportId, clock: systemClock, budgetMillis: 2_000 };
  let progress = taken(await startExport({ assemblyId, by: byCommand, exportId, now: Date.now() }));
  while (!hasEnded(progress)) {
    progress = taken(await advanceJob(job, jobKinds));
    process.stdout.write(`${progress.written} de ${progress.total} partes\n`);
  }
  if (progress.refusal !== null) throw new StackProblem(progress.refusal.message);
  const file = out ?? `${cot}.zip`;
  const bytes = await openFiles().read(archivePath(assemblyId, exportId));
  if (bytes === null) throw new StackProblem('El archivo ya no está. Repita.');
  await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
  // Nobody else downloads it, and no clock comes by a database that was restored to be read.
  await openFiles().removeFolder(archiveFolder(assemblyId, exportId));
  return `\nListo: ${file} tiene toda la asamblea. Tiene datos personales: guárdelo como guarda el padrón.\n`;
}

function readFlags(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      cot: { type: 'string' },
      out: { type: 'string' },
      project: { type: 'string' },
    },
  });
  if (values.cot === undefined) throw new StackProblem('Falta --cot. ¿Qué código tiene?');
  return { cot: values.cot, out: values.out };
}
