import { type Holding, isSecret, sayQuestionNumber } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/widgets/Button.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, isComplete } from './draft.ts';
import { ReviewGroups } from './ReviewGroups.tsx';

interface ReviewAllProps {
  /** Those that may still be voted. */
  readonly rows: readonly {
    readonly question: AskedQuestion;
    readonly missing: readonly Holding[];
    readonly draft: Draft;
  }[];
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The last look at every answer before they count, and at what is left without one. */
export function ReviewAll({ rows, onBack, onConfirm }: ReviewAllProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const marked = rows.filter(({ question, draft, missing }) =>
    isComplete(question, draft, missing),
  );
  const mayChange = marked.some(({ question }) => question.mayChange === true);
  const hasSecret = marked.some(({ question }) => isSecret(question));
  return (
    <div className="review-all">
      <h1 ref={heading} tabIndex={-1} className="text-h2 quiet-focus">
        Revise sus votos
      </h1>
      {rows.map((row) => {
        const { question, draft, missing } = row;
        return (
          <section key={question.questionId} className="review-all-question">
            <h2 className="text-h3 anywhere">
              {sayQuestionNumber(question)}. {question.text}
            </h2>
            {marked.includes(row) ? (
              <ReviewGroups question={question} units={missing} draft={draft} />
            ) : (
              <p className="text">Sin responder: puede votarla después, mientras siga abierta.</p>
            )}
          </section>
        );
      })}
      <p className="text muted">
        {mayChange
          ? 'Al confirmar, sus votos cuentan. Los que llevan su nombre podrá cambiarlos hasta el cierre, si la mesa lo permite.'
          : 'Al confirmar, sus votos cuentan y no pueden cambiarse.'}
        {hasSecret &&
          ' De los secretos nadie podrá ver qué votó, y esta pantalla tampoco los guardará.'}
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
