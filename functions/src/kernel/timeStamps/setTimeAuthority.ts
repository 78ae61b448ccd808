import {
  accept,
  type Outcome,
  readTimeAuthority,
  refuse,
  type TimeAuthorityAnswer,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';

interface AuthorityChange {
  readonly assemblyId: string;
  readonly by: string;
  /** The address as it was typed; empty: none. */
  readonly address: string;
  readonly now: number;
}

/**
 * The authority that stamps the seals of the assembly from now on. Refuses `time-authority-wrong`. The same again
 * changes nothing.
 */
export function setTimeAuthority({
  assemblyId,
  by,
  address,
  now,
}: AuthorityChange): Promise<Outcome<TimeAuthorityAnswer>> {
  return transact<Outcome<TimeAuthorityAnswer>>(async (tx) => {
    const read = readTimeAuthority(address);
    if (!read.ok) return read;
    const reference = documents.integrationSettings(assemblyId);
    const [assembly, settings] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(reference),
    ]);
    if (!assembly.exists) return refuse('assembly-unknown');
    const known = settings.data() ?? {};
    const authority = read.value;
    if (authority === (known.timeAuthority ?? null)) return accept({ authority });
    tx.set(reference, { ...known, timeAuthority: authority });
    recordEvent(tx, assemblyId, { kind: 'time-authority-changed', by, at: now });
    return accept({ authority });
  });
}
