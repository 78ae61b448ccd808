import type { TableRows } from '../../../../ui/tables/checkTable.ts';
import type { ImportDraft } from '../importDraft.ts';
import type { DraftReview } from './reviewDraft.ts';

export type ToReviewer =
  | { readonly kind: 'rows'; readonly rows: TableRows }
  | {
      readonly kind: 'draft';
      readonly id: number;
      readonly draft: Omit<ImportDraft, 'rows' | 'past'>;
    };

export interface FromReviewer {
  readonly id: number;
  readonly review: DraftReview;
}

/** Who reviews the drafts of some rows away from the page. */
export interface Reviewer {
  /** Rejects when it cannot. */
  readonly review: (draft: ImportDraft) => Promise<DraftReview>;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (review: DraftReview) => void;
  readonly reject: (reason: Error) => void;
}

export function startReviewer(rows: TableRows): Reviewer {
  const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const send = (message: ToReviewer) => worker.postMessage(message);
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
    waiting.get(data.id)?.resolve(data.review);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The reviewer fell.'));
    waiting.clear();
  };
  send({ kind: 'rows', rows });
  return {
    review: ({ rows: _rows, past: _past, ...draft }) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ kind: 'draft', id: last, draft });
      }),
    stop: () => worker.terminate(),
  };
}
