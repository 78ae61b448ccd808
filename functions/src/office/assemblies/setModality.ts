import {
  accept,
  type ModalityAnswer,
  type ModalityRequest,
  modalityOf,
  type Outcome,
} from '@asamblea/domain';
import { type ChangeAsked, changeAssembly } from '../../kernel/assemblies/changeAssembly.ts';

export interface ModalityChange extends ChangeAsked {
  readonly request: ModalityRequest;
}

/**
 * Where the assembly meets. In one room only, nobody enters online from then on, and people online leave when
 * their grace ends.
 */
export function setModality(asked: ModalityChange): Promise<Outcome<ModalityAnswer>> {
  const { modality } = asked.request;
  return changeAssembly(asked, (before) =>
    accept({
      change:
        modalityOf(before) === modality
          ? null
          : { assembly: { modality }, event: { kind: 'modality-changed', mode: modality } },
      answer: { modality },
    }),
  );
}
