import { parseArgs } from 'node:util';
import { chooseProject } from './assembly/chooseProject.ts';
import { runLauncher } from './stack/runLauncher.ts';

/**
 * Brings what a project stores to the version that this code writes: the emulators of a running `npm start`, or
 * a project of the cloud. It may be cut short and asked again.
 *
 *   npm run migrate [-- --project mi-proyecto]
 */
await runLauncher(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  await chooseProject(values.project);
  // Read last: the project is in the environment by then.
  const { runMigrations } = await import('../functions/src/kernel/migrations/runMigrations.ts');
  const changed = await runMigrations({
    onPage: (to, documents) => {
      if (documents > 0) process.stdout.write(`Versión ${to}: ${documents} documentos\n`);
    },
  });
  process.stdout.write(`Datos al día: cambiaron ${changed} documentos.\n`);
  return 0;
});
