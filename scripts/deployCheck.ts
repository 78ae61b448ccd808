import { applicationDefault } from 'firebase-admin/app';
import { chooseProject } from './assembly/chooseProject.ts';
import { checkSteps } from './deploy/checkSteps.ts';
import { createLook } from './deploy/look.ts';
import { readPlace } from './deploy/place.ts';
import { sayFindings } from './deploy/sayFindings.ts';
import { deploySteps } from './deploy/steps/deploySteps.ts';
import { projectId } from './stack/process/projectRoot.ts';
import { StackProblem } from './stack/process/stackProblem.ts';
import { runLauncher } from './stack/runLauncher.ts';

const usage = 'Uso: npm run deploy:check [-- --project mi-proyecto [--region us-central1]]';

/**
 * Looks at every step of docs/deploy.md, with the credentials of the person who types, and names the missing
 * ones and how they are done; without a project, at as many as the emulators of a running `npm start` know
 * of.
 *
 *   npm run deploy:check [-- --project mi-proyecto [--region us-central1]]
 */
await runLauncher(async () => {
  const { project, region } = readPlace(process.argv.slice(2), usage);
  const siteOrigin = await chooseProject(project);
  const isCloud = project !== undefined;
  const look = createLook({
    place: { project: project ?? projectId, region },
    isCloud,
    // The emulators treat any caller with this token as the owner.
    token: isCloud ? ownToken : async () => 'owner',
    originOf: (host) =>
      isCloud ? `https://${host}` : `http://${process.env.FIRESTORE_EMULATOR_HOST}`,
    siteOrigin,
  });
  const findings = await checkSteps(deploySteps, look);
  process.stdout.write(sayFindings(findings, look));
  return findings.some(({ state }) => state === 'missing' || state === 'unknown') ? 1 : 0;
});

async function ownToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    throw new StackProblem(
      'No hay credenciales suyas en este equipo: gcloud auth application-default login',
    );
  }
}
