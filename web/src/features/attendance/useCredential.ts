import type { DeskInvitation } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** The credential that this desk gives a person: one id, and so one link, on screen, on paper and by mail. */
export function useCredential(personId: string) {
  const id = useRef<string | null>(null);
  const [given, setGiven] = useState<DeskInvitation | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  /** The same one as long as the answer to it was lost. */
  function credentialId(): string {
    id.current ??= crypto.randomUUID();
    return id.current;
  }

  async function create(): Promise<void> {
    setFailure(null);
    try {
      const body = { credentialId: credentialId(), personId };
      setGiven(await callApi<DeskInvitation>('POST', '/api/invitations/desk', body));
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  async function renew(): Promise<void> {
    id.current = null;
    await create();
  }

  return { given, failure, credentialId, create, renew };
}
