import { join } from 'node:path';
import { projectRoot } from '../stack/process/projectRoot.ts';
import { runStep } from '../stack/process/runStep.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import type { AskedDrill } from './readDrill.ts';
import { exporting, type Step, timed } from './steps.ts';

interface TakingCopy {
  readonly asked: AskedDrill;
  /** Where an export that is made goes. */
  readonly folder: string;
  /** The environment that leads to the origin. */
  readonly origin: NodeJS.ProcessEnv;
  readonly steps: Step[];
  readonly stop: AbortSignal;
}

/**
 * The file of the copy, which is exported first where none was given: by a process of its own, because one process
 * reads one database. Throws a `StackProblem` with what the export answered where it failed.
 */
export async function takeCopy({ asked, folder, origin, steps, stop }: TakingCopy) {
  const { file, cot, project, database } = asked;
  if (file !== undefined || cot === undefined) return file ?? '';
  const out = join(folder, 'copia.zip');
  const words = ['export', '--cot', cot, '--out', out];
  if (project !== undefined) words.push('--project', project);
  await timed(steps, exporting, async () => {
    const { isOk, output } = await runStep({
      name: 'drill-export',
      command: [process.execPath, 'scripts/assembly.ts', ...words],
      cwd: projectRoot,
      environment: {
        ...origin,
        ...(database === undefined ? {} : { ASAMBLEA_DATABASE: database }),
      },
      stop,
    });
    if (!isOk) throw new StackProblem(`No se pudo exportar.\n${output.trim()}`);
  });
  return out;
}
