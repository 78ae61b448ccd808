import {
  type AccreditRequest,
  type AttendanceAnswer,
  accept,
  decideAccreditation,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { atDesk, type DeskAsker, type DeskResults, refusedUnit } from './atDesk.ts';
import { readClaim } from './readClaim.ts';

export interface Accrediting extends DeskAsker {
  readonly request: AccreditRequest;
}

/**
 * Accredits units to one person in one transaction; each unit has its own answer, so one that is
 * taken does not hold back the others.
 */
export function accredit(asked: Accrediting): Promise<DeskResults> {
  const { assemblyId, by, now } = asked;
  const { personId, capacity, channel } = asked.request;
  return atDesk(asked, async (tx, open) => {
    const claim = await readClaim(tx, assemblyId, open, asked.request);
    if (!claim.ok) return claim;
    const { name, proxies } = claim.value;
    const session = open.assembly.activeSession;
    const attendance = documents.attendance(assemblyId, session);
    const results = claim.value.asked.map(({ unitId, unit, current }): AttendanceAnswer => {
      if (unit === null) return refusedUnit(unitId, { code: 'unit-unknown' });
      const decision = decideAccreditation({
        ...{ unit, current, person: { personId, name }, capacity, channel, proxies, now },
        ...(open.desk === undefined ? {} : { desk: open.desk }),
      });
      if (!decision.ok) return refusedUnit(unitId, decision.refusal);
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      tx.set(attendance.doc(unitId), decision.value.attendance);
      recordEvent(tx, assemblyId, {
        ...{ kind: 'unit-entered', by, at: now, from: 'desk', session, unitId, personId },
      });
      return { unitId, status: 'done' };
    });
    return accept({ results });
  });
}
