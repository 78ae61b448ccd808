import type { Source } from '../../kernel/bylaws/source.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { ConvocationRules } from '../../laws/aspects/convocationRules.ts';

/** Whether a meeting that nobody called is valid because everybody is there. */
export function universalMeeting(
  { universal }: ConvocationRules,
  facts: { readonly present: Weight; readonly all: Weight; readonly everyoneAgrees: boolean },
): { readonly valid: boolean; readonly text: string; readonly source: Source | null } {
  if (universal === null) {
    const text = 'No nos consta que la ley admita reunirse sin convocatoria.';
    return { valid: false, text, source: null };
  }
  const { source } = universal;
  if (facts.all === 0 || facts.present < facts.all) {
    return { valid: false, text: 'Falta gente: sin convocatoria deben estar todos.', source };
  }
  if (universal.agreement && !facts.everyoneAgrees) {
    return { valid: false, text: 'Están todos, pero deben aceptar reunirse.', source };
  }
  return { valid: true, text: 'Están todos: la reunión vale sin convocatoria.', source };
}
