import type { HandMeans } from './handMeans.ts';

/** The facts recorded by hand of a convocatoria: which, by what means and for how many people. */
export interface NoticeNoted {
  readonly noticeId: string;
  /** Of the convocatoria. */
  readonly number: number;
  readonly means: HandMeans;
  readonly people: number;
}
