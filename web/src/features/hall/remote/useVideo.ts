import { type StoredVideo, videoEndpoints } from '@asamblea/domain';
import { useEffect } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';

const address = {
  endpoint: videoEndpoints.readVideo,
  isAnswer: (answer: StoredVideo) => typeof answer?.version === 'number',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** Where the meeting is seen, asked again when the room says that it is another. */
export function useVideo(version: number): StoredVideo | null {
  const { answer, refresh } = useAsked(address);
  const known = answer?.version ?? null;
  useEffect(() => {
    if (known !== null && version > known) refresh();
  }, [version, known, refresh]);
  return answer;
}
