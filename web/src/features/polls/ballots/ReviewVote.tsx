import { type Holding, isSecret } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/widgets/Button.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import type { Draft } from './draft.ts';
import { ReviewGroups } from './ReviewGroups.tsx';

interface ReviewVoteProps {
  readonly question: AskedQuestion;
  readonly units: readonly Holding[];
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The last look before it counts. */
export function ReviewVote({ question, units, draft, onBack, onConfirm }: ReviewVoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="review-all">
      <h2 ref={heading} tabIndex={-1} className="text-h3 quiet-focus">
        Revise su voto
      </h2>
      <ReviewGroups question={question} units={units} draft={draft} />
      <p className="text muted">
        {isSecret(question)
          ? 'Voto secreto: al confirmar cuenta, no puede cambiarse y nadie podrá ver qué votó. Esta pantalla tampoco lo guardará.'
          : question.mayChange === true
            ? 'Al confirmar, su voto cuenta. Puede cambiarlo hasta que se cierre la votación.'
            : 'Al confirmar, su voto cuenta y no puede cambiarse.'}
      </p>
      <div className="sticky-bar">
        <Button look="filled" size="huge" onClick={onConfirm}>
          Confirmar mi voto
        </Button>
        <Button size="large" onClick={onBack}>
          Cambiar algo
        </Button>
      </div>
    </div>
  );
}
