import { type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { sayHolder } from '../../people/seats/sayHolder.ts';
import { type Accreditation, decideAccreditation } from './decideAccreditation.ts';

/**
 * Passes a unit from its holder to another person without it leaving the quorum: the owner arrives and takes
 * it from the attorney, or two people agree. It goes only from whom the desk saw with it, or from nobody if
 * that person left meanwhile. Votes already cast stand; repeating it changes nothing.
 */
export function decideTransfer(
  asked: Accreditation,
  fromId: string,
): Outcome<{ readonly attendance: Attendance; readonly changed: boolean }> {
  const { current, person, capacity, desk } = asked;
  const isTheirs = current?.personId === person.personId;
  if (current?.present !== true || (isTheirs && current.capacity === capacity)) {
    return decideAccreditation(asked);
  }
  if (!isTheirs && current.personId !== fromId) {
    return refuse('unit-held', sayHolder(current, desk?.timeZone));
  }
  return decideAccreditation({ ...asked, current: null });
}
