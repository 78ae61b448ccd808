import type { RosterReading } from '@asamblea/domain';
import type { TableRows } from '../../../../ui/tables/checkTable.ts';
import type { ImportDraft } from './importDraft.ts';
import type { DraftReview } from './reviewDraft.ts';

export type ToReviewer =
  | { readonly kind: 'rows'; readonly rows: TableRows }
  | { readonly kind: 'guess'; readonly id: number; readonly oneEach: boolean }
  | {
      readonly kind: 'draft';
      readonly id: number;
      readonly draft: Omit<ImportDraft, 'rows' | 'past'>;
    };

export type FromReviewer =
  | { readonly kind: 'reading'; readonly id: number; readonly reading: RosterReading }
  | { readonly kind: 'review'; readonly id: number; readonly review: DraftReview };

/** The reader of the drafts of some rows, away from the page. It rejects what it cannot do. */
export interface Reviewer {
  readonly guess: (oneEach: boolean) => Promise<RosterReading>;
  readonly review: (draft: ImportDraft) => Promise<DraftReview>;
  readonly stop: () => void;
}

/** As many rows are read between two frames that nobody misses; more keep the page from answering. */
export const rowsAtOnce = 2_000;

interface Waiting {
  readonly take: (answer: FromReviewer) => void;
  readonly reject: (reason: Error) => void;
}

export function startReviewer(rows: TableRows): Reviewer {
  const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const send = (message: ToReviewer) => worker.postMessage(message);
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
    waiting.get(data.id)?.take(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The reviewer fell.'));
    waiting.clear();
  };
  const ask = (
    asked: (id: number) => ToReviewer,
    take: Waiting['take'],
    reject: Waiting['reject'],
  ) => {
    last += 1;
    waiting.set(last, { take, reject });
    send(asked(last));
  };
  send({ kind: 'rows', rows });
  return {
    guess: (oneEach) =>
      new Promise((resolve, reject) => {
        const take = (answer: FromReviewer) => {
          if (answer.kind === 'reading') resolve(answer.reading);
        };
        ask((id) => ({ kind: 'guess', id, oneEach }), take, reject);
      }),
    review: ({ rows: _rows, past: _past, ...draft }) =>
      new Promise((resolve, reject) => {
        const take = (answer: FromReviewer) => {
          if (answer.kind === 'review') resolve(answer.review);
        };
        ask((id) => ({ kind: 'draft', id, draft }), take, reject);
      }),
    stop: () => worker.terminate(),
  };
}
