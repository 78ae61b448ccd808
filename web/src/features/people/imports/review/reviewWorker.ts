import './withoutEval.ts';
import { guessReading } from '@asamblea/domain';
import type { TableRows } from '../../../../ui/tables/checkTable.ts';
import { reviewDraft } from './reviewDraft.ts';
import type { FromReviewer, ToReviewer } from './startReviewer.ts';

/** Guesses how a table is read and reviews its drafts, away from the page: its rows come once. */
let rows: TableRows = [];

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  if (data.kind === 'rows') {
    rows = data.rows;
    return;
  }
  const { id } = data;
  const answer: FromReviewer =
    data.kind === 'guess'
      ? { kind: 'reading', id, reading: guessReading(rows, data.oneEach) }
      : { kind: 'review', id, review: reviewDraft({ ...data.draft, rows, past: [] }) };
  postMessage(answer);
});
