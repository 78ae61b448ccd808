import {
  at,
  type CloneAssemblyRequest,
  type CloneReview,
  hasEnded,
  organisationEndpoints,
} from '@asamblea/domain';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useMaking } from '../../../firebase/session/useMaking.ts';

/** The new assembly and the parts of it to review, once it is whole. */
interface Made {
  readonly assemblyId: string;
  readonly review: CloneReview;
}

/**
 * Makes the copy and goes into it: asked again and again while its roster is written. Where something has to be
 * looked at in it, that is read first.
 */
export function useCloning(assemblyId: string) {
  const { percent, failure, make, enter } = useMaking();
  const [made, setMade] = useState<Made | null>(null);
  const endpoint = at(organisationEndpoints.cloneAssembly, { assemblyId });
  const clone = (request: CloneAssemblyRequest) =>
    make(async () => {
      const { roster, review } = await askApi(endpoint, request);
      // The bar of the roster is there only while it waits.
      const isWhole = roster === null || (roster.refusal === null && hasEnded(roster));
      const waits = review.dated.length + review.staff.length > 0;
      if (isWhole && waits) setMade({ assemblyId: request.cloneId, review });
      return { assemblyId: request.cloneId, roster: isWhole ? null : roster, waits };
    });
  return { percent, failure, made, clone, enter };
}
