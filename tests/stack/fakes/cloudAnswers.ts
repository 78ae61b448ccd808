import { dataSchema } from '@asamblea/domain';
import { services } from '../../../scripts/deploy/steps/services.ts';

export const place = { project: 'mi-proyecto', region: 'southamerica-east1' };

// biome-ignore lint/suspicious/noExplicitAny: what each test undoes is of another shape.
export type Answers = Record<string, any>;

const { project, region } = place;
const number = '123456789012';
const api = `asamblea-api@${project}.iam.gserviceaccount.com`;
const live = `asamblea-live@${project}.iam.gserviceaccount.com`;
const members = (...accounts: readonly string[]) => ({
  members: accounts.map((account) => `serviceAccount:${account}`),
});
const condition = {
  title: 'question-keys',
  expression: `resource.name.startsWith("projects/${number}/secrets/question-")`,
};
const everybody = { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }], etag: 'a' };
const secret = (name: string) =>
  `GET secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
const deployed = (id: string, account: string) => ({
  name: `projects/${project}/locations/${region}/functions/${id}`,
  state: 'ACTIVE',
  environment: 'GEN_2',
  serviceConfig: { service: id.toLowerCase(), serviceAccountEmail: account },
});

/** Where each answer is asked for. */
export const at = {
  project: `GET cloudresourcemanager.googleapis.com/v3/projects/${project}`,
  policy: `POST cloudresourcemanager.googleapis.com/v3/projects/${project}:getIamPolicy`,
  billing: `GET cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  services: `GET serviceusage.googleapis.com/v1/projects/${project}/services:batchGet`,
  firebase: `GET firebase.googleapis.com/v1beta1/projects/${project}`,
  webApps: `GET firebase.googleapis.com/v1beta1/projects/${project}/webApps`,
  database: `GET firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
  signIn: `GET identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
  bucket: `GET firebasestorage.googleapis.com/v1beta/projects/${project}/defaultBucket`,
  bucketItself: `GET storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`,
  backups: `GET firestore.googleapis.com/v1/projects/${project}/databases/(default)/backupSchedules`,
  bucketPolicy: `GET storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app/iam`,
  apiAccount: `GET iam.googleapis.com/v1/projects/${project}/serviceAccounts/${api}`,
  liveAccount: `GET iam.googleapis.com/v1/projects/${project}/serviceAccounts/${live}`,
  apiPolicy: `POST iam.googleapis.com/v1/projects/${project}/serviceAccounts/${api}:getIamPolicy`,
  creator: `GET iam.googleapis.com/v1/projects/${project}/roles/asambleaSecretCreator`,
  session: secret('SESSION_KEY'),
  tick: secret('TICK_KEY'),
  people: secret('PEOPLE_KEY'),
  codes: secret('CODES_KEY'),
  relay: secret('ASAMBLEA_SMTP_URL'),
  bounces: secret('ASAMBLEA_MAILGUN_SIGNING_KEY'),
  functions: `GET cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions`,
  rules: `GET firebaserules.googleapis.com/v1/projects/${project}/releases/cloud.firestore`,
  apiService: `GET run.googleapis.com/v2/projects/${project}/locations/${region}/services/api`,
  apiInvokers: `GET run.googleapis.com/v2/projects/${project}/locations/${region}/services/api:getIamPolicy`,
  pageService: `GET run.googleapis.com/v2/projects/${project}/locations/${region}/services/page`,
  pageInvokers: `GET run.googleapis.com/v2/projects/${project}/locations/${region}/services/page:getIamPolicy`,
  state: `GET firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/migrations/state`,
  organisations: `GET firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/organisations`,
  strangers: 'stranger firestore.googleapis.com',
  config: 'GET site/__/firebase/init.json',
  door: 'POST site/api/tick',
  job: `GET cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs/asamblea-tick`,
} as const;

