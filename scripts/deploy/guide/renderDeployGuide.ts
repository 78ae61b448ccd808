import type { DeployStep } from '../deployStep.ts';
import { usualRegion } from '../place.ts';
import { deploySteps } from '../steps/deploySteps.ts';

/** The variables that a reader types once, and every command after it takes from the shell. */
const place = { project: '$PROJECT', region: '$REGION' };

/** The tasks on an assembly and its copies once there is one. */
const afterwards: readonly string[] = [
  '### Take an assembly out, bring it back, erase it',
  'All three run from a terminal, and no page restores. In the cloud they need `PEOPLE_KEY` in the environment: it is the key of the project where the assembly is, or where it goes. The file has personal data; keep it as the roster is kept. An assembly can be restored only where neither its id nor its code exists; the keys there may be others.',
  shell([
    'export PEOPLE_KEY=$(gcloud secrets versions access latest --secret=PEOPLE_KEY --project=$PROJECT)',
    'npm run assembly export -- --cot torres --out torres.zip --project $PROJECT',
    'npm run assembly restore -- --file torres.zip --admin ana@firma.co --admin-name "Ana Ruiz" --project $PROJECT',
    'npm run assembly erase -- --cot torres --name "Torres del Parque" --project $PROJECT',
  ]),
  'An erasure leaves a certificate. The erased data is still in the [backups](#backups) for up to fourteen weeks and among the [old files](#file-versions) of the bucket for thirty days; then it is gone. If an older backup is restored in full, erase the assembly again.',
  '### Drill',
  'Try a copy before you need it. `npm run drill` exports an assembly, or takes a file, restores it in another place, brings it to this version, checks its seals, counts every closed question again and compares every document and file with the manifest. It says what was lost, how old the copy was and how long each part took, and ends with 0 only if nothing was lost. Without `--into` that place is an emulator of its own on this machine, which is empty at the beginning and gone at the end; it needs Java. With `--into` it is another project, which has its [database](#database) and its [bucket](#bucket) and no functions: delete that project afterwards. It writes nothing into the origin but the export itself.',
  shell([
    'npm run drill -- --cot torres --project $PROJECT',
    'npm run drill -- --file torres.zip --project $PROJECT --into $DRILL_PROJECT',
  ]),
  'A [backup](#backups) is restored as another database of the same project, which the drill reads with `--database`. The files are those of the bucket. The loss would be the events that the present database has since then. Take the name of the backup from the list.',
  shell([
    "gcloud firestore backups list --format='table(name,database,snapshotTime,state)' --project=$PROJECT",
    'gcloud firestore databases restore --source-backup=$BACKUP --destination-database=drill --project=$PROJECT',
    'npm run drill -- --cot torres --project $PROJECT --database drill',
    'gcloud firestore databases delete --database=drill --project=$PROJECT',
  ]),
];

/** Every step of a deployment, in order, as a document. */
export function renderDeployGuide(): string {
  return `${[
    '# From an empty project to a first assembly',
    'Written from the steps in `scripts/deploy` by `npm run fix`; a test fails if it is out of date.',
    'Type the steps in order, in one shell (bash) at the root of this repository after `npm install`. At any moment `npm run deploy:check -- --project $PROJECT --region $REGION` looks at all of them with your own credentials, names what is missing and says how to do it. It changes nothing and prints no secret. [The last section](#afterwards) is for later deployments.',
    '**None of this has run in a cloud project yet.** The steps, the permissions and the answers that the check reads come from the documentation of Google and from the source of firebase-tools. Only two things have run: the emulators, and the check against answers made as Google documents them. Watch the first deployment.',
    shell([`PROJECT=your-project`, `REGION=${usualRegion}`]),
    'Choose one region for functions, database, files and clock: the nearest to the meetings that has all four and that Hosting may rewrite to, such as `us-central1`. Neither the database nor the files can move later.',
    ...deploySteps.map(renderStep),
    '## Afterwards',
    'For a new version, run the steps [release](#release) and [migrate](#migrate), never during a meeting. After a change of a key, the relay or `functions/.env`, run [release](#release). Without `--project`, `npm run deploy:check` looks at a running `npm start`, as far as the emulators go.',
    ...afterwards,
    'Three things are done by hand and not checked here: a budget with its alert, an alert for when the clock stops, and a domain of your own.',
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
