import { type Answers, at } from './cloudAnswers.ts';

type Undo = (answers: Answers) => void;

const without =
  (where: string): Undo =>
  (answers) => {
    delete answers[where];
  };
const withField =
  (where: string, fields: object): Undo =>
  (answers) => {
    answers[where] = { ...answers[where], ...fields };
  };
const withoutRole =
  (where: string, role: string): Undo =>
  (answers) => {
    answers[where].bindings = answers[where].bindings.filter(
      (one: { role: string }) => !one.role.endsWith(role),
    );
  };
const withBinding =
  (role: string, fields: object): Undo =>
  (answers) => {
    const binding = answers[at.policy].bindings.find((one: { role: string }) =>
      one.role.endsWith(role),
    );
    Object.assign(binding, fields);
  };
const withFunction =
  (id: string, fields: object): Undo =>
  (answers) => {
    Object.assign(
      answers[at.functions].functions.find((one: { name: string }) => one.name.endsWith(id)),
      fields,
    );
  };
const live = 'serviceAccount:asamblea-live@mi-proyecto.iam.gserviceaccount.com';
const api = 'serviceAccount:asamblea-api@mi-proyecto.iam.gserviceaccount.com';

/** Every way in which a step that can be looked at was not done, or was undone. */
export const undoings: Readonly<Record<string, Readonly<Record<string, Undo>>>> = {
  project: {
    'is another person’s': (answers) => {
      answers[at.project] = { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } };
    },
    'is being deleted': withField(at.project, { state: 'DELETE_REQUESTED' }),
  },
  billing: { 'is not linked': (answers) => Object.assign(answers, { [at.billing]: {} }) },
  apis: {
    'lack one': (answers) => {
      answers[at.services].services.at(-2).state = 'DISABLED';
    },
    'lack one that is not named': (answers) => answers[at.services].services.pop(),
  },
  firebase: { 'was not added': without(at.firebase) },
  'web-app': {
    'was not made': (answers) => Object.assign(answers, { [at.webApps]: {} }),
    'was deleted': (answers) => Object.assign(answers[at.webApps].apps[0], { state: 'DELETED' }),
  },
  database: {
    'was not made': without(at.database),
    'is in another mode': withField(at.database, { type: 'DATASTORE_MODE' }),
    'is far away': withField(at.database, { locationId: 'nam5' }),
    'has no recovery': withField(at.database, {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    }),
    'has no protection': withField(at.database, {
      deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
    }),
  },
  'sign-in': {
    'was not opened': without(at.signIn),
    'is off': (answers) =>
      Object.assign(answers[at.signIn], { signIn: { email: { passwordRequired: true } } }),
    'needs no password': withField(at.signIn, { signIn: { email: { enabled: true } } }),
  },
  'email-privacy': {
    'was not said': withField(at.signIn, { emailPrivacyConfig: undefined }),
    'is off': withField(at.signIn, { emailPrivacyConfig: {} }),
  },
  bucket: { 'was not made': without(at.bucket) },
  accounts: { 'lack the api’s': without(at.apiAccount), 'lack the other': without(at.liveAccount) },
  'api-roles': {
    'lack accounts': withoutRole(at.policy, 'firebaseauth.admin'),
    'lack the database': withBinding('datastore.user', { members: [live] }),
    'lack tokens': withoutRole(at.apiPolicy, 'serviceAccountTokenCreator'),
  },
  'file-role': { 'was not given': withoutRole(at.bucketPolicy, 'objectUser') },
  'live-roles': {
    'lack the database': withBinding('datastore.user', { members: [api] }),
    'lack events': withoutRole(at.policy, 'eventReceiver'),
    'lack calls': withoutRole(at.policy, 'run.invoker'),
  },
  'build-role': { 'was not given': withoutRole(at.policy, 'builds.builder') },
  'question-keys': {
    'lack the role': without(at.creator),
    'have a deleted role': withField(at.creator, { deleted: true }),
    'have a wider role': withField(at.creator, { includedPermissions: ['a', 'b'] }),
    'were not let create': withoutRole(at.policy, 'asambleaSecretCreator'),
    'are only created under a condition': withBinding('asambleaSecretCreator', {
      condition: { expression: 'true' },
    }),
    'are not read': withoutRole(at.policy, 'secretmanager.secretAccessor'),
    'are read without condition': withBinding('secretmanager.secretAccessor', {
      condition: undefined,
    }),
    'are of another project': withBinding('secretmanager.secretVersionManager', {
      condition: { expression: 'resource.name.startsWith("projects/9/secrets/question-")' },
    }),
  },
  keys: {
    'lack that of sessions': without(at.session),
    'lack that of the clock': without(at.tick),
    'lack that of people': without(at.people),
    'lack that of codes': without(at.codes),
    'have one disabled': withField(at.people, { state: 'DISABLED' }),
  },
  backups: {
    'were not scheduled': without(at.backups),
    'lack the daily ones': (answers) => answers[at.backups].backupSchedules.shift(),
    'lack the weekly ones': (answers) => answers[at.backups].backupSchedules.pop(),
    'are kept for a day': (answers) =>
      Object.assign(answers[at.backups].backupSchedules[0], { retention: '86400s' }),
  },
  'file-versions': {
    'are not kept': withField(at.bucketItself, { versioning: {} }),
    'are kept for ever': withField(at.bucketItself, { lifecycle: undefined }),
  },
  relay: { 'was not said': without(at.relay) },
  bounces: { 'was not said': without(at.bounces) },
  release: {
    'was not done in the region': without(at.functions),
    'lacks a function': (answers) => answers[at.functions].functions.pop(),
    'has a function that failed': withFunction('/page', { state: 'FAILED' }),
    'has the api with another account': withFunction('/api', { serviceConfig: {} }),
    'has no rules': without(at.rules),
    'lets strangers read': (answers) =>
      Object.assign(answers, { [at.strangers]: { status: 200, body: {} } }),
  },
  open: {
    'has a closed api': (answers) => Object.assign(answers, { [at.apiInvokers]: { etag: 'a' } }),
    'has a closed page': withoutRole(at.pageInvokers, 'run.invoker'),
    'has no web app': (answers) => Object.assign(answers, { [at.config]: { projectId: 'p' } }),
    'answers with a page of Google': (answers) =>
      Object.assign(answers, { [at.door]: { status: 403, body: null } }),
    'lets anybody move the clock': (answers) =>
      Object.assign(answers, { [at.door]: { status: 200, body: {} } }),
  },
  migrate: {
    'was never done': without(at.state),
    'cannot be told': withField(at.state, { status: 500, body: null }),
    'was done for an older version': withField(at.state, {
      fields: { version: { integerValue: '3' } },
    }),
    'was done by a newer one': withField(at.state, { fields: { version: { integerValue: '99' } } }),
  },
  clock: {
    'was not made': without(at.job),
    'is stopped': withField(at.job, { state: 'PAUSED' }),
    'calls somewhere else': withField(at.job, {
      httpTarget: { uri: 'https://x.web.app/', httpMethod: 'POST' },
    }),
    'calls in another way': withField(at.job, {
      httpTarget: { uri: 'https://x.web.app/api/tick', httpMethod: 'GET' },
    }),
    'is of every hour': withField(at.job, { schedule: '0 * * * *' }),
    'does not wait': withField(at.job, { attemptDeadline: '15s' }),
    'is refused': withField(at.job, { status: { code: 7 } }),
  },
  assembly: {
    'was not made': (answers) => Object.assign(answers, { [at.organisations]: {} }),
    'cannot be told': withField(at.organisations, { status: 500, body: null }),
  },
};
