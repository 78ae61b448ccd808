import { sayQuestionNumbers } from '../../kernel/sessions/questionNumber.ts';
import type { ProxyBook } from '../proxies/proxyBook.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { conflictOf, type ProxyConflict } from './conflict.ts';

/** Items and instructions that speak of questions that are not there, or that are over. */
export function itemConflicts(book: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  const about = { proxyIds: [proxy.proxyId], unitIds: proxy.unitIds };
  const known = new Map(book.questions.map((question) => [question.questionId, question]));
  const found: ProxyConflict[] = [];
  const items = proxy.scope.kind === 'items' ? proxy.scope.questionIds : [];
  const missing = items.filter((questionId) => !known.has(questionId));
  if (missing.length > 0) {
    const text = 'El poder nombra puntos que no están en el orden del día.';
    found.push(conflictOf('item-unknown', text, { ...about, questionIds: missing }));
  }
  const votes = Object.entries(proxy.votes).sort(([a], [b]) => (a < b ? -1 : 1));
  const unknown = votes.filter(
    ([questionId, optionId]) =>
      known.get(questionId)?.options.some((option) => option.optionId === optionId) !== true,
  );
  if (unknown.length > 0) {
    const text = 'Hay instrucciones para una pregunta o una opción que no existe.';
    const questionIds = unknown.map(([questionId]) => questionId);
    found.push(conflictOf('instruction-unknown', text, { ...about, questionIds }));
  }
  const late = votes.flatMap(([questionId]) => known.get(questionId) ?? []).filter(isOver);
  if (late.length > 0 && proxy.state !== 'used') {
    const numbers = sayQuestionNumbers(late);
    const text = `Hay instrucciones para votaciones que ya se cerraron: ${numbers}.`;
    const questionIds = late.map(({ questionId }) => questionId);
    found.push(conflictOf('instruction-late', text, { ...about, questionIds }));
  }
  return found;
}

function isOver({ state }: ProxyBook['questions'][number]): boolean {
  return state === 'counting' || state === 'closed';
}
