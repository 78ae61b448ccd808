import { projectRoot } from './process/projectRoot.ts';
import { runStep } from './process/runStep.ts';
import { say } from './process/say.ts';
import { StackProblem } from './process/stackProblem.ts';

/** Brings what the emulators hold to the present version, before anything reads it: `--import` takes data as it was. */
export async function runMigration(request: {
  readonly environment: NodeJS.ProcessEnv;
  readonly stop: AbortSignal;
}): Promise<void> {
  say('Los datos guardados son de una versión anterior: se ponen al día…');
  const result = await runStep({
    name: 'migrate',
    command: [process.execPath, 'scripts/migrate.ts'],
    cwd: projectRoot,
    ...request,
  });
  const output = result.output.trim();
  if (!result.isOk) {
    throw new StackProblem(
      `No se pudieron poner al día los datos guardados, que quedan como estaban.\n${output}`,
    );
  }
  if (output !== '') say(output);
}
