import type { MailAnswer } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** Sends a person's credential. The same press repeated asks how it is, and never sends a second one. */
export function useCredentialMail(personId: string, credentialId: () => string) {
  const request = useRef<string | null>(null);
  const [answer, setAnswer] = useState<MailAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function send(): Promise<void> {
    setFailure(null);
    if (answer?.state === 'failed') request.current = null;
    request.current ??= crypto.randomUUID();
    try {
      const body = { requestId: request.current, credentialId: credentialId(), personId };
      setAnswer(await callApi<MailAnswer>('POST', '/api/mail/credential', body));
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return { answer, failure, send };
}
