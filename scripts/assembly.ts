import { askForAssembly } from './assembly/askForAssembly.ts';
import { chooseProject } from './assembly/chooseProject.ts';
import { runLauncher } from './stack/runLauncher.ts';

/**
 * The first organisation, assembly and administrator of a project, which no page can make: nobody is signed
 * in yet. What is not given is asked.
 *
 *   npm run assembly create -- --organisation Administraciones --name "Torres del Parque" \
 *     --law co-ph --admin ana@firma.co --admin-name "Ana Ruiz" [--kind building] \
 *     [--zone America/Bogota] [--country CO] [--cot torres] [--project mi-proyecto]
 */
await runLauncher(async () => {
  const asked = await askForAssembly(process.argv.slice(2));
  const address = await chooseProject(asked.project);
  // Read last: the project is in the environment by then.
  const { createFirstAssembly } = await import('./assembly/createFirstAssembly.ts');
  process.stdout.write(await createFirstAssembly(asked, address));
  return 0;
});
