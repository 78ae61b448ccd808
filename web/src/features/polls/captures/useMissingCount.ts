import { at, type Count, questionEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';

/** How much is present and has not voted, asked again whenever `moved` changes; null until known. */
export function useMissingCount(questionId: string, moved: number): Count | null {
  const [known, setKnown] = useState<{ moved: number; count: Count } | null>(null);
  useEffect(() => {
    if (known?.moved === moved) return;
    let wanted = true;
    askApi(at(questionEndpoints.listMissing, { questionId })).then(
      ({ count }) => wanted && setKnown({ moved, count }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [questionId, moved, known?.moved]);
  return known?.count ?? null;
}
