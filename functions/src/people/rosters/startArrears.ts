import {
  debtLawOf,
  debtReading,
  type ImportProgress,
  type ImportRequest,
  localDateOf,
  type Outcome,
  readDebtors,
  refuse,
  saying,
  type UpdateArrearsRequest,
  withDebtors,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { rosterInUse } from '../seats/rosterInUse.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { clearanceNow, packNow } from './compareArrears.ts';
import { readInForce } from './readInForce.ts';
import { importFingerprint, stageImport } from './stageImport.ts';
import { resumeImport } from './startImport.ts';

export interface ArrearsUpdating {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: UpdateArrearsRequest;
  readonly now: number;
}

const unknownShown = 5;

/**
 * Begins a new version of the roster in force in which these units owe and no others. Every unit must be
 * known, and the law must still look at who owes; both are looked at again where the version comes into
 * force. Repeating it with the same id is harmless: it answers how far it is.
 */
export async function startArrears(asked: ArrearsUpdating): Promise<Outcome<ImportProgress>> {
  const { assemblyId, by, now } = asked;
  const { cutOff, edits, balance, ...table } = asked.request;
  const debts = { cutOff, balance };
  const request: ImportRequest = { ...table, mode: 'merge', confirmed: true };
  const known = (await peopleDocuments.rosterJob(assemblyId, request.importId).get()).data();
  if (known !== undefined && known.fingerprint !== importFingerprint(request, debts)) {
    return refuse('bad-request');
  }
  if (known !== undefined && known.state !== 'staging') return resumeImport(asked, known);

  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  if (cutOff > localDateOf(now, assembly.timeZone)) return refuse('cut-off-ahead');
  const session = await documents.session(assemblyId, assembly.activeSession).get();
  if (clearanceNow(assembly, session.data()).kind === 'late') return refuse('arrears-late');
  const inForce = await readInForce(assemblyId, assembly);
  if (inForce === null) return refuse('roster-missing');
  if (inForce.edits !== edits) return refuse('roster-changed');
  const reading = debtReading(debtLawOf(packNow(assembly, session.data())), balance);
  if (!reading.ok) return reading;
  const read = readDebtors(request.rows, inForce.roster.units, reading.value);
  const { debtors, unknown } = read;
  if (read.balance.asks !== null) return refuse('debtors-undecided');
  if (unknown.length > 0) {
    const named = unknown.slice(0, unknownShown).map(({ row, text }) => `fila ${row}: «${text}»`);
    return refuse('debtors-unknown', saying`En la ${named.join('; ')}.`);
  }
  const { units, owing, cleared } = withDebtors(inForce.roster.units, debtors);
  const inUse = await rosterInUse(assemblyId, units);
  if (inUse !== null) return refuse('roster-in-use', inUse);
  const { measure, roster } = inForce;
  const staged = await stageImport({
    assemblyId,
    assembly,
    by,
    request,
    inForce,
    now,
    read: { roster: { ...roster, units }, measure, problems: [] },
    debtors: { cutOff, owing: owing.length, cleared: cleared.length },
    balance,
  });
  return staged.ok ? resumeImport(asked, staged.value) : staged;
}