/** The answers of Google, as it documents them, once every step is done. */
export function cloudAnswers(): Answers {
  const refused = { status: 403, body: { code: 'not-allowed', statusCode: 403 } };
  return {
    [at.project]: { name: `projects/${number}`, projectId: project, state: 'ACTIVE' },
    [at.policy]: {
      version: 3,
      bindings: [
        { role: 'roles/datastore.user', ...members(api, live) },
        { role: 'roles/firebaseauth.admin', ...members(api) },
        { role: `projects/${project}/roles/asambleaSecretCreator`, ...members(api) },
        { role: 'roles/secretmanager.secretVersionManager', ...members(api), condition },
        { role: 'roles/secretmanager.secretAccessor', ...members(api), condition },
        { role: 'roles/eventarc.eventReceiver', ...members(live) },
        { role: 'roles/run.invoker', ...members(live) },
        {
          role: 'roles/cloudbuild.builds.builder',
          ...members(`${number}-compute@developer.gserviceaccount.com`),
        },
      ],
    },
    [at.billing]: { billingAccountName: 'billingAccounts/0', billingEnabled: true },
    [at.services]: {
      services: services.map((name) => ({
        name: `projects/${number}/services/${name}`,
        state: 'ENABLED',
      })),
    },
    [at.firebase]: { projectId: project, state: 'ACTIVE' },
    [at.webApps]: { apps: [{ appId: '1:1:web:1', state: 'ACTIVE' }] },
    [at.database]: {
      ...{ name: `projects/${project}/databases/(default)`, type: 'FIRESTORE_NATIVE' },
      locationId: region,
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [at.signIn]: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    [at.bucket]: {
      name: `projects/${project}/defaultBucket`,
      bucket: { name: `projects/${project}/buckets/${project}.firebasestorage.app` },
    },
    [at.bucketItself]: {
      versioning: { enabled: true },
      lifecycle: {
        rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 30 } }],
      },
    },
    [at.backups]: {
      backupSchedules: [
        { retention: `${14 * 86_400}s`, dailyRecurrence: {} },
        { retention: `${98 * 86_400}s`, weeklyRecurrence: { day: 'SUNDAY' } },
      ],
    },
    [at.bucketPolicy]: { bindings: [{ role: 'roles/storage.objectUser', ...members(api) }] },
    [at.apiAccount]: { email: api },
    [at.liveAccount]: { email: live },
    [at.apiPolicy]: {
      bindings: [{ role: 'roles/iam.serviceAccountTokenCreator', ...members(api) }],
    },
    [at.creator]: { includedPermissions: ['secretmanager.secrets.create'], stage: 'GA' },
    ...Object.fromEntries(
      [at.session, at.tick, at.people, at.codes, at.relay, at.bounces].map((where) => [
        where,
        { name: 'versions/1', state: 'ENABLED' },
      ]),
    ),
    [at.functions]: {
      functions: [
        deployed('api', api),
        ...['page', 'onAttendanceWritten', 'onSessionWritten', 'onTallyWritten'].map((id) =>
          deployed(id, live),
        ),
      ],
    },
    [at.rules]: { name: `projects/${project}/releases/cloud.firestore` },
    [at.apiService]: { uri: 'https://api.run.app' },
    [at.apiInvokers]: everybody,
    [at.pageService]: { uri: 'https://page.run.app' },
    [at.pageInvokers]: structuredClone(everybody),
    [at.state]: { fields: { version: { integerValue: String(dataSchema) } } },
    [at.organisations]: { documents: [{ name: 'organisations/o', fields: {} }] },
    [at.strangers]: refusedByRules,
    [at.config]: { projectId: project, apiKey: 'AIza-of-nobody' },
    [at.door]: refused,
    [at.job]: {
      ...{ state: 'ENABLED', schedule: '* * * * *', attemptDeadline: '60s' },
      ...{ lastAttemptTime: '2026-11-23T16:00:00Z', status: {} },
      httpTarget: {
        ...{ uri: `https://${project}.web.app/api/tick`, httpMethod: 'POST' },
        headers: { Authorization: 'Bearer of-the-clock' },
      },
    },
  };
}

const refusedByRules = { status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } };
