import type { QuestionState } from '../../kernel/sessions/questionState.ts';

const words = {
  draft: 'por abrir',
  open: 'votación abierta',
  closing: 'cerrando la votación',
  counting: 'contando los votos',
  closed: 'votación cerrada',
  annulled: 'votación anulada',
} as const satisfies Record<QuestionState, string>;

/** Where a question stands, in words that go on after a comma or a point. */
export function sayQuestionState(state: QuestionState): string {
  return words[state];
}
