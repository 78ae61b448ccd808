import {
  accept,
  countsMembers,
  type ImportAnswer,
  type ImportProgress,
  type ImportRequest,
  type Outcome,
  type RosterProblem,
  readImport,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { progressOf } from '../../kernel/jobs/advanceJob.ts';
import { rosterInUse } from '../seats/rosterInUse.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { RosterJob } from '../stored/storedRoster.ts';
import { documentsAPart } from './packParts.ts';
import { readPersonIds } from './personIds.ts';
import { readInForce, readKnownPeople } from './readInForce.ts';
import { importFingerprint, stageImport } from './stageImport.ts';

export interface RosterImport {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: ImportRequest;
  readonly now: number;
  /** How many documents a part of it writes; as many as a batch takes, when it is not said. */
  readonly aPart?: number;
}

interface ImportNamed {
  readonly assemblyId: string;
  readonly request: Pick<ImportRequest, 'importId'>;
}

/**
 * Begins an import: reads everything again, refuses what a person must decide, and puts the rest aside
 * as a job that writes a new version. Nothing of it is visible until the job moves the pointer.
 * Repeating it with the same id is harmless: it answers how far that import is.
 */
export async function startImport(asked: RosterImport): Promise<Outcome<ImportProgress>> {
  const { assemblyId, by, request, now } = asked;
  const known = (await peopleDocuments.rosterJob(assemblyId, request.importId).get()).data();
  if (known !== undefined && known.fingerprint !== importFingerprint(request)) {
    return refuse('bad-request');
  }
  if (known !== undefined && known.state !== 'staging') return resumeImport(asked, known);

  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const inForce = await readInForce(assemblyId, assembly);
  const read = readImport(
    request,
    inForce,
    await readPersonIds(assemblyId),
    countsMembers(assembly.rulePack),
    await readKnownPeople(assemblyId, assembly, inForce),
  );
  const refusal = refusalFor(read.problems, request.confirmed);
  if (refusal !== null) return refusal;
  const inUse = await rosterInUse(assemblyId, read.roster.units);
  if (inUse !== null) return refuse('roster-in-use', inUse);
  const { aPart = documentsAPart } = asked;
  const staged = await stageImport({
    assemblyId,
    assembly,
    by,
    request,
    read,
    inForce,
    now,
    aPart,
  });
  return staged.ok ? resumeImport(asked, staged.value) : staged;
}

/** How far an import is that was put aside. */
export async function resumeImport(
  { assemblyId, request }: ImportNamed,
  job: RosterJob,
): Promise<Outcome<ImportProgress>> {
  const { importId } = request;
  if (job.refusal !== null) return { ok: false, refusal: job.refusal };
  if (job.state === 'dropping' || job.state === 'dropped') return refuse('import-cancelled');
  const version = (await peopleDocuments.roster(assemblyId, importId).get()).data();
  if (version === undefined) return refuse('import-cancelled');
  const { units, totalWeight } = version;
  const roster: ImportAnswer = { version: importId, units, totalWeight };
  return accept({ ...progressOf(importId, job), roster });
}

function refusalFor(problems: readonly RosterProblem[], confirmed: boolean): Outcome<never> | null {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) return refuse('roster-has-errors', sayFirst(errors));
  if (problems.length === 0 || confirmed) return null;
  // Of everything to be confirmed, what the weights sum is what decides votes.
  const sum = problems.filter(({ code }) => code === 'sum-not-whole');
  return refuse('roster-unconfirmed', sayFirst([...sum, ...problems]));
}

function sayFirst([first]: readonly RosterProblem[]): string {
  if (first === undefined) return '';
  const said = `${first.message} ${first.remedy}`;
  return first.row === null ? said : `Fila ${first.row}: ${said}`;
}
