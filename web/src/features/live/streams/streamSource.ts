import type { LiveMissing, LiveQuestion, LiveResults } from '@asamblea/domain';

/** Where an overlay gets what it shows. Each is asked only by an overlay that shows it. */
export interface StreamSource {
  readonly useQuestion: (cot: string) => LiveQuestion | null;
  readonly useUnits: (cot: string) => LiveMissing | null;
  readonly useResults: (cot: string) => LiveResults | null;
}

/** By its number, as people call it, or by its id. */
export function isAsked(
  question: { readonly questionId: string; readonly number: number },
  wanted: string,
): boolean {
  return question.questionId === wanted || String(question.number) === wanted;
}
