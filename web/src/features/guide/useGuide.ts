import { type GuideAnswer, guideOf, permissionsIn } from '@asamblea/domain';
import { useEffect } from 'react';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { useSession } from '../../firebase/session.tsx';
import { useAsked } from '../../firebase/useAsked.ts';

const address = {
  path: '/api/guide',
  isAnswer: (answer: GuideAnswer) => typeof answer?.phase === 'string',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** The way as whoever is here goes it, asked again whenever `moment` says something else; null until it is known. */
export function useGuide(moment: string) {
  const { session } = useSession();
  const { answer, refresh } = useAsked<GuideAnswer>(address);
  useEffect(() => {
    if (moment !== '') refresh();
  }, [moment, refresh]);
  const viewer = permissionsIn(session);
  return answer === null || viewer === null ? null : guideOf(answer, viewer, answer.now);
}
