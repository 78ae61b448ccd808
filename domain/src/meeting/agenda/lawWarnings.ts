import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { modalityOf } from '../../kernel/assemblies/modality.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import {
  numberOf,
  type QuestionNumber,
  sayQuestionNumbers,
} from '../../kernel/sessions/questionNumber.ts';
import { channelWarnings, modesOf } from '../../laws/rules/channelWarnings.ts';
import type { Rule } from '../../laws/rules/rule.ts';

/** The facts of a question, written or being written, that decide whether the law warns. */
export interface WarnedQuestion {
  readonly rule: Rule;
  readonly rehearsal?: boolean | undefined;
  readonly election?: { readonly kind: string } | null | undefined;
}

interface AskedWarnings {
  readonly assembly: Pick<Assembly, 'modality'>;
  readonly session: Pick<AssemblySession, 'call'>;
  readonly question: WarnedQuestion;
}

/**
 * The warnings of the law before this is voted in the call under way, as the meeting is held: each one
 * sentence with its article, without its full stop. A question that decides nothing has no warnings.
 */
export function lawWarnings({ assembly, session, question }: AskedWarnings): readonly string[] {
  if (question.rehearsal === true || question.election?.kind === 'survey') return [];
  return channelWarnings(question.rule, modesOf(modalityOf(assembly), session.call));
}

/** A warning, and the names of its questions. */
export interface WarningOf {
  readonly warning: string;
  readonly questions: readonly QuestionNumber[];
}

interface AskedTogether extends Omit<AskedWarnings, 'question'> {
  readonly questions: readonly (WarnedQuestion & QuestionNumber)[];
}

/** The warnings of the law about several questions, each warning once. */
export function warningsTogether({ questions, ...known }: AskedTogether): readonly WarningOf[] {
  const found = new Map<string, readonly QuestionNumber[]>();
  for (const question of questions) {
    for (const warning of lawWarnings({ ...known, question })) {
      found.set(warning, [...(found.get(warning) ?? []), numberOf(question)]);
    }
  }
  return [...found].map(([warning, of]) => ({ warning, questions: of }));
}

/** `Preguntas 1 y 3. Esta decisión no puede tomarse en reunión no presencial (Ley 675…)`. */
export function sayWarningOf({ warning, questions }: WarningOf): string {
  const noun = questions.length === 1 ? 'Pregunta' : 'Preguntas';
  return `${noun} ${sayQuestionNumbers(questions)}. ${warning}`;
}

/** Whether the chair was warned, once they saw all there is to see; refused with what they did not see. */
export function admitWarnings(
  warnings: readonly string[],
  seen: readonly string[],
): Outcome<boolean> {
  const unseen = warnings.filter((warning) => !seen.includes(warning));
  if (unseen.length > 0) return refuse('law-unseen', `${unseen.join('. ')}.`);
  return accept(warnings.length > 0);
}
