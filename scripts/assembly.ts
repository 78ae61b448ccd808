import { askForAssembly } from './assembly/askForAssembly.ts';
import { chooseProject } from './assembly/chooseProject.ts';
import { projectIn } from './assembly/projectIn.ts';
import { runLauncher } from './stack/runLauncher.ts';

/**
 * The changes of an assembly that no page can make. `create`: the first organisation, assembly and
 * administrator of a project, where nobody is signed in yet; what is not given is asked. `export`: everything
 * of an assembly in a file. `restore`: an assembly from such a file, where it is not. `erase`: an archived
 * one, for ever; in a project of the cloud its `PEOPLE_KEY` is in the environment.
 *
 *   npm run assembly create -- --organisation Administraciones --name "Torres del Parque" \
 *     --law co-ph --admin ana@firma.co --admin-name "Ana Ruiz" [--kind building] \
 *     [--zone America/Bogota] [--country CO] [--cot torres] [--project mi-proyecto]
 *   npm run assembly export -- --cot torres [--out torres.zip] [--project mi-proyecto]
 *   npm run assembly restore -- --file torres.zip --admin ana@firma.co --admin-name "Ana Ruiz" \
 *     [--project mi-proyecto]
 *   npm run assembly erase -- --cot torres --name "Torres del Parque" [--project mi-proyecto]
 */
await runLauncher(async () => {
  const [verb = '', ...words] = process.argv.slice(2);
  process.stdout.write(await answerTo(verb, words));
  return 0;
});

// The code is read last: the project is in the environment by then.
async function answerTo(verb: string, words: readonly string[]): Promise<string> {
  if (verb === 'export') {
    await chooseProject(projectIn(words));
    return (await import('./assembly/takeOut.ts')).takeOut(words);
  }
  if (verb === 'restore') {
    const address = await chooseProject(projectIn(words));
    return (await import('./assembly/bringBack.ts')).bringBack(words, address);
  }
  if (verb === 'erase') {
    await chooseProject(projectIn(words));
    return (await import('./assembly/wipe.ts')).wipe(words);
  }
  const asked = await askForAssembly([verb, ...words]);
  const address = await chooseProject(asked.project);
  return (await import('./assembly/createFirstAssembly.ts')).createFirstAssembly(asked, address);
}
