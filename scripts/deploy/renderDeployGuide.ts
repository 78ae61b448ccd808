import type { DeployStep } from './deployStep.ts';
import { deploySteps } from './deploySteps.ts';
import { usualRegion } from './place.ts';

/** What whoever follows it types once, and every command after it takes from the shell. */
const place = { project: '$PROJECT', region: '$REGION' };

/** Every step of a deployment, in order, as a document. */
export function renderDeployGuide(): string {
  return `${[
    '# From an empty project to a first assembly',
    'Written from the steps in `scripts/deploy` by `npm run fix`; a test fails if it is left behind.',
    'Type the steps in order, in one shell (bash) at the root of this repository after `npm install`. At any moment `npm run deploy:check -- --project $PROJECT --region $REGION` looks at all of them with your own credentials, names what is missing and says how it is done; it changes nothing and prints no secret. What a later deployment needs is in [the last section](#afterwards).',
    '**None of this has run in a cloud project yet.** The steps, the permissions and the answers that the check reads come from the documentation of Google and from the source of firebase-tools; what has run is the check against answers made as they document them, and the emulators. Watch the first deployment.',
    shell([`PROJECT=your-project`, `REGION=${usualRegion}`]),
    'One region for functions, database, files and clock: the nearest to the meetings that has all four, and that Hosting may rewrite to. `us-central1` is one. Neither the database nor the files move afterwards.',
    ...deploySteps.map(renderStep),
    '## Afterwards',
    'A new version is the steps [release](#release) and [migrate](#migrate), outside of meetings. A changed key or relay, or a changed `functions/.env`, is taken by [release](#release). Without `--project`, `npm run deploy:check` looks at a running `npm start`, as far as the emulators go.',
    'Still to be done by hand, and looked at by nothing here: a budget with its alert, an alert for when the clock stops, and a domain of your own.',
  ].join('\n\n')}\n`;
}

function renderStep(step: DeployStep, i: number): string {
  const { id, title, why, commands, check, local } = step;
  const seen = check === undefined ? ' Not looked at by `npm run deploy:check`.' : '';
  const here = local === undefined ? '' : ' Also looked at on a running `npm start`.';
  return [
    `<a id="${id}"></a>\n\n## ${i + 1}. ${title}`,
    `${why}${seen}${here}`,
    shell(commands(place)),
  ].join('\n\n');
}

function shell(lines: readonly string[]): string {
  return ['```bash', ...lines, '```'].join('\n');
}
