import {
  accept,
  type ConflictsAnswer,
  conflictsByProxy,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { readTogether } from '../platform/firestore.ts';
import { readProxyFrame } from './readProxyBook.ts';

/** What is wrong with the proxies that wait or hold, all looked at together. Takes no locks. */
export function readProxyConflicts(
  assemblyId: string,
  now: number,
): Promise<Outcome<ConflictsAnswer>> {
  return readTogether(async (tx) => {
    const frame = await readProxyFrame(tx, assemblyId, now);
    if (frame === null) return refuse('roster-missing');
    const [proxies, units, questions] = await Promise.all([
      tx.get(documents.proxies(assemblyId)),
      tx.get(documents.units(assemblyId, frame.version)),
      tx.get(documents.questions(assemblyId)),
    ]);
    return accept(
      conflictsByProxy({
        ...frame,
        proxies: proxies.docs.map((row) => row.data()),
        units: units.docs.map((row) => row.data()),
        questions: questions.docs.map((row) => row.data()),
      }),
    );
  });
}
