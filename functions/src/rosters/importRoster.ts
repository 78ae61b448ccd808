import {
  accept,
  type ImportAnswer,
  type ImportRequest,
  type Outcome,
  parseRoster,
  type RosterProblem,
  refuse,
} from '@asamblea/domain';
import { activateVersion, rosterInUse } from './activateVersion.ts';
import { findVersion, fingerprintOf, writeVersion } from './buildVersion.ts';
import { personIdsOf } from './personIds.ts';

export interface RosterImport {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: ImportRequest;
  readonly now: number;
}

/**
 * Imports a roster as a new version, then moves the assembly's pointer in one transaction. Repeating
 * it with the same id is harmless: what was interrupted is completed, what was done stays.
 */
export async function importRoster(asked: RosterImport): Promise<Outcome<ImportAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const version = request.importId;
  const fingerprint = fingerprintOf(request.rows);
  const found = await findVersion(assemblyId, version);
  if (found !== null && found.fingerprint !== fingerprint) return refuse('bad-request');
  if (found?.state === 'ready') return accept(answerOf(found));

  const { roster, problems } = parseRoster(request.rows, personIdsOf(assemblyId));
  const refusal = refusalFor(problems, request.confirmed);
  if (refusal !== null) return refusal;
  const inUse = await rosterInUse(assemblyId, roster.units);
  if (inUse !== null) return refuse('roster-in-use', inUse);

  await writeVersion(assemblyId, version, fingerprint, roster);
  return activateVersion({ assemblyId, version, units: roster.units, by, now });
}

function refusalFor(problems: readonly RosterProblem[], confirmed: boolean): Outcome<never> | null {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) return refuse('roster-has-errors', sayFirst(errors));
  if (problems.length > 0 && !confirmed) return refuse('roster-unconfirmed', sayFirst(problems));
  return null;
}

function sayFirst(problems: readonly RosterProblem[]): string {
  const [first] = problems;
  if (first === undefined) return '';
  return first.row === null ? first.message : `Fila ${first.row}: ${first.message}`;
}

function answerOf(version: ImportAnswer): ImportAnswer {
  return { version: version.version, units: version.units, totalWeight: version.totalWeight };
}
