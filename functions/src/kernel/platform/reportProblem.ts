import { logger } from 'firebase-functions/logger';

/**
 * Logs something that should not have happened: where, never what it said, because the messages of
 * the database name people and units.
 */
export function reportProblem(what: string, error: unknown): void {
  logger.error(what, describe(error));
}

/** One of many: when it fails it is reported and the others go on. Says whether it went well. */
export async function attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    reportProblem(what, error);
    return false;
  }
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { error: 'not an error' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, code: 'code' in error ? error.code : null, frames };
}
