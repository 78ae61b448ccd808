import {
  type AttorneySwitchAnswer,
  type AttorneySwitchRequest,
  accept,
  type Outcome,
} from '@asamblea/domain';
import { type ChangeAsked, changeAssembly } from '../../kernel/assemblies/changeAssembly.ts';

export interface AttorneySignInChange extends ChangeAsked {
  readonly request: AttorneySwitchRequest;
}

/** Whether attorneys enter with document and code from now on; people who are in stay in. */
export function setAttorneySignIn(
  asked: AttorneySignInChange,
): Promise<Outcome<AttorneySwitchAnswer>> {
  const { isOpen } = asked.request;
  return changeAssembly(asked, ({ attorneySignIn = true }) =>
    accept({
      change:
        attorneySignIn === isOpen
          ? null
          : {
              assembly: { attorneySignIn: isOpen, attorneySignInSince: asked.now },
              event: { kind: isOpen ? 'attorney-door-opened' : 'attorney-door-closed' },
            },
      answer: { isOpen },
    }),
  );
}
