import type { DeployStep } from '../deployStep.ts';
import { accountSteps } from './accountSteps.ts';
import { copySteps } from './copySteps.ts';
import { dataSteps } from './dataSteps.ts';
import { projectSteps } from './projectSteps.ts';
import { releaseSteps } from './releaseSteps.ts';
import { secretSteps } from './secretSteps.ts';

/** From an empty project to a first assembly, in order. `docs/deploy.md` and `npm run deploy:check` say it. */
export const deploySteps: readonly DeployStep[] = [
  ...projectSteps,
  ...dataSteps,
  ...accountSteps,
  ...secretSteps,
  ...copySteps,
  ...releaseSteps,
];
