import { documents } from '../../functions/src/kernel/database/documents.ts';
import { chooseProject } from '../assembly/chooseProject.ts';
import { runLauncher } from '../stack/runLauncher.ts';

/**
 * How many events an assembly has where it came from; says nothing where it is not there. The drill asks it as a
 * process of its own, because it reads another database.
 *
 *   node scripts/drill/countEvents.ts assemblyId [project]
 */
await runLauncher(async () => {
  const [assemblyId = '', project] = process.argv.slice(2);
  await chooseProject(project);
  if (!(await documents.assembly(assemblyId).get()).exists) return 1;
  const { count } = (await documents.events(assemblyId).count().get()).data();
  process.stdout.write(`${count}\n`);
  return 0;
});
