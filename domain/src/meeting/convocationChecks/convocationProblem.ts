import type { Source } from '../../kernel/bylaws/source.ts';

const noticeProblemIds = [
  'sent-after-meeting',
  'sent-too-late',
  'sent-too-early',
  'caller-not-entitled',
  'caller-only-asks',
  'content-missing',
  'second-call-unknown',
  'second-call-not-announced',
  'second-call-too-early',
  'second-call-too-late',
] as const;
export type ConvocationProblemId = (typeof noticeProblemIds)[number];

/** The problem of a notice and the remedy. Advice does not spoil it. */
export interface ConvocationProblem {
  readonly problemId: ConvocationProblemId;
  readonly serious: boolean;
  readonly text: string;
  readonly source: Source | null;
}
