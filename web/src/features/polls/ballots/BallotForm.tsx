import {
  type CastRequest,
  formatWeight,
  type Holding,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { useState } from 'react';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, draftOf, toRequest, withNews } from './draft.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { ReviewVote } from './ReviewVote.tsx';
import { UnitsChoice } from './UnitsChoice.tsx';
import { whatIsMissing } from './whatIsMissing.ts';

interface BallotFormProps {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed. */
  readonly units: readonly Holding[];
  readonly onConfirm: (request: CastRequest) => void;
}

/** Choose, review, confirm: one answer for all my units, or one for each. */
export function BallotForm({ question, units, onConfirm }: BallotFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(units));
  const [isReviewing, setReviewing] = useState(false);
  const total = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));

  const words = useUnitWords();
  const sent = withNews(draft, units);
  const missing = whatIsMissing(question, units, draft);

  if (isReviewing && missing === null) {
    return (
      <ReviewVote
        question={question}
        units={sent}
        draft={draft}
        onBack={() => setReviewing(false)}
        onConfirm={() => onConfirm(toRequest(question, draft, sent, crypto.randomUUID()))}
      />
    );
  }
  return (
    <div className="ballot-form">
      <UnitsChoice question={question} units={units} draft={draft} onChange={setDraft} />
      <p className="text">
        Usted vota por <b>{sayUnits(total.units, words.term)}</b> · coeficiente{' '}
        <b>{formatWeight(total.weight)}</b>
      </p>
      <ReviewButton missing={missing} onReview={() => setReviewing(true)}>
        Revisar mi voto
      </ReviewButton>
    </div>
  );
}
