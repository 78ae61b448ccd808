import { type ActaComment, type ActaCommentsAnswer, actaCommentEndpoints } from '@asamblea/domain';
import { useMemo } from 'react';
import { askedAddress } from '../../../../firebase/asking/askedAddress.ts';
import { type Asked, useAsked } from '../../../../firebase/asking/useAsked.ts';

/** The comments on the paragraphs of the minutes of a call; read again on coming back to the page. */
export interface ActaComments extends Pick<Asked<ActaCommentsAnswer>, 'failure' | 'refresh'> {
  readonly session: number;
  readonly call: number;
  readonly comments: readonly ActaComment[];
}

const none: readonly ActaComment[] = [];

/** The comments of the minutes of a call; none until they are read. */
export function useActaComments(session: number, call: number): ActaComments {
  const address = useMemo(
    () => ({
      endpoint: askedAddress(actaCommentEndpoints.readActaComments, { session, call }),
      isAnswer: ({ comments }: ActaCommentsAnswer) => Array.isArray(comments),
      clockOf: () => null,
      isFinal: () => false,
    }),
    [session, call],
  );
  const { answer, failure, refresh } = useAsked(address);
  return { session, call, comments: answer?.comments ?? none, failure, refresh };
}
