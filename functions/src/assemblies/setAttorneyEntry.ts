import {
  type AttorneySwitchAnswer,
  type AttorneySwitchRequest,
  accept,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface AttorneyEntryChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: AttorneySwitchRequest;
  readonly now: number;
}

/** Whether attorneys enter with document and code from now on; whoever is in stays in. */
export function setAttorneyEntry(
  asked: AttorneyEntryChange,
): Promise<Outcome<AttorneySwitchAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { isOpen } = request;
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if ((assembly.attorneySignIn ?? true) !== isOpen) {
      tx.update(reference, { attorneySignIn: isOpen, attorneySignInSince: now });
      const kind = isOpen ? 'attorney-door-opened' : 'attorney-door-closed';
      recordEvent(tx, assemblyId, { kind, by, at: now });
    }
    return accept({ isOpen });
  });
}
