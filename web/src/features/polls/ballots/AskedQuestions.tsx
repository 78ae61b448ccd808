import {
  type AskedBallot,
  formatWeight,
  type Holding,
  sayUnits,
  sumCounts,
  takesVotes,
} from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import { againOf } from './againOf.ts';
import { type AskedQuestion, BallotHeader, Moment } from './BallotHeader.tsx';
import { ChangeVote } from './ChangeVote.tsx';
import { changeable, type Draft, isComplete, mayVote, toRequest, withoutBallot } from './draft.ts';
import { InstructionNotice } from './InstructionNotice.tsx';
import { withOpenWords } from './instructionWords.ts';
import { NotAccredited } from './NotAccredited.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { ReviewAll } from './ReviewAll.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import type { Receipts } from './receipts.ts';
import type { Sendings } from './useSendings.ts';
import { whatIsMissing } from './whatIsMissing.ts';

interface SeveralQuestionsProps {
  readonly cot: string;
  readonly timeZone: string | undefined;
  readonly asked: readonly AskedBallot[];
  readonly offset: number;
  readonly sendings: Sendings;
  readonly receipts: Receipts;
}

/**
 * A ballot of several questions in one page: mark each, review all, confirm once. Each vote is sent,
 * kept and told on its own; a question left unmarked can be voted later.
 */
export function SeveralQuestions(props: SeveralQuestionsProps) {
  const { cot, timeZone, asked, offset, sendings, receipts } = props;
  const words = useUnitWords();
  const [changingId, setChanging] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [isReviewing, setReviewing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [returns, setReturns] = useState(0);
  // Back from the review, or after confirming: to the top of the ballot.
  useEffect(() => {
    if (returns > 0) heading.current?.focus();
  }, [returns]);

  const shown = asked.map(({ question }) => question.questionId);
  const rows = asked.map(({ question, holdings, result }) => {
    const sending = sendings.of(question.questionId);
    const unvoted = withoutBallot(holdings, sending.answer);
    const missing = mayVote(unvoted);
    const isAsked = takesVotes(question) && sending.pending === null && missing.length > 0;
    const draft = drafts[question.questionId] ?? {};
    const voted = sending.pending === null ? changeable({ question, holdings }) : [];
    const again = againOf(sendings, question, shown);
    const units = isAsked ? missing : [];
    const mine = { holdings, unvoted, missing, units, voted };
    return { question, result, sending, again, isAsked, draft, ...mine };
  });
  const toAnswer = rows.filter(({ isAsked }) => isAsked);
  const marked = toAnswer.filter(({ question, draft, missing }) =>
    isComplete(question, draft, missing),
  );
  const units = asked[0]?.holdings ?? [];
  const total = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));

  function goBack() {
    setReviewing(false);
    setReturns(returns + 1);
  }

  function confirm() {
    const requests = marked.map(({ question, draft, missing }) =>
      toRequest(question, draft, missing, crypto.randomUUID()),
    );
    sendings.send(requests, shown);
    const sent = requests.map(({ questionId }) => questionId);
    setDrafts(Object.fromEntries(Object.entries(drafts).filter(([id]) => !sent.includes(id))));
    goBack();
  }

  const changing = rows.find(({ question }) => question.questionId === changingId);
  if (changing !== undefined && changing.voted.length > 0) {
    const { question, voted } = changing;
    return (
      <>
        <BallotHeader {...{ cot, question, offset }} state="saved" />
        <ChangeVote
          {...{ question, units: voted }}
          onConfirm={(request) => {
            setChanging(null);
            sendings.send([request], shown);
            setReturns(returns + 1);
          }}
          onLeave={() => setChanging(null)}
        />
      </>
    );
  }
  if (isReviewing && marked.length > 0) {
    return <ReviewAll rows={toAnswer} onBack={goBack} onConfirm={confirm} />;
  }
  const open = rows.find(({ question }) => takesVotes(question))?.question;
  return (
    <>
      <header>
        <p className="text muted several-questions">
          <Moment question={open ?? rows[0]?.question ?? null} offset={offset} />
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 quiet-focus">
          Votación de {asked.length} preguntas
        </h1>
        {total.units > 0 && (
          <p className="text gap-above">
            Usted vota por <b>{sayUnits(total.units, words.term)}</b> · coeficiente{' '}
            <b>{formatWeight(total.weight)}</b>
          </p>
        )}
      </header>
      {units.length === 0 && <NotAccredited />}
      <InstructionNotice units={withOpenWords(rows)} />
      {rows.map(({ question, voted, units: _units, ...row }) => (
        <QuestionCard
          key={question.questionId}
          {...{ cot, timeZone, question, ...row, offset }}
          onChangeVote={voted.length === 0 ? null : () => setChanging(question.questionId)}
          hasOwnHour={open !== undefined && question.closesAt !== open.closesAt}
          codes={receipts.read(question.questionId)}
          onMark={(draft) => setDrafts({ ...drafts, [question.questionId]: draft })}
        />
      ))}
      {toAnswer.length > 0 && (
        <ReviewButton
          progress={sayMissing(toAnswer.length - marked.length, rows.length)}
          missing={marked.length > 0 ? null : sayBegun(toAnswer)}
          onReview={() => setReviewing(true)}
        >
          Revisar mis votos
        </ReviewButton>
      )}
      {rows.every(({ unvoted }) => unvoted.length === 0) &&
        open !== undefined &&
        units.length > 0 && (
          <p className="text muted">Ya respondió todo. La próxima pregunta aparecerá aquí sola.</p>
        )}
    </>
  );
}

function sayMissing(missing: number, total: number): string {
  if (missing === 0) return 'Listo para revisar';
  return `${missing === 1 ? 'Falta' : 'Faltan'} ${missing} de ${total}`;
}

/** Of the first question that was begun, what it lacks. */
function sayBegun(
  rows: readonly {
    readonly question: AskedQuestion;
    readonly missing: readonly Holding[];
    readonly draft: Draft;
  }[],
): string {
  const begun = rows.find(({ draft }) => Object.values(draft).some((marks) => marks.length > 0));
  const said = begun && whatIsMissing(begun.question, begun.missing, begun.draft);
  return begun !== undefined && said
    ? `Pregunta ${begun.question.number}: ${said}`
    : 'Marque una respuesta en alguna pregunta para revisar.';
}
