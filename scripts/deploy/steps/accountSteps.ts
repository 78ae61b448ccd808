import { apiAccount, bind, bucketOf, liveAccount, memberOf } from '../bindings.ts';
import type { DeployStep } from '../deployStep.ts';
import type { Place } from '../place.ts';
import { firstMissing, gives, policyAt, projectNumber, projectPolicy } from '../policies.ts';
import { readBucketName } from '../readBucketName.ts';

const apiRoles = ['roles/datastore.user', 'roles/firebaseauth.admin'];
const liveRoles = ['roles/datastore.user', 'roles/eventarc.eventReceiver', 'roles/run.invoker'];
const builderRole = 'roles/cloudbuild.builds.builder';

const numberOf = ({ project }: Place) =>
  `$(gcloud projects describe ${project} --format='value(projectNumber)')`;

/** As whom things run. A service without an account of its own runs as one that may do nearly everything. */
export const accountSteps: readonly DeployStep[] = [
  {
    id: 'accounts',
    title: 'Service accounts for the functions',
    why: '`asamblea-api` runs `api`. `asamblea-live` runs `page` and the triggers, which need no keys, no accounts of people and no files. The functions name both accounts, so a deployment fails without them.',
    needs: ['apis'],
    commands: ({ project }) =>
      ['asamblea-api', 'asamblea-live'].map(
        (name) => `gcloud iam service-accounts create ${name} --project=${project}`,
      ),
    check: async ({ google, place }) => {
      for (const account of [apiAccount(place), liveAccount(place)]) {
        const address = `iam.googleapis.com/v1/projects/${place.project}/serviceAccounts/${account}`;
        if ((await google(address)) === null) return `there is no ${account}`;
      }
      return null;
    },
  },
  {
    id: 'api-roles',
    title: 'Permissions of `asamblea-api`',
    why: 'This account may use the database and the accounts of the staff, and create tokens in its own name. The last role is granted on the account itself, so that it can act for nobody else.',
    needs: ['accounts'],
    commands: (place) => [
      ...apiRoles.map((role) => bind(place, memberOf(apiAccount(place)), role)),
      `gcloud iam service-accounts add-iam-policy-binding ${apiAccount(place)} --member=${memberOf(apiAccount(place))} --role=roles/iam.serviceAccountTokenCreator --project=${place.project}`,
    ],
    check: async (look) => {
      const account = apiAccount(look.place);
      const member = memberOf(account);
      const onProject = apiRoles.map((role) => ({ role, member }));
      const address = `iam.googleapis.com/v1/projects/${look.place.project}/serviceAccounts/${account}:getIamPolicy`;
      const itself = { role: 'roles/iam.serviceAccountTokenCreator', member };
      return (
        firstMissing(await projectPolicy(look), onProject) ??
        firstMissing(await policyAt(look, address, {}), [itself])
      );
    },
  },
  {
    id: 'file-role',
    title: 'The files of `asamblea-api`',
    why: 'The role is granted on the bucket of Firebase alone. A bucket made before October 2024 is called `PROJECT.appspot.com`.',
    needs: ['accounts', 'bucket'],
    commands: (place) => [
      `gcloud storage buckets add-iam-policy-binding gs://${bucketOf(place)} --member=${memberOf(apiAccount(place))} --role=roles/storage.objectUser`,
    ],
    check: async (look) => {
      const name = await readBucketName(look);
      const grant = {
        role: 'roles/storage.objectUser',
        member: memberOf(apiAccount(look.place)),
      };
      const address = `storage.googleapis.com/storage/v1/b/${name}/iam?optionsRequestedPolicyVersion=3`;
      return firstMissing(await policyAt(look, address), [grant]);
    },
  },
  {
    id: 'live-roles',
    title: 'Permissions of `asamblea-live`',
    why: 'This account may use the database and, as a trigger, receive its changes and call itself.',
    needs: ['accounts'],
    commands: (place) => liveRoles.map((role) => bind(place, memberOf(liveAccount(place)), role)),
    check: async (look) => {
      const member = memberOf(liveAccount(look.place));
      return firstMissing(
        await projectPolicy(look),
        liveRoles.map((role) => ({ role, member })),
      );
    },
  },
  {
    id: 'build-role',
    title: 'The account that builds the functions',
    why: 'Builds run as the default account of Compute Engine, which has no permissions by default in newer organisations. Without this step the first deployment then fails with a missing permission of the build account.',
    needs: ['apis'],
    commands: (place) => [
      bind(
        place,
        `"serviceAccount:${numberOf(place)}-compute@developer.gserviceaccount.com"`,
        builderRole,
      ),
    ],
    check: async (look) => {
      const member = memberOf(`${await projectNumber(look)}-compute@developer.gserviceaccount.com`);
      const policy = await projectPolicy(look);
      const isEditor = gives(policy, { role: 'roles/editor', member });
      return isEditor ? null : firstMissing(policy, [{ role: builderRole, member }]);
    },
  },
];
