import {
  accept,
  checkSeals,
  compareMark,
  type Outcome,
  type Seal,
  type SealsAnswer,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { readTogether } from '../database/firestore.ts';

/** Recomputes the whole chain from the stored events, all as of one instant, and looks in it for a mark of a paper. */
export function verifySeals(
  assemblyId: string,
  now: number,
  mark?: string,
): Promise<Outcome<SealsAnswer>> {
  return readTogether(async (tx) => {
    const [seals, head, events] = await Promise.all([
      tx.get(documents.seals(assemblyId)),
      tx.get(documents.sealHead(assemblyId)),
      tx.get(documents.events(assemblyId)),
    ]);
    const chain = seals.docs.filter((seal) => seal.id !== 'head').map((seal): Seal => seal.data());
    const stored = new Map(events.docs.map((event) => [event.id, event.data()]));
    const end = head.data() ?? null;
    return accept({
      ...checkSeals(chain, end, stored),
      head: end,
      checkedAt: now,
      ...(mark === undefined ? {} : { compared: compareMark(chain, mark) }),
    });
  });
}
