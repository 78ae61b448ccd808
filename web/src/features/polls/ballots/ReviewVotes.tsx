import { type Holding, isSecret, sayQuestionNumber } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/widgets/Button.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, withNews } from './draft.ts';
import { ReviewGroups } from './ReviewGroups.tsx';

interface ReviewVotesProps {
  /** Those that may still be voted. */
  readonly rows: readonly {
    readonly question: AskedQuestion;
    readonly units: readonly Holding[];
    readonly draft: Draft;
    /** What it lacks to be sent; null when nothing. */
    readonly missing: string | null;
  }[];
  /** Nothing else is asked: the question stands above. */
  readonly isAlone: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The last look at every answer before they count, and at what is left without one. */
export function ReviewVotes({ rows, isAlone, onBack, onConfirm }: ReviewVotesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const marked = rows.filter(({ missing }) => missing === null);
  const Title = isAlone ? 'h2' : 'h1';
  return (
    <div className="review-all">
      <Title
        ref={heading}
        tabIndex={-1}
        className={classes('quiet-focus', isAlone ? 'text-h3' : 'text-h2')}
      >
        {isAlone ? 'Revise su voto' : 'Revise sus votos'}
      </Title>
      {rows.map(({ question, draft, missing, units }) => (
        <section
          key={question.questionId}
          className={isAlone ? 'review-alone' : 'review-all-question'}
        >
          {!isAlone && (
            <h2 className="text-h3 anywhere">
              {sayQuestionNumber(question)}. {question.text}
            </h2>
          )}
          {missing === null ? (
            <ReviewGroups {...{ question, draft }} units={withNews(draft, units)} />
          ) : (
            <p className="text">Sin responder: puede votarla después, mientras siga abierta.</p>
          )}
        </section>
      ))}
      <p className="text muted">
        {sayWhatCounts(
          marked.map(({ question }) => question),
          isAlone,
        )}
      </p>
      <div className="sticky-bar">
        <Button look="filled" size="huge" onClick={onConfirm}>
          {marked.length === 1 ? 'Confirmar mi voto' : `Confirmar mis ${marked.length} votos`}
        </Button>
        <Button size="large" onClick={onBack}>
          Cambiar algo
        </Button>
      </div>
    </div>
  );
}

function sayWhatCounts(questions: readonly AskedQuestion[], isAlone: boolean): string {
  const mayChange = questions.some((question) => question.mayChange === true);
  const hasSecret = questions.some(isSecret);
  if (isAlone) {
    if (hasSecret) {
      return 'Voto secreto: al confirmar cuenta, no puede cambiarse y nadie podrá ver qué votó. Esta pantalla tampoco lo guardará.';
    }
    return mayChange
      ? 'Al confirmar, su voto cuenta. Puede cambiarlo hasta que se cierre la votación.'
      : 'Al confirmar, su voto cuenta y no puede cambiarse.';
  }
  const ending = hasSecret
    ? ' De los secretos nadie podrá ver qué votó, y esta pantalla tampoco los guardará.'
    : '';
  return mayChange
    ? `Al confirmar, sus votos cuentan. Los que llevan su nombre podrá cambiarlos hasta el cierre, si la mesa lo permite.${ending}`
    : `Al confirmar, sus votos cuentan y no pueden cambiarse.${ending}`;
}
