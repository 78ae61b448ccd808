import './withoutEval.ts';
import type { TableRows } from '../../../../ui/tables/checkTable.ts';
import { reviewDraft } from './reviewDraft.ts';
import type { FromReviewer, ToReviewer } from './startReviewer.ts';

/** Reviews the drafts of one file away from the page: its rows come once. */
let rows: TableRows = [];

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  if (data.kind === 'rows') {
    rows = data.rows;
    return;
  }
  const answer: FromReviewer = {
    id: data.id,
    review: reviewDraft({ ...data.draft, rows, past: [] }),
  };
  postMessage(answer);
});
