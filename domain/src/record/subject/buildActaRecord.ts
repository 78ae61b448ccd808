import type { OfficeHolder } from '../../kernel/bylaws/proxyBylaws.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { packInSession } from '../../laws/assemblies/packInSession.ts';
import { ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { unitsBefore } from '../../meeting/quorum/hallAt.ts';
import { isLiveProxy, type ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import { sayMandate } from '../../people/proxyDecisions/mandate.ts';
import type { ProxyRecord } from '../../people/proxyDecisions/proxyRecord.ts';
import { interventionsOf } from '../reports/interventions.ts';
import type { Milestone } from '../reports/milestone.ts';
import { quorumReport } from '../reports/quorumReport.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { type VotersReport, votersReport } from '../reports/votersReport.ts';
import { votesReport } from '../reports/votesReport.ts';
import type { ActaNotice, ActaOffice, ActaProxy, ActaRecord } from './actaRecord.ts';

/** A mandate, and whether its attorney took it on in so many words. */
type TakenProxy = ProxyGrant & Pick<ProxyRecord, 'charge'>;

/** The facts that the minutes need besides their own session. */
export interface AroundSession {
  readonly failedBefore: readonly Milestone[];
  readonly plannedAfter: Milestone | null;
  readonly proxies: readonly TakenProxy[];
  readonly holidays: readonly LocalDate[];
  readonly offices: readonly OfficeHolder[];
  /** Not said: none went out from here. */
  readonly notices?: readonly ActaNotice[];
  /** The communication of the minutes, and the objections to them; absent: they were not communicated. */
  readonly told?: Pick<ActaRecord, 'toldOn' | 'objections'>;
}

/** Minutes and reports are made from the same figures. */
export function buildActaRecord(record: SessionRecord, around: AroundSession): ActaRecord {
  const voters = votersReport(record);
  const pack = packInSession(record.assembly, record.session);
  const units = unitsAtEnd(record);
  return {
    assembly: record.assembly,
    state: record.session.state,
    quorum: quorumReport(record),
    asked: ruleOf(pack, pack.ordinaryRuleId).quorum,
    voters,
    votes: votesReport(record),
    failedBefore: around.failedBefore,
    plannedAfter: around.plannedAfter,
    rosterWeight: units.reduce((sum, { weight }) => sum + weight, 0),
    debtors: units
      .filter(({ inArrears }) => inArrears)
      .map(({ label, group, ownerNames, weight }) => ({
        unit: label,
        group,
        owner: ownerNames.join(', '),
        weight,
      })),
    proxies: proxiesUsed(record, voters, around.proxies),
    holidays: around.holidays,
    called: record.session.called ?? null,
    notices: around.notices ?? [],
    ...(record.session.officers === undefined ? {} : { officers: record.session.officers }),
    interventions: interventionsOf(record, voters.voters),
    offices: officesHere(voters, around.offices),
    ...around.told,
  };
}

/** A payment or a note after the end of the meeting changes nothing in it. */
function unitsAtEnd({ units, mended, events }: SessionRecord): SessionRecord['units'] {
  const end = events.findLast(({ kind }) => kind === 'session-closed' || kind === 'call-failed');
  if (end === undefined) return units;
  const then = unitsBefore(mended, end.committed);
  return units.map((unit) => then.get(unit.unitId) ?? unit);
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
  proxies: readonly TakenProxy[],
): readonly ActaProxy[] {
  const labels = new Map(units.map(({ unitId, label }) => [unitId, label]));
  const heldBy = new Map(
    voters.map(({ personId, stays }) => [
      personId,
      new Set(stays.filter(({ capacity }) => capacity === 'proxy').map(({ unitId }) => unitId)),
    ]),
  );
  const actedUnder = proxies.filter(
    ({ attorneyId, unitIds, state }) =>
      state !== 'received' &&
      state !== 'rejected' &&
      unitIds.some((unitId) => heldBy.get(attorneyId)?.has(unitId) === true),
  );
  const live = actedUnder.filter(isLiveProxy);
  return live
    .concat(endedSince(actedUnder, live))
    .map(({ attorneyName, grantorName, unitIds, writtenOn, charge, state, reason }) => ({
      attorney: attorneyName,
      grantor: grantorName,
      units: unitIds.map((unitId) => labels.get(unitId) ?? unitId),
      writtenOn,
      // Somebody came under it, which takes it on too.
      charge: sayMandate({ state: 'used' }, charge) ?? '',
      ended: state === 'revoked' ? reason : '',
    }))
    .sort((a, b) => a.attorney.localeCompare(b.attorney, 'es'));
}

/**
 * Under which somebody came too, and that ended before the session did: its votes stand. Of several papers of
 * one attorney for the same units, none that another one explains.
 */
function endedSince(
  all: readonly TakenProxy[],
  live: readonly TakenProxy[],
): readonly TakenProxy[] {
  const newestFirst = all
    .filter((one) => !isLiveProxy(one))
    .sort((a, b) => b.receivedAt - a.receivedAt);
  const found: TakenProxy[] = [];
  for (const one of newestFirst) {
    const others = live.concat(found).filter(({ attorneyId }) => attorneyId === one.attorneyId);
    const explained = new Set(others.flatMap(({ unitIds }) => unitIds));
    if (!one.unitIds.every((unitId) => explained.has(unitId))) found.push(one);
  }
  return found;
}
