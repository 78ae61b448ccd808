import { dataSchema } from '@asamblea/domain';
import * as z from 'zod';
import type { DeployStep } from '../deployStep.ts';
import { missingDoor } from '../missingDoor.ts';
import { missingRelease } from '../missingRelease.ts';

const document = z.object({
  fields: z.object({ version: z.object({ integerValue: z.string() }) }),
});
const list = z.object({ documents: z.array(z.unknown()).default([]) });
const job = z.object({
  state: z.string(),
  schedule: z.string(),
  attemptDeadline: z.string().optional(),
  lastAttemptTime: z.string().optional(),
  status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
  httpTarget: z.object({ uri: z.string(), httpMethod: z.string() }).optional(),
});
const jobName = 'asamblea-tick';
const deadline = '60s';

/** The application, what is stored, the clock, and the first assembly. */
export const releaseSteps: readonly DeployStep[] = [
  {
    id: 'release',
    title: 'Build and deploy',
    why: 'Functions and rewrites get the same region; rules, indexes and pages are deployed with them. The first time, Google needs some minutes to learn the accounts of the triggers: if only the triggers fail, type the command again. Indexes are still being built after the command ends. Never deploy during a meeting.',
    needs: [
      ...['database', 'sign-in', 'bucket', 'web-app', 'accounts', 'api-roles', 'live-roles'],
      ...['build-role', 'keys', 'relay', 'bounces'],
    ],
    commands: ({ project, region }) => [
      `npm run deploy -- --project ${project} --region ${region}`,
    ],
    local: ['npm start'],
    check: missingRelease,
  },
  {
    id: 'open',
    title: 'Pages and API answer to everybody',
    why: 'Deploying does this, unless a policy of the organisation (_Domain restricted sharing_) forbids `allUsers`: then everything answers 403. The second way leaves that policy as it is and needs an owner.',
    needs: ['release'],
    commands: ({ project, region }) => [
      ...['api', 'page'].map(
        (name) =>
          `gcloud run services add-iam-policy-binding ${name} --member=allUsers --role=roles/run.invoker --region=${region} --project=${project}`,
      ),
      '# or, where the organisation allows no allUsers:',
      ...['api', 'page'].map(
        (name) =>
          `gcloud run services update ${name} --no-invoker-iam-check --region=${region} --project=${project}`,
      ),
    ],
    local: ['npm start'],
    check: missingDoor,
  },
  {
    id: 'migrate',
    title: 'Migration of the stored data',
    why: 'Run it after every deployment, also the first. It may be interrupted and run again.',
    needs: ['database'],
    commands: ({ project }) => [`npm run migrate -- --project ${project}`],
    local: ['npm run migrate'],
    check: async ({ documents }) => {
      const { status, body } = await documents('migrations/state');
      if (status === 404) return 'nothing says in which version things are stored';
      if (status !== 200) return `the database answered ${status}`;
      const version = Number(document.parse(body).fields.version.integerValue);
      if (version > dataSchema) return `stored in version ${version}: deploy a newer build`;
      return version < dataSchema ? `stored in version ${version}, not ${dataSchema}` : null;
    },
  },
  {
    id: 'clock',
    title: 'The clock',
    why: 'Everything that happens by time depends on the clock: votes that close, mail, jobs. Cloud Scheduler calls every minute and waits a minute for the answer, as long as Hosting does. The job holds the key of the address it calls, so anybody who may read the job can call the clock. `npm start` has a clock of its own.',
    needs: ['keys', 'open'],
    commands: ({ project, region }) => [
      `gcloud scheduler jobs create http ${jobName} --schedule='* * * * *' --uri=https://${project}.web.app/api/tick --http-method=POST --headers="Content-Type=application/json,Authorization=Bearer $(gcloud secrets versions access latest --secret=TICK_KEY --project=${project})" --message-body='{}' --attempt-deadline=${deadline} --location=${region} --project=${project}`,
    ],
    check: async ({ google, place }) => {
      const { project, region } = place;
      const address = `cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs/${jobName}`;
      const answer = await google(address);
      if (answer === null) return `there is no job ${jobName} in ${region}`;
      const found = job.parse(answer);
      if (found.state !== 'ENABLED') return `the job ${jobName} is stopped`;
      const { uri = '', httpMethod } = found.httpTarget ?? {};
      if (!uri.endsWith('/api/tick') || httpMethod !== 'POST')
        return `the job ${jobName} does not POST to /api/tick`;
      if (found.schedule !== '* * * * *') return `the job ${jobName} is not of every minute`;
      if (found.attemptDeadline !== deadline)
        return `the job ${jobName} does not wait ${deadline} for the answer`;
      return found.status.code === 0
        ? null
        : `the last call of ${jobName} failed (status ${found.status.code})`;
    },
  },
  {
    id: 'assembly',
    title: 'The first organisation, assembly and administrator',
    why: 'No page can make them, because nobody is signed in yet. The command asks for what it needs and prints the link with which the administrator chooses a password.',
    needs: ['sign-in', 'migrate'],
    commands: ({ project }) => [`npm run assembly create -- --project ${project}`],
    local: ['npm run assembly create'],
    check: async ({ documents }) => {
      // Only that there is one: not a field of it is asked for.
      const { status, body } = await documents('organisations?pageSize=1&mask.fieldPaths=schema');
      if (status !== 200) return `the database answered ${status}`;
      return list.parse(body).documents.length > 0 ? null : 'there is no organisation';
    },
  },
];
