import {
  accept,
  type ModalityAnswer,
  type ModalityRequest,
  modalityOf,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface ModalityChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: ModalityRequest;
  readonly now: number;
}

/**
 * Where the assembly meets. In one room only, nobody enters online from then on, and whoever was online
 * leaves when their grace ends.
 */
export function setModality(asked: ModalityChange): Promise<Outcome<ModalityAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { modality } = request;
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if (modalityOf(assembly) !== modality) {
      tx.update(reference, { modality });
      recordEvent(tx, assemblyId, { kind: 'modality-changed', by, at: now, mode: modality });
    }
    return accept({ modality });
  });
}
