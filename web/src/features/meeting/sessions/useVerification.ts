import { type AssemblySession, sessionEndpoints } from '@asamblea/domain';
import { useRef } from 'react';
import type { Acting } from '../../../firebase/asking/useAct.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { sayPresentQuorum } from './sessionWords.ts';

/** Looks at the quorum now, for the record, and says what was found. An unanswered request is sent again unchanged. */
export function useVerification(
  { session, call }: Pick<AssemblySession, 'session' | 'call'>,
  ask: Acting['ask'],
) {
  const toasts = useToasts();
  const unanswered = useRef<string | null>(null);
  return async () => {
    unanswered.current ??= crypto.randomUUID();
    const verificationId = unanswered.current;
    const answer = await ask(sessionEndpoints.verifyQuorum, { session, call, verificationId });
    if (answer !== null) unanswered.current = null;
    if (answer === null || answer.quorum === null) return;
    toasts.add({
      severity: 'success',
      summary: answer.quorum.met ? 'Hay quórum en la sala' : 'No hay quórum en la sala',
      detail: sayPresentQuorum(answer.quorum),
      life: 8000,
    });
  };
}
