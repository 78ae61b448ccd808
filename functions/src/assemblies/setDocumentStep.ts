import {
  accept,
  type DocumentStepAnswer,
  type DocumentStepRequest,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface DocumentStepChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: DocumentStepRequest;
  readonly now: number;
}

/** Whether who attends from afar types their document from now on; whoever is in the room stays in it. */
export function setDocumentStep(asked: DocumentStepChange): Promise<Outcome<DocumentStepAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { asksDocument } = request;
  const reference = documents.assembly(assemblyId);
  return transact(async (tx) => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if ((assembly.asksDocument ?? false) !== asksDocument) {
      tx.update(reference, { asksDocument });
      const kind = asksDocument ? 'document-step-on' : 'document-step-off';
      recordEvent(tx, assemblyId, { kind, by, at: now });
    }
    return accept({ asksDocument });
  });
}
