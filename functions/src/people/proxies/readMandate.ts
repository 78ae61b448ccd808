import { createHash } from 'node:crypto';
import {
  accept,
  isLiveProxy,
  type MandateProxy,
  mandateTerms,
  type Outcome,
  type OwnMandates,
  type ProxyAgendaItem,
  type ProxyRecord,
  refuse,
  sayLabels,
  type Unit,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** The questions for which a proxy of a session may give instructions, given by the polls. */
export type ReadProxyAgenda = (
  tx: Transaction,
  assemblyId: string,
  session: number,
) => Promise<readonly ProxyAgendaItem[]>;

/** The proxies of an attorney, also revoked ones, as they read them: those in force first. */
export function readMandate(
  assemblyId: string,
  personId: string,
  readAgenda: ReadProxyAgenda,
): Promise<Outcome<OwnMandates>> {
  return readTogether(async (tx) => {
    const given = peopleDocuments.proxies(assemblyId).where('attorneyId', '==', personId);
    const records = (await tx.get(given)).docs.map((row) => row.data());
    const known = records.filter((one) => isLiveProxy(one) || one.state === 'revoked');
    const read = await readTerms(tx, assemblyId, known, readAgenda);
    if (read === null) return refuse('roster-missing');
    const proxies = known
      .map(read)
      .sort((a, b) => Number(b.reason === '') - Number(a.reason === ''));
    return accept({ proxies });
  });
}

/** How proxies are read to their attorney; null before the first roster. */
export async function readTerms(
  tx: Transaction,
  assemblyId: string,
  records: readonly ProxyRecord[],
  readAgenda: ReadProxyAgenda,
): Promise<((record: ProxyRecord) => MandateProxy) | null> {
  if (records.length === 0) return mandatesOf([], []);
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  const roster = assembly?.activeRoster ?? null;
  if (assembly === undefined || roster === null) return null;
  const ids = [...new Set(records.flatMap(({ unitIds }) => unitIds))];
  const isInstructed = records.some(({ votes }) => Object.keys(votes).length > 0);
  const [{ units }, agenda] = await Promise.all([
    getGroups(tx, { units: ids.map((id) => peopleDocuments.units(assemblyId, roster).doc(id)) }),
    isInstructed ? readAgenda(tx, assemblyId, assembly.activeSession) : [],
  ]);
  return mandatesOf(
    units.flatMap((unit) => unit ?? []),
    agenda,
  );
}

function mandatesOf(units: readonly Unit[], agenda: readonly ProxyAgendaItem[]) {
  return (record: ProxyRecord): MandateProxy => {
    const { proxyId, grantorName, instructions, writtenOn, state, reason, charge } = record;
    const labels = record.unitIds.map((unitId) => sayLabels(units, [unitId]));
    const votes = agenda.flatMap(({ questionId, text, options }) => {
      const option = options.find(({ optionId }) => optionId === record.votes[questionId]);
      return option === undefined ? [] : [{ question: text, option: option.label }];
    });
    const read = { proxyId, grantorName, labels, instructions, votes };
    const terms = createHash('sha256').update(mandateTerms(read)).digest('hex');
    return { ...read, writtenOn, state, reason, taken: charge ?? null, terms };
  };
}
