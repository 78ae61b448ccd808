import {
  accept,
  type DocumentStepAnswer,
  type DocumentStepRequest,
  type Outcome,
} from '@asamblea/domain';
import { type ChangeAsked, changeAssembly } from '../../kernel/assemblies/changeAssembly.ts';

export interface DocumentStepChange extends ChangeAsked {
  readonly request: DocumentStepRequest;
}

/** Whether remote attendees type their document from now on; people in the room stay in it. */
export function setDocumentStep(asked: DocumentStepChange): Promise<Outcome<DocumentStepAnswer>> {
  const { asksDocument } = asked.request;
  return changeAssembly(asked, (before) =>
    accept({
      change:
        (before.asksDocument ?? false) === asksDocument
          ? null
          : {
              assembly: { asksDocument },
              event: { kind: asksDocument ? 'document-step-on' : 'document-step-off' },
            },
      answer: { asksDocument },
    }),
  );
}
