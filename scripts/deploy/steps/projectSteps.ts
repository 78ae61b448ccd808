import * as z from 'zod';
import type { DeployStep } from '../deployStep.ts';
import { GoogleFailure } from '../googleFailure.ts';
import { services } from './services.ts';

const project = z.object({ state: z.string() });
const billing = z.object({ billingEnabled: z.boolean().default(false) });
const enabled = z.object({
  services: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
});
const webApps = z.object({ apps: z.array(z.object({ state: z.string() })).default([]) });

/** The project itself: who pays, what is switched on, and that it is one of Firebase. */
export const projectSteps: readonly DeployStep[] = [
  {
    id: 'project',
    title: 'The project, and your own credentials',
    why: 'This step needs the [gcloud](https://cloud.google.com/sdk/docs/install) command; `npx firebase` came with `npm install`. A project holds one installation; its id is part of its addresses and never changes. The next steps and `npm run deploy:check`, `migrate` and `assembly` run with your Application Default Credentials, which have to belong to an owner of the project.',
    needs: [],
    commands: ({ project }) => [
      'gcloud auth login',
      'npx firebase login',
      `gcloud projects create ${project}`,
      'gcloud auth application-default login',
      `gcloud auth application-default set-quota-project ${project}`,
      `gcloud services enable cloudresourcemanager.googleapis.com cloudbilling.googleapis.com serviceusage.googleapis.com --project=${project}`,
    ],
    check: async ({ google, place }) => {
      try {
        const address = `cloudresourcemanager.googleapis.com/v3/projects/${place.project}`;
        const { state } = project.parse(await google(address));
        return state === 'ACTIVE' ? null : `the project is ${state}`;
      } catch (error) {
        // One that is not there and one that is not yours are refused alike.
        if (error instanceof GoogleFailure) return error.message;
        throw error;
      }
    },
  },
  {
    id: 'billing',
    title: 'A billing account (the Blaze plan)',
    why: 'Functions, Secret Manager, Cloud Scheduler and recovery of the database are not in the free plan. Give it a budget with an alert in the console: nothing here stops at a limit of cost.',
    needs: ['project'],
    commands: ({ project }) => [
      'gcloud billing accounts list',
      `gcloud billing projects link ${project} --billing-account=ACCOUNT_ID`,
    ],
    check: async ({ google, place }) => {
      const address = `cloudbilling.googleapis.com/v1/projects/${place.project}/billingInfo`;
      const { billingEnabled } = billing.parse((await google(address)) ?? {});
      return billingEnabled ? null : 'no billing account pays for the project';
    },
  },
  {
    id: 'apis',
    title: 'The APIs that it uses',
    why: 'Enable all of them at once: firebase-tools would otherwise ask in the middle of a deployment.',
    needs: ['project'],
    commands: ({ project }) => [
      `gcloud services enable ${services.join(' ')} --project=${project}`,
    ],
    check: async ({ google, place }) => {
      const parent = `projects/${place.project}`;
      const names = services.map((name) => `names=${parent}/services/${name}`).join('&');
      const address = `serviceusage.googleapis.com/v1/${parent}/services:batchGet?${names}`;
      const found = enabled.parse((await google(address)) ?? {}).services;
      const missing = services.filter(
        (name) => !found.some((one) => one.name.endsWith(`/${name}`) && one.state === 'ENABLED'),
      );
      return missing.length === 0 ? null : `not enabled: ${missing.join(', ')}`;
    },
  },
  {
    id: 'firebase',
    title: 'Firebase in the project',
    why: 'This turns the project of Google Cloud into a Firebase project. It is done once and cannot be undone.',
    needs: ['apis'],
    commands: ({ project }) => [`npx firebase projects:addfirebase ${project}`],
    check: async ({ google, place }) => {
      const found = await google(`firebase.googleapis.com/v1beta1/projects/${place.project}`);
      return found === null ? 'the project is not one of Firebase' : null;
    },
  },
  {
    id: 'web-app',
    title: 'The web app',
    why: 'Browsers read from `/__/firebase/init.json` which project they talk to, and Hosting fills it in from a registered web app. If that address answers without `apiKey` after deploying, link the app to the Hosting site in _Project settings → Your apps_.',
    needs: ['firebase'],
    commands: ({ project }) => [`npx firebase apps:create WEB Asamblea --project ${project}`],
    check: async ({ google, place }) => {
      const address = `firebase.googleapis.com/v1beta1/projects/${place.project}/webApps`;
      const { apps } = webApps.parse((await google(address)) ?? {});
      return apps.some(({ state }) => state === 'ACTIVE') ? null : 'no web app is registered';
    },
  },
];
