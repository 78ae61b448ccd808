import { type Mood, moodEndpoints } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { MoodFace } from '../../../ui/charts/MoodFace.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';
import { questionLook } from './form/questionLook.ts';

interface MoodCardProps {
  readonly mood: Mood;
  /** How far the server's clock is ahead of this one. */
  readonly offset: number;
  /** The person who answers, and the assembly. */
  readonly place: string;
}

/** One press and it is done. The pressed answer is kept nowhere, not even here. */
export function MoodCard({ mood, offset, place }: MoodCardProps) {
  const { moodId, text, options, closesAt } = mood;
  const now = useNow(1000);
  const [isAnswered, setAnswered] = useState(() => hasAnsweredMood(place, moodId));
  const { failure, isBusy, attempt } = useAttempt();
  const isOver = now + offset >= closesAt;

  async function answer(optionId: string) {
    await attempt(async () => {
      const { status } = await askApi(moodEndpoints.answerMood, { moodId, optionId });
      // The page of a network answers too, and a card that believed it would answer no more.
      if (status !== 'counted' && status !== 'repeated') throw ApiFailure.foreign(200, null);
      keepAnsweredMood(place, moodId);
      setAnswered(true);
    });
  }

  return (
    <section aria-labelledby="mood" className="mood-card">
      <div>
        <p className="text muted">
          Sondeo · <b>No es una votación</b>
        </p>
        <h1 id="mood" tabIndex={-1} className="question-text" style={questionLook(text)}>
          {text}
        </h1>
      </div>
      <div role="status">
        {isAnswered && (
          <Message tone="success">
            Gracias, su respuesta ya se sumó. Cada persona cuenta una vez y nadie sabe qué respondió
            usted.
          </Message>
        )}
        {!isAnswered && isOver && <Message tone="info">El sondeo ya terminó.</Message>}
      </div>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {!isAnswered && !isOver && (
        <>
          <p className="text">Toque una respuesta. Es anónima y no queda en el acta.</p>
          {options.map(({ optionId, label, face }) => (
            <Button
              look="outlined"
              size="large"
              icon={<MoodFace face={face} />}
              key={optionId}
              disabled={isBusy}
              onClick={() => void answer(optionId)}
              className="mood-card-answer"
            >
              {label}
            </Button>
          ))}
        </>
      )}
    </section>
  );
}

const keyOf = (place: string) => `asamblea-sondeo-${place}`;

/**
 * That somebody answered the last mood card on this device, which others may share: never what. Where
 * storage is refused, the server knows.
 */
function hasAnsweredMood(place: string, moodId: string): boolean {
  try {
    return localStorage.getItem(keyOf(place)) === moodId;
  } catch {
    return false;
  }
}

function keepAnsweredMood(place: string, moodId: string): void {
  try {
    localStorage.setItem(keyOf(place), moodId);
  } catch {}
}
