import * as z from 'zod';
import { apiAccount, bind, memberOf } from '../bindings.ts';
import type { DeployStep } from '../deployStep.ts';
import type { Look } from '../look.ts';
import type { Place } from '../place.ts';
import { firstMissing, projectNumber, projectPolicy } from '../policies.ts';

/** The keys with which `api` is deployed. */
export const keys = ['SESSION_KEY', 'TICK_KEY', 'PEOPLE_KEY', 'CODES_KEY'];
export const relay = 'ASAMBLEA_SMTP_URL';
export const bounces = 'ASAMBLEA_MAILGUN_SIGNING_KEY';
/** The permissions on the secret of a question: to add its version, to read it, to destroy it. */
const questionRoles = [
  'roles/secretmanager.secretVersionManager',
  'roles/secretmanager.secretAccessor',
];
const creator = 'asambleaSecretCreator';
const creatorRole = ({ project }: Place) => `projects/${project}/roles/${creator}`;
const onlyQuestions = (number: string) =>
  `resource.name.startsWith("projects/${number}/secrets/question-")`;

const version = z.object({ state: z.string() });
const customRole = z.object({
  includedPermissions: z.array(z.string()).default([]),
  deleted: z.boolean().default(false),
});

/** Whether the newest version of a secret can be read; not what it says. */
async function missingSecret({ google, place }: Look, names: readonly string[]) {
  for (const name of names) {
    const address = `secretmanager.googleapis.com/v1/projects/${place.project}/secrets/${name}/versions/latest`;
    const answer = await google(address);
    if (answer === null) return `there is no secret ${name}`;
    if (version.parse(answer).state !== 'ENABLED') return `the secret ${name} is not enabled`;
  }
  return null;
}

const store = ({ project }: Place, name: string) =>
  `gcloud secrets create ${name} --replication-policy=automatic --data-file=- --project=${project}`;

/** The secrets that nobody may read but the function that needs them. */
export const secretSteps: readonly DeployStep[] = [
  {
    id: 'question-keys',
    title: 'Permissions for the secrets that the product makes',
    why: 'Each secret vote makes a secret `question-…` of its own ([why](secrecy.md)), and so does each password of a mail server. Creating a secret is a permission on the project, so a role that is limited to names that begin with `question-` would deny it. That one permission is therefore a role of its own, and everything else is limited to those names. Give these roles to nobody else, keep the Data Access logs of Secret Manager on, and leave delayed destruction off.',
    needs: ['accounts'],
    commands: (place) => {
      const number = `$(gcloud projects describe ${place.project} --format='value(projectNumber)')`;
      const expression = onlyQuestions(number).replaceAll('"', '\\"');
      const condition = `"title=question-keys,expression=${expression}"`;
      const member = memberOf(apiAccount(place));
      return [
        `gcloud iam roles create ${creator} --title="Create secrets" --permissions=secretmanager.secrets.create --stage=GA --project=${place.project}`,
        bind(place, member, creatorRole(place)),
        ...questionRoles.map((role) => bind(place, member, role, condition)),
      ];
    },
    check: async (look) => {
      const member = memberOf(apiAccount(look.place));
      const answer = await look.google(`iam.googleapis.com/v1/${creatorRole(look.place)}`);
      const { includedPermissions, deleted } = customRole.parse(answer ?? { deleted: true });
      if (deleted) return `there is no role ${creator}`;
      if (includedPermissions.join() !== 'secretmanager.secrets.create')
        return `the role ${creator} is not exactly secretmanager.secrets.create`;
      const only = onlyQuestions(await projectNumber(look));
      return firstMissing(await projectPolicy(look), [
        { role: creatorRole(look.place), member },
        ...questionRoles.map((role) => ({ role, member, only })),
      ]);
    },
  },
  {
    id: 'keys',
    title: 'The four keys',
    why: 'One key each for sessions, the clock, the ids of people, and personal codes. They are made once: `create` refuses a name that exists. Without `PEOPLE_KEY` and `CODES_KEY` nobody is recognised any more, so keep a copy in a safe place. `npm run deploy` lets `api` read them.',
    needs: ['apis'],
    commands: (place) =>
      keys.map((name) => `openssl rand -hex 32 | tr -d '\\n' | ${store(place, name)}`),
    check: (look) => missingSecret(look, keys),
  },
  {
    id: 'relay',
    title: 'The relay of the mail',
    why: 'Assemblies without a server of their own (_Ajustes, Integraciones_) send through this relay. Type its whole address, `smtps://user:password@host`, or `none` where there is no mail. It is typed without being shown, and the shell does not keep it. To change it later: `gcloud secrets versions add`, and deploy again.',
    needs: ['apis'],
    commands: (place) => [`read -rs RELAY && printf %s "$RELAY" | ${store(place, relay)}`],
    check: (look) => missingSecret(look, [relay]),
  },
  {
    id: 'bounces',
    title: 'The key that signs returned mail',
    why: 'A returned message is believed only if Mailgun signed the report. Type its _HTTP webhook signing key_ (_Account settings → API security_), several apart by spaces, or `none` where Mailgun sends no mail: bounces are then not read. In Mailgun point the webhook _Permanent failure_ at `https://your.domain/api/mail/bounces/mailgun`. To change it later: `gcloud secrets versions add`, and deploy again.',
    needs: ['apis'],
    commands: (place) => [`read -rs SIGNING && printf %s "$SIGNING" | ${store(place, bounces)}`],
    check: (look) => missingSecret(look, [bounces]),
  },
  {
    id: 'settings',
    title: 'The settings that are no secret',
    why: 'These go into `functions/.env`, which git does not keep: the sender of the mail, and your own domain if there is one (added in _Hosting → Add custom domain_ first). Without mail and without domain there is nothing to write. Google does not check them: send a mail and look at where its link leads.',
    needs: [],
    commands: () => [
      "echo 'ASAMBLEA_MAIL_FROM=asamblea@your.domain' >> functions/.env",
      "echo 'ASAMBLEA_ORIGIN=https://your.domain' >> functions/.env",
    ],
  },
];
