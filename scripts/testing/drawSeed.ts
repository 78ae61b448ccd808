import { execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';

/**
 * The seed of this run, which all it starts inherits: the one that was asked for, or one of the files that
 * were committed last. The same files draw the same on every machine; other files draw anew.
 */
export function drawSeed(
  environment: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
): string {
  environment.ASAMBLEA_SEED ??= String(seedOfFiles(folder) ?? randomInt(2 ** 31));
  return environment.ASAMBLEA_SEED;
}

/** From 0 to 2^31 - 1; null where there is no repository. */
function seedOfFiles(folder: string): number | null {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return createHash('sha256').update(tree).digest().readUInt32BE(0) >>> 1;
  } catch {
    return null;
  }
}
