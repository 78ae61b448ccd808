import { compareMoments, type LocalMoment } from '../../kernel/calendars/localTime.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { sayMoment } from '../../kernel/calendars/sayMoment.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import type { ConvocationRules } from '../../laws/aspects/convocationRules.ts';
import { type LaterCall, secondCallOf } from '../convocationRules/laterCall.ts';
import type { ConvocationProblem, ConvocationProblemId } from './convocationProblem.ts';
import type { DraftedConvocation } from './draftedConvocation.ts';

/** The problems of the second call that a notice announces, or leaves out. */
export function checkSecondCall(
  rules: ConvocationRules,
  {
    meeting,
    secondCall,
    timeZone,
  }: Pick<DraftedConvocation, 'meeting' | 'secondCall' | 'timeZone'>,
  calendar: Calendar,
): ConvocationProblem[] {
  const expected = secondCallOf(rules, meeting, calendar);
  if (expected === null) {
    if (secondCall === null) return [];
    const text =
      'Esta ley no prevé segunda convocatoria. Quítela, salvo que los estatutos la admitan.';
    return [{ problemId: 'second-call-unknown', serious: false, text, source: null }];
  }
  const problem = (
    problemId: ConvocationProblemId,
    serious: boolean,
    text: string,
  ): ConvocationProblem[] => [{ problemId, serious, text, source: expected.source }];
  if (secondCall === null) {
    if (expected.announced !== 'must') return [];
    const text = endSentence(
      `Anuncie la segunda convocatoria: ${sayMoment(expected.suggested, timeZone)}`,
    );
    return problem('second-call-not-announced', true, text);
  }
  if (expected.announced === 'after') {
    const text =
      'La segunda reunión se cita después, si la primera fracasa. Quítela de este aviso.';
    return problem('second-call-unknown', false, text);
  }
  return outside(expected, secondCall, timeZone, problem);
}

function outside(
  { earliest, latest }: LaterCall,
  secondCall: LocalMoment,
  timeZone: string,
  problem: (id: ConvocationProblemId, serious: boolean, text: string) => ConvocationProblem[],
): ConvocationProblem[] {
  // A fixed day is what the law says when the bylaws are silent: another one is only worth a look.
  const fixed = latest !== null && compareMoments(earliest, latest) === 0;
  if (fixed && compareMoments(secondCall, earliest) !== 0) {
    const own = `Si el reglamento calla, la segunda reunión es el ${sayMoment(earliest, timeZone)}`;
    const text = `${endSentence(own)} Confirme que lo dispone.`;
    const early = compareMoments(secondCall, earliest) < 0;
    return problem(early ? 'second-call-too-early' : 'second-call-too-late', false, text);
  }
  if (compareMoments(secondCall, earliest) < 0) {
    const from = latest === null ? sayMoment(earliest, timeZone) : sayDate(earliest.date);
    const text = `${endSentence(`La segunda reunión no puede ser antes del ${from}`)} Cambie la fecha u hora.`;
    return problem('second-call-too-early', true, text);
  }
  if (latest !== null && compareMoments(secondCall, latest) > 0) {
    const text = `La segunda reunión no puede pasar del ${sayDate(latest.date)}. Adelántela.`;
    return problem('second-call-too-late', true, text);
  }
  return [];
}
