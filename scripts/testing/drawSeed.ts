import { randomInt } from 'node:crypto';

/** What this run draws its samples from: the seed that was asked for, or one of its own, which all it starts inherits. */
export function drawSeed(environment: NodeJS.ProcessEnv = process.env): string {
  environment.ASAMBLEA_SEED ??= String(randomInt(2 ** 31));
  return environment.ASAMBLEA_SEED;
}
