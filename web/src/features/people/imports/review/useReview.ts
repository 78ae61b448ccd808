import { useEffect, useMemo, useRef, useState } from 'react';
import type { ImportDraft } from './importDraft.ts';
import { type DraftReview, reviewDraft } from './reviewDraft.ts';
import { type Reviewer, rowsAtOnce, startReviewer } from './startReviewer.ts';

export interface Reviewed {
  /** Null until there is a first one. */
  readonly review: DraftReview | null;
  /** The shown review is of the draft before: the new one is on its way. */
  readonly isPending: boolean;
}

/** The review of a draft as it stands: at once, or of a large one by a worker while the page goes on answering. */
export function useReview(draft: ImportDraft): Reviewed {
  const isLarge = draft.rows.length > rowsAtOnce;
  const here = useMemo(() => (isLarge ? null : reviewDraft(draft)), [draft, isLarge]);
  const away = useReviewer(draft, isLarge);
  return here === null ? away : { review: here, isPending: false };
}

function useReviewer(draft: ImportDraft, isLarge: boolean): Reviewed {
  const [answer, setAnswer] = useState<{ of: ImportDraft; review: DraftReview } | null>(null);
  const reviewer = useRef<Reviewer | null>(null);
  const { rows } = draft;
  useEffect(() => {
    if (!isLarge) return;
    const started = startReviewer(rows);
    reviewer.current = started;
    return () => started.stop();
  }, [rows, isLarge]);
  useEffect(() => {
    if (!isLarge) return;
    let isOver = false;
    const take = (review: DraftReview) => {
      if (!isOver) setAnswer({ of: draft, review });
    };
    // A browser without a worker waits for the page.
    reviewer.current?.review(draft).then(take, () => take(reviewDraft(draft)));
    return () => {
      isOver = true;
    };
  }, [draft, isLarge]);
  return { review: answer?.review ?? null, isPending: answer?.of !== draft };
}
