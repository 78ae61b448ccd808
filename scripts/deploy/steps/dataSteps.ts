import * as z from 'zod';
import type { DeployStep } from '../deployStep.ts';
import type { Place } from '../place.ts';

const database = z.object({
  type: z.string(),
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
const accounts = z.object({
  emailPrivacyConfig: z
    .object({ enableImprovedEmailPrivacy: z.boolean().default(false) })
    .optional(),
  signIn: z
    .object({
      email: z
        .object({
          enabled: z.boolean().default(false),
          passwordRequired: z.boolean().default(false),
        })
        .optional(),
    })
    .optional(),
});
/** Places of several regions, with those that are inside. */
const around: Readonly<Record<string, readonly string[]>> = {
  nam5: ['us-central1'],
  nam7: ['us-central1', 'us-east4'],
  eur3: ['europe-west1', 'europe-west4'],
};

const accountsAt = ({ project }: Place) =>
  `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;

const asYou = ({ project }: Place) =>
  `-H "Authorization: Bearer $(gcloud auth print-access-token)" -H "x-goog-user-project: ${project}" -H "Content-Type: application/json"`;

/** Where things are kept: they are made once, in a place that cannot be changed. */
export const dataSteps: readonly DeployStep[] = [
  {
    id: 'database',
    title: 'The database, with recovery and delete protection',
    why: 'The region of the database can never change. A deployment that finds no database would make one in another region, without recovery to any minute of the last seven days and without delete protection.',
    needs: ['billing', 'apis'],
    commands: ({ project, region }) => [
      `gcloud firestore databases create --database='(default)' --type=firestore-native --location=${region} --enable-pitr --delete-protection --project=${project}`,
      '# if it is there already, in the right place:',
      `gcloud firestore databases update --database='(default)' --enable-pitr --delete-protection --project=${project}`,
    ],
    check: async ({ google, place }) => {
      const address = `firestore.googleapis.com/v1/projects/${place.project}/databases/(default)`;
      const answer = await google(address);
      if (answer === null) return 'there is no database';
      const found = database.parse(answer);
      if (found.type !== 'FIRESTORE_NATIVE') return 'it is not in native mode';
      const isNear =
        found.locationId === place.region || around[found.locationId]?.includes(place.region);
      if (isNear !== true) return `it is in ${found.locationId}, far from ${place.region}`;
      if (found.pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED')
        return 'it has no point-in-time recovery';
      return found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
        ? null
        : 'it has no delete protection';
    },
  },
  {
    id: 'sign-in',
    title: 'Sign-in with e-mail and password',
    why: 'Staff have accounts; owners need none. The first call says that it is done already if Authentication was opened in the console; _Authentication → Sign-in method → Email/Password_ does the same as the second. Leave _Email link_ off.',
    needs: ['billing', 'firebase'],
    commands: (place) => [
      `curl -X POST ${asYou(place)} -d '{}' https://identitytoolkit.googleapis.com/v2/projects/${place.project}/identityPlatform:initializeAuth`,
      `curl -X PATCH ${asYou(place)} -d '{"signIn":{"email":{"enabled":true,"passwordRequired":true}}}' "https://${accountsAt(place)}?updateMask=signIn.email"`,
    ],
    check: async ({ google, place }) => {
      const email = accounts.parse((await google(accountsAt(place))) ?? {}).signIn?.email;
      if (email?.enabled !== true) return 'nobody can sign in with an e-mail';
      return email.passwordRequired ? null : 'an e-mail signs in without a password';
    },
  },
  {
    id: 'email-privacy',
    title: 'Protection against finding out which addresses have an account',
    why: 'With this protection the provider answers the same whether an address has an account or not. Without it anybody can find out who works at the assemblies. New projects have it on; _Authentication → Settings → User actions → Email enumeration protection_ says so. On the same page leave _Enable create (sign-up)_ on: a page reads the database through an account of its own, which Google makes at the first sign-in.',
    needs: ['sign-in'],
    commands: (place) => [
      `curl -X PATCH ${asYou(place)} -d '{"emailPrivacyConfig":{"enableImprovedEmailPrivacy":true}}' "https://${accountsAt(place)}?updateMask=emailPrivacyConfig"`,
    ],
    check: async ({ google, place }) => {
      const found = accounts.parse((await google(accountsAt(place))) ?? {});
      return found.emailPrivacyConfig?.enableImprovedEmailPrivacy === true
        ? null
        : 'whoever asks is told which addresses have an account';
    },
  },
  {
    id: 'bucket',
    title: 'The bucket of files',
    why: 'Papers and reports are files. They go through the API, so `storage.rules` lets nobody in. Google owns the name of the bucket, so Firebase has to make it.',
    needs: ['billing', 'firebase'],
    commands: (place) => [
      `curl -X POST ${asYou(place)} -d "{\\"location\\":\\"${place.region}\\"}" https://firebasestorage.googleapis.com/v1beta/projects/${place.project}/defaultBucket`,
    ],
    check: async ({ google, place }) => {
      const address = `firebasestorage.googleapis.com/v1beta/projects/${place.project}/defaultBucket`;
      return (await google(address)) === null ? 'there is no bucket' : null;
    },
  },
];
