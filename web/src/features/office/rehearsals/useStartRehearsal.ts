import { rehearsalEndpoints } from '@asamblea/domain';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useMaking } from '../../../firebase/session/useMaking.ts';

/** Makes the rehearsal, or finds the one there is, and goes into it. Pressed again it makes no other. */
export function useStartRehearsal() {
  const [rehearsalId] = useState(() => crypto.randomUUID());
  const { percent, failure, make } = useMaking();
  const start = () =>
    make(async () => {
      const answer = await askApi(rehearsalEndpoints.startRehearsal, { rehearsalId });
      return { assemblyId: answer.rehearsalId, roster: answer.roster };
    });
  return { percent, failure, start };
}
