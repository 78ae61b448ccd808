import { parseArgs } from 'node:util';
import { StackProblem } from '../stack/process/stackProblem.ts';

/** A project of the cloud, and the region where its functions, database and files are. */
export interface Place {
  readonly project: string;
  readonly region: string;
}

export const usualRegion = 'us-central1';

/** The values of `--project` and `--region`; the project may be left out where the emulators will do. */
export function readPlace(words: readonly string[], usage: string) {
  const read = () => {
    try {
      return parseArgs({
        args: [...words],
        options: { project: { type: 'string' }, region: { type: 'string', default: usualRegion } },
      }).values;
    } catch (error) {
      throw new StackProblem(`${error instanceof Error ? error.message : error}\n${usage}`);
    }
  };
  const { project, region } = read();
  // Both go into addresses and into a file that is deployed.
  if (project !== undefined && !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u.test(project)) {
    throw new StackProblem(`--project no vale «${project}».\n${usage}`);
  }
  if (!/^[a-z]+-[a-z]+\d+$/u.test(region)) {
    throw new StackProblem(`--region no vale «${region}»: por ejemplo us-central1.\n${usage}`);
  }
  return { project, region };
}
