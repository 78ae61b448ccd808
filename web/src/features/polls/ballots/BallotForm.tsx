import {
  type CastRequest,
  formatWeight,
  type Holding,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import { Fragment, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import { Button } from '../../../ui/widgets/Button.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, draftOf, toRequest, withNews } from './draft.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { ReviewVotes } from './ReviewVotes.tsx';
import { UnitsChoice } from './UnitsChoice.tsx';
import { whatIsMissing } from './whatIsMissing.ts';

interface ToAnswer {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed; none where nothing can be marked. */
  readonly units: readonly Holding[];
}

interface BallotFormProps<Row extends ToAnswer> {
  readonly rows: readonly Row[];
  /** Above the questions; not above their review. */
  readonly heading?: ReactNode;
  /** What stands around the choice of a question. */
  readonly around?: (row: Row, choice: ReactNode, isMarked: boolean) => ReactNode;
  /** Where to look after the review. */
  readonly top?: RefObject<HTMLElement | null>;
  readonly onConfirm: (requests: readonly CastRequest[]) => void;
  /** Where a vote that was kept may stay as it is. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * Choose, review, confirm: one answer for all my units, or one for each. Of several questions each is
 * marked, all are reviewed and confirmed once; one that is left unmarked can be voted later.
 */
export function BallotForm<Row extends ToAnswer>(props: BallotFormProps<Row>) {
  const { rows, heading, around = onlyChoice, top, onConfirm, onLeave } = props;
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [isReviewing, setReviewing] = useState(false);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) top?.current?.focus();
  }, [returns, top]);

  const isAlone = rows.length === 1;
  const drafted = rows.map((row) => {
    const draft = drafts[row.question.questionId] ?? draftOf(row.units);
    return { row, ...row, draft, missing: whatIsMissing(row.question, row.units, draft) };
  });
  const toAnswer = drafted.filter(({ units }) => units.length > 0);
  const marked = toAnswer.filter(({ missing }) => missing === null);

  function goBack() {
    setReviewing(false);
    setReturns(returns + 1);
  }

  function forget(answered: readonly ToAnswer[]) {
    const gone = answered.map(({ question }) => question.questionId);
    setDrafts(Object.fromEntries(Object.entries(drafts).filter(([id]) => !gone.includes(id))));
  }

  function confirm() {
    onConfirm(
      marked.map(({ question, draft, units }) =>
        toRequest(question, draft, withNews(draft, units), crypto.randomUUID()),
      ),
    );
    forget(marked);
    goBack();
  }

  const review = isReviewing && marked.length > 0 && (
    <ReviewVotes rows={toAnswer} isAlone={isAlone} onBack={goBack} onConfirm={confirm} />
  );
  if (review !== false && !isAlone) return review;
  return (
    <>
      {heading}
      {drafted.map(({ row, question, units, draft, missing }) => (
        <Fragment key={question.questionId}>
          {around(
            row,
            review === false && units.length > 0 && (
              <div className="ballot-form">
                <UnitsChoice
                  {...{ question, units, draft }}
                  onChange={(changed) => {
                    setReviewing(false);
                    setDrafts({ ...drafts, [question.questionId]: changed });
                  }}
                />
                {isAlone && <VotesFor units={units} />}
              </div>
            ),
            missing === null,
          )}
        </Fragment>
      ))}
      {review}
      {review === false && toAnswer.length > 0 && (
        <ReviewButton
          progress={isAlone ? null : sayMissing(toAnswer.length - marked.length, rows.length)}
          missing={marked.length > 0 ? null : sayBegun(toAnswer, isAlone)}
          onReview={() => setReviewing(true)}
        >
          {isAlone ? 'Revisar mi voto' : 'Revisar mis votos'}
        </ReviewButton>
      )}
      {onLeave !== undefined && (
        <Button
          onClick={() => {
            forget(rows);
            onLeave();
          }}
        >
          Dejar mi voto como está
        </Button>
      )}
    </>
  );
}

function onlyChoice(_row: ToAnswer, choice: ReactNode) {
  return choice;
}

/** For how much somebody votes. */
export function VotesFor({ units }: { readonly units: readonly Holding[] }) {
  const words = useUnitWords();
  const total = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <p className="text">
      Usted vota por <b>{sayUnits(total.units, words.term)}</b> · coeficiente{' '}
      <b>{formatWeight(total.weight)}</b>
    </p>
  );
}

function sayMissing(missing: number, total: number): string {
  if (missing === 0) return 'Listo para revisar';
  return `${missing === 1 ? 'Falta' : 'Faltan'} ${missing} de ${total}`;
}

/** What the only question lacks; of several, the first that was begun. */
function sayBegun(
  rows: readonly (ToAnswer & { readonly draft: Draft; readonly missing: string | null })[],
  isAlone: boolean,
): string | null {
  if (isAlone) return rows[0]?.missing ?? null;
  const begun = rows.find(({ draft }) => Object.values(draft).some((marks) => marks.length > 0));
  return begun === undefined
    ? 'Marque una respuesta en alguna pregunta para revisar.'
    : `Pregunta ${begun.question.number}: ${begun.missing}`;
}
