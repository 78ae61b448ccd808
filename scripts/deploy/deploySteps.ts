import type { DeployStep } from './deployStep.ts';
import { accountSteps } from './steps/accountSteps.ts';
import { copySteps } from './steps/copySteps.ts';
import { dataSteps } from './steps/dataSteps.ts';
import { projectSteps } from './steps/projectSteps.ts';
import { releaseSteps } from './steps/releaseSteps.ts';
import { secretSteps } from './steps/secretSteps.ts';

/** From an empty project to a first assembly, in order. `docs/deploy.md` and `npm run deploy:check` say it. */
export const deploySteps: readonly DeployStep[] = [
  ...projectSteps,
  ...dataSteps,
  ...accountSteps,
  ...secretSteps,
  ...copySteps,
  ...releaseSteps,
];
