import type { LocalDate } from '../calendars/localDate.ts';
import type { OfficeHolder } from '../proxies/proxyBook.ts';
import { isLiveProxy, type ProxyGrant } from '../proxies/proxyGrant.ts';
import type { Milestone } from '../reports/milestone.ts';
import { quorumReport } from '../reports/quorumReport.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { type VotersReport, votersReport } from '../reports/votersReport.ts';
import { votesReport } from '../reports/votesReport.ts';
import type { ActaNotice, ActaOffice, ActaProxy, ActaRecord } from './actaRecord.ts';

/** What the minutes need besides their own session. */
export interface AroundSession {
  readonly failedBefore: readonly Milestone[];
  readonly plannedAfter: Milestone | null;
  readonly proxies: readonly ProxyGrant[];
  readonly holidays: readonly LocalDate[];
  readonly offices: readonly OfficeHolder[];
  /** Not said: none went out from here. */
  readonly notices?: readonly ActaNotice[];
}

/** Minutes and reports are made from the same figures. */
export function buildActaRecord(record: SessionRecord, around: AroundSession): ActaRecord {
  const voters = votersReport(record);
  return {
    assembly: record.assembly,
    state: record.session.state,
    quorum: quorumReport(record),
    voters,
    votes: votesReport(record),
    failedBefore: around.failedBefore,
    plannedAfter: around.plannedAfter,
    debtors: record.units
      .filter(({ inArrears }) => inArrears)
      .map(({ label, group, ownerNames, weight }) => ({
        ...{ unit: label, group, owner: ownerNames.join(', '), weight },
      })),
    proxies: proxiesUsed(record, voters, around.proxies),
    holidays: around.holidays,
    called: record.session.called ?? null,
    notices: around.notices ?? [],
    offices: officesHere(voters, around.offices),
  };
}

function officesHere(
  { voters }: VotersReport,
  holders: readonly OfficeHolder[],
): readonly ActaOffice[] {
  return holders.flatMap(({ personId, offices }) => {
    const here = voters.find((voter) => voter.personId === personId);
    return here === undefined ? [] : [{ personId, name: here.name, offices }];
  });
}

/** Only those under which somebody came. */
function proxiesUsed(
  { units }: SessionRecord,
  { voters }: VotersReport,
  proxies: readonly ProxyGrant[],
): readonly ActaProxy[] {
  const labels = new Map(units.map(({ unitId, label }) => [unitId, label]));
  const heldBy = new Map(
    voters.map(({ personId, stays }) => [
      personId,
      new Set(stays.filter(({ capacity }) => capacity === 'proxy').map(({ unitId }) => unitId)),
    ]),
  );
  return proxies
    .filter(isLiveProxy)
    .filter(({ attorneyId, unitIds }) =>
      unitIds.some((unitId) => heldBy.get(attorneyId)?.has(unitId) === true),
    )
    .map(({ attorneyName, grantorName, unitIds, writtenOn }) => ({
      attorney: attorneyName,
      grantor: grantorName,
      units: unitIds.map((unitId) => labels.get(unitId) ?? unitId),
      writtenOn,
    }))
    .sort((a, b) => a.attorney.localeCompare(b.attorney, 'es'));
}
