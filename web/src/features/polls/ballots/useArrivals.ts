import { type CurrentBallot, moodOn, saying } from '@asamblea/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Arrival {
  readonly key: string;
  /** In a few words, for people who listen: the heading, which takes the focus, says the rest. */
  readonly said: string;
}

/**
 * Everything that comes while the page is open comes at its top, with the focus on its heading: a question,
 * its result, an annulment. Answers what to announce. Parts that were there from the start move nothing.
 */
export function useArrivals(
  ballot: CurrentBallot | null,
  page: RefObject<HTMLElement | null>,
): string {
  const { key = null, said = '' } = ballot === null ? {} : arrivalOf(ballot);
  const known = useRef<string | null>(null);
  const [heard, setHeard] = useState('');
  useEffect(() => {
    if (key === null) return;
    const before = known.current;
    known.current = key;
    if (before === null || before === key) return;
    setHeard(said);
    if (said === '') return;
    page.current?.scrollIntoView({ block: 'start' });
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, said, page]);
  return heard;
}

function arrivalOf(ballot: CurrentBallot): Arrival {
  const { asked, annulled = [] } = ballot;
  const numbers = asked.map(({ question }) => question.number).join(', ');
  const noun = asked.length === 1 ? `pregunta ${numbers}` : `preguntas ${numbers}`;
  const ids = asked.map(({ question }) => question.questionId).join();
  if (asked.some(({ result }) => result !== undefined)) {
    return { key: `result ${ids}`, said: saying`Resultado: ${noun}.` };
  }
  if (asked.length > 0) return { key: `question ${ids}`, said: saying`Votación: ${noun}.` };
  const mood = moodOn(ballot.stage);
  if (mood !== null) return { key: `mood ${mood.moodId}`, said: 'Sondeo.' };
  const gone = annulled.map(({ questionId }) => questionId).join();
  return { key: `nothing ${gone}`, said: gone === '' ? '' : 'Votación anulada.' };
}
