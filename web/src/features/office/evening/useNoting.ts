import { eveningEndpoints, type NoteCheckRequest } from '@asamblea/domain';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAct } from '../../../firebase/asking/useAct.ts';

export interface Noting {
  readonly failure: ApiFailure | null;
  readonly note: (request: NoteCheckRequest) => Promise<boolean>;
  readonly showCode: () => Promise<boolean>;
}

/** Says how something was found; answers whether it was taken. */
export function useNoting(onNoted: () => void): Noting {
  const { failure, act } = useAct();
  return {
    failure,
    async note(request) {
      const isTaken = await act(eveningEndpoints.noteCheck, request);
      if (isTaken) onNoted();
      return isTaken;
    },
    showCode: () => act(eveningEndpoints.showCode),
  };
}
