import { createHash } from 'node:crypto';
import {
  type Assembly,
  accept,
  countRoster,
  type DebtChoice,
  type DebtorsNoted,
  diffRosters,
  type ImportRequest,
  type LocalDate,
  type Outcome,
  type ReadImport,
  refuse,
} from '@asamblea/domain';
import { createOnce, freshJob, putAside, startWriting } from '../../kernel/jobs/stageJob.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { RosterJob } from '../stored/storedRoster.ts';
import { clearVersion } from './clearVersion.ts';
import { noteHeadDebts } from './headDebts.ts';
import { documentsAPart, packParts } from './packParts.ts';
import type { ReadInForce } from './readInForce.ts';

export interface Staging {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly by: string;
  readonly request: ImportRequest;
  readonly read: ReadImport;
  readonly inForce: ReadInForce | null;
  readonly now: number;
  /** Of a new set of debtors, and of nothing else. */
  readonly debtors?: DebtorsNoted;
  /** How their list was read. */
  readonly balance?: DebtChoice | undefined;
  /** As many as a batch of the database takes, when it is not said. */
  readonly aPart?: number;
}

/** Tells a repeated import from another file that came under the same id. */
export function importFingerprint(
  { rows, corrections, reading, mode, left = [] }: ImportRequest,
  debts: {
    readonly cutOff?: LocalDate | undefined;
    readonly balance?: DebtChoice | undefined;
  } = {},
): string {
  const table = [rows, corrections ?? [], reading ?? null, mode ?? 'replace'];
  const { cutOff, balance } = debts;
  const said = [
    ...table,
    ...(cutOff === undefined ? [] : [cutOff]),
    ...(balance ? [balance] : []),
    ...(left.length > 0 ? [{ left }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/**
 * Puts aside everything an import has to write, so that from here on anybody can finish it. Two
 * requests under one id stage the same; the second to begin finds the job of the first.
 */
export async function stageImport(asked: Staging): Promise<Outcome<RosterJob>> {
  const { assemblyId, assembly, by, request, read, inForce, now } = asked;
  const { importId } = request;
  const reference = peopleDocuments.rosterJob(assemblyId, importId);
  const roster = { ...read.roster, units: noteHeadDebts(read.roster.units) };
  const parts = packParts(roster, asked.aPart ?? documentsAPart);
  const fingerprint = importFingerprint(request, {
    cutOff: asked.debtors?.cutOff,
    balance: asked.balance,
  });
  const total = read.roster.units.length + read.roster.people.length;
  const job: RosterJob = {
    kind: 'roster-import',
    base: request.base === undefined ? assembly.activeRoster : request.base,
    baseEdits: inForce?.edits ?? 0,
    ...freshJob({ by, fingerprint, parts, total, now }),
    ...(asked.debtors === undefined ? {} : { debtors: asked.debtors }),
  };
  if (job.base !== assembly.activeRoster) return refuse('roster-changed');
  if (!(await createOnce(reference, job))) {
    const first = (await reference.get()).data();
    if (first?.base !== job.base || first.baseEdits !== job.baseEdits)
      return refuse('roster-changed');
  }
  await createOnce(peopleDocuments.roster(assemblyId, importId), versionOf(asked));
  await putAside(assemblyId, importId, parts);
  await startWriting(assemblyId, importId, now);
  const current = (await reference.get()).data();
  // Cancelled meanwhile, and cleared before the last of this was put aside.
  if (current?.state === 'dropped') await clearVersion(assemblyId, importId);
  return current === undefined ? refuse('not-found') : accept(current);
}

function versionOf(asked: Staging) {
  const { assembly, by, request, read, inForce, now, debtors } = asked;
  const none = { units: [], people: [], totalWeight: 0 };
  const diff = diffRosters(inForce?.roster ?? none, read.roster);
  return {
    version: request.importId,
    units: read.roster.units.length,
    people: read.roster.people.length,
    totalWeight: read.roster.totalWeight,
    counts: countRoster(read.roster.units),
    state: 'building',
    measure: read.measure,
    activatedAt: null,
    fingerprint: importFingerprint(request, {
      cutOff: asked.debtors?.cutOff,
      balance: asked.balance,
    }),
    origin: {
      by,
      at: now,
      source: request.source ?? 'file',
      name: request.name ?? '',
      mode: request.mode ?? 'replace',
      ...(request.reading?.shareOut === true ? { adjusted: true as const } : {}),
      ...(debtors === undefined ? {} : { cutOff: debtors.cutOff }),
      base: assembly.activeRoster,
      added: diff.added.length,
      changed: diff.changed.length,
      removed: diff.removed.length,
    },
  } as const;
}
