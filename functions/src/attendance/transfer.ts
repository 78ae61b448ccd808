import {
  type AttendanceAnswer,
  accept,
  decideTransfer,
  type TransferRequest,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { atDesk, type DeskAsker, type DeskResults, refusedUnit } from './atDesk.ts';
import { readClaim } from './readClaim.ts';

export interface Transferring extends DeskAsker {
  readonly request: TransferRequest;
}

/** Passes units to another person at once: at no instant are they out of the quorum. */
export function transfer(asked: Transferring): Promise<DeskResults> {
  const { assemblyId, by, now } = asked;
  const { personId, capacity, channel, fromId } = asked.request;
  return atDesk(asked, async (tx, open) => {
    const claim = await readClaim(tx, assemblyId, open, asked.request);
    if (!claim.ok) return claim;
    const { name, proxies } = claim.value;
    const session = open.assembly.activeSession;
    const attendance = documents.attendance(assemblyId, session);
    const results = claim.value.asked.map(({ unitId, unit, current }): AttendanceAnswer => {
      if (unit === null) return refusedUnit(unitId, { code: 'unit-unknown' });
      const person = { personId, name };
      const decision = decideTransfer(
        {
          ...{ unit, current, person, capacity, channel, proxies, now },
          ...(open.desk === undefined ? {} : { desk: open.desk }),
        },
        fromId,
      );
      if (!decision.ok) return refusedUnit(unitId, decision.refusal);
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      tx.set(attendance.doc(unitId), decision.value.attendance);
      // One that was out when it was passed comes in: the quorum is replayed from these words.
      const kind = current?.present === true ? 'unit-transferred' : 'unit-entered';
      recordEvent(tx, assemblyId, {
        ...{ kind, by, at: now, from: 'desk', session, unitId, personId },
      });
      return { unitId, status: 'done' };
    });
    return accept({ results });
  });
}
