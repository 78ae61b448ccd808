import { type DeskInvitation, invitationEndpoints } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';

/** The credential that this desk gives a person: one id, and so one link, on screen, on paper and by mail. */
export function useCredential(personId: string) {
  const id = useRef<string | null>(null);
  const [given, setGiven] = useState<DeskInvitation | null>(null);
  const { failure, attempt } = useAttempt();

  /** The same one as long as the answer to it was lost. */
  function credentialId(): string {
    id.current ??= crypto.randomUUID();
    return id.current;
  }

  async function create(): Promise<void> {
    await attempt(async () => {
      const body = { credentialId: credentialId(), personId };
      setGiven(await askApi(invitationEndpoints.inviteAtDesk, body));
    });
  }

  async function renew(): Promise<void> {
    id.current = null;
    await create();
  }

  return { given, failure, credentialId, create, renew };
}
