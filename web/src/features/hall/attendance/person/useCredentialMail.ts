import { type MailAnswer, mailEndpoints } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';

/** Sends a person's credential. The same press repeated asks how it is, and never sends a second one. */
export function useCredentialMail(personId: string, credentialId: () => string) {
  const request = useRef<string | null>(null);
  const [answer, setAnswer] = useState<MailAnswer | null>(null);
  const { failure, attempt } = useAttempt();

  async function send(): Promise<void> {
    if (answer?.state === 'failed') request.current = null;
    request.current ??= crypto.randomUUID();
    const requestId = request.current;
    await attempt(async () => {
      const body = { requestId, credentialId: credentialId(), personId };
      setAnswer(await askApi(mailEndpoints.mailCredential, body));
    });
  }

  return { answer, failure, send };
}
