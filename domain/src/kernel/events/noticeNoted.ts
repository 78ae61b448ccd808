import type { HandMeans } from './handMeans.ts';

/** What was written down by hand of a convocatoria: which, by what means and for how many people. */
export interface NoticeNoted {
  readonly noticeId: string;
  /** Of the convocatoria. */
  readonly number: number;
  readonly means: HandMeans;
  readonly people: number;
}
