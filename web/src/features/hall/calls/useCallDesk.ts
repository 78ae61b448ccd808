import {
  type AttendanceAnswer,
  attendanceEndpoints,
  type NotRegistered,
  saying,
  unitsAtOnce,
} from '@asamblea/domain';
import { useRef, useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAct } from '../../../firebase/asking/useAct.ts';

export interface CallDeskWork {
  readonly failure: ApiFailure | null;
  /** The work not done for a person, and why; empty where there is nothing to say. */
  readonly saidOf: (personId: string) => string;
  readonly accredit: (who: NotRegistered) => Promise<void>;
}

/** One press registers all that somebody may hold, as a desk does it: repeating it changes nothing. */
export function useCallDesk(session: number, labelOf: (unitId: string) => string): CallDeskWork {
  const { failure, ask } = useAct();
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  // Until it is answered a press keeps its id, so that trying again is the same press.
  const sendings = useRef(new Map<string, string>());

  async function accredit({ person, asks }: NotRegistered): Promise<void> {
    const refused: string[] = [];
    for (const { capacity, units } of asks) {
      for (let from = 0; from < units.length; from += unitsAtOnce) {
        const unitIds = units.slice(from, from + unitsAtOnce).map(({ unitId }) => unitId);
        const press = JSON.stringify([person.personId, capacity, unitIds]);
        const requestId = sendings.current.get(press) ?? crypto.randomUUID();
        sendings.current.set(press, requestId);
        const answer = await ask(attendanceEndpoints.accredit, {
          ...{ requestId, session, personId: person.personId, unitIds, capacity },
          channel: 'online',
        });
        if (answer === null) return;
        sendings.current.delete(press);
        refused.push(...answer.results.flatMap((one) => sayRefused(one, labelOf)));
      }
    }
    setSaid((before) => new Map(before).set(person.personId, refused.join(' ')));
  }

  return { failure, accredit, saidOf: (personId) => said.get(personId) ?? '' };
}

function sayRefused(
  answer: AttendanceAnswer,
  labelOf: (unitId: string) => string,
): readonly string[] {
  return answer.status === 'refused'
    ? [saying`${labelOf(answer.unitId)}: ${answer.refusal.message}`]
    : [];
}
