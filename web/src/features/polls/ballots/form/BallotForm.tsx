import { type CastRequest, type Holding, isSecret, sayQuestionNumber } from '@asamblea/domain';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/widgets/Button.tsx';
import { classes } from '../../../../ui/widgets/classes.ts';
import { type AskedQuestion, VotesFor } from './BallotHeader.tsx';
import {
  type BallotDraft,
  type Begun,
  draftOf,
  isBegun,
  sayBegun,
  toRequest,
  whatIsMissing,
  withNews,
} from './draft.ts';
import { NextStep } from './NextStep.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { ReviewGroups } from './ReviewGroups.tsx';
import { UnitsChoice } from './UnitsChoice.tsx';

interface ToAnswer {
  readonly question: AskedQuestion;
  /** Those that have not voted yet, or whose vote is changed; none where nothing can be marked. */
  readonly units: readonly Holding[];
}

interface BallotFormProps<Row extends ToAnswer> {
  readonly rows: readonly Row[];
  /** Above the questions; not above their review. */
  readonly heading?: ReactNode;
  /** The frame around the choice of a question. */
  readonly around?: (row: Row, choice: ReactNode, isMarked: boolean) => ReactNode;
  /** For how many units the page says already that somebody votes; not said: it says of none. */
  readonly told?: number;
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
  const { rows, heading, around = onlyChoice, told = 0, top, onConfirm, onLeave } = props;
  const [drafts, setDrafts] = useState<Readonly<Record<string, BallotDraft>>>({});
  const [isReviewing, setReviewing] = useState(false);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) top?.current?.focus();
  }, [returns, top]);

  const isAlone = rows.length === 1;
  // A changed vote begins from the former one; marks for units without one stay beside it.
  const draftKey = ({ question }: ToAnswer) =>
    `${onLeave === undefined ? 'first' : 'change'} ${question.questionId}`;
  const drafted = rows.map((row) => {
    const draft = drafts[draftKey(row)] ?? draftOf(row.units);
    return { row, ...row, draft, missing: whatIsMissing(row.question, row.units, draft) };
  });
  const toAnswer = drafted.filter(({ units }) => units.length > 0);
  const marked = toAnswer.filter(({ missing }) => missing === null);

  function goBack() {
    setReviewing(false);
    setReturns(returns + 1);
  }

  function forget(answered: readonly ToAnswer[]) {
    const gone = answered.map(draftKey);
    setDrafts(Object.fromEntries(Object.entries(drafts).filter(([key]) => !gone.includes(key))));
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
                  isListed={units.length !== told}
                  onChange={(changed) => {
                    setReviewing(false);
                    setDrafts({ ...drafts, [draftKey(row)]: changed });
                  }}
                />
                {isAlone && units.length !== told && <VotesFor units={units} />}
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
          isBegun={toAnswer.some(isBegun)}
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

function sayMissing(missing: number, total: number): string {
  if (missing === 0) return 'Listo para revisar';
  return `${missing === 1 ? 'Falta' : 'Faltan'} ${missing} de ${total}`;
}

interface ReviewVotesProps {
  /** Those that may still be voted. */
  readonly rows: readonly (ToAnswer & Begun)[];
  /** Nothing else is asked: the question stands above. */
  readonly isAlone: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The last look at every answer before they count, and at what is left without one. */
function ReviewVotes({ rows, isAlone, onBack, onConfirm }: ReviewVotesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const marked = rows.filter(({ missing }) => missing === null);
  const asked = marked.map(({ question }) => question);
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
      {asked.some(isSecret) && <p className="text muted">{saySecrecy(isAlone)}</p>}
      <NextStep isInSight>
        <p className="text-small centred">{sayFinality(asked)}</p>
        <Button look="filled" size="huge" onClick={onConfirm}>
          {marked.length === 1 ? 'Confirmar mi voto' : `Confirmar mis ${marked.length} votos`}
        </Button>
        <Button size="large" onClick={onBack}>
          Cambiar algo
        </Button>
      </NextStep>
    </div>
  );
}

function saySecrecy(isAlone: boolean): string {
  return isAlone
    ? 'Voto secreto: nadie podrá ver qué votó. Esta pantalla tampoco lo guardará.'
    : 'De los secretos nadie podrá ver qué votó, y esta pantalla tampoco los guardará.';
}

/** Beside the button that makes it so. */
function sayFinality(questions: readonly AskedQuestion[]): string {
  const mayChange = questions.some((question) => question.mayChange === true);
  if (questions.length === 1) {
    return mayChange
      ? 'Al confirmar, su voto cuenta. Puede cambiarlo hasta que se cierre la votación.'
      : 'Al confirmar, su voto cuenta y no puede cambiarse.';
  }
  return mayChange
    ? 'Al confirmar, sus votos cuentan. Los que llevan su nombre podrá cambiarlos hasta el cierre, si la mesa lo permite.'
    : 'Al confirmar, sus votos cuentan y no pueden cambiarse.';
}
