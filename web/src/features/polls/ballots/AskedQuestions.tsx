import {
  type AskedBallot,
  type Holding,
  isSecret,
  type QuestionResult,
  takesVotes,
} from '@asamblea/domain';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { BarredUnits } from './BarredUnits.tsx';
import { BallotForm } from './form/BallotForm.tsx';
import { BallotHeader, Moment, type VoteState, VotesFor } from './form/BallotHeader.tsx';
import { changeable, mayVote, withAnswer } from './form/draft.ts';
import { InstructionWords } from './form/InstructionWords.tsx';
import { withOpenWords, withoutOpenWords } from './form/instructionWords.ts';
import { LateResult } from './LateResult.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import type { Receipts } from './receipts/receipts.ts';
import { SecretVote } from './receipts/SecretVote.tsx';
import { VotedUnits } from './receipts/VotedUnits.tsx';
import { againOf, type SubmittingAgain } from './sending/againOf.ts';
import { PendingVote } from './sending/PendingVote.tsx';
import { SubmissionMessages } from './sending/SubmissionMessages.tsx';
import type { SubmissionState, Submissions } from './sending/useSubmissions.ts';

interface AskedQuestionsProps {
  readonly cot: string;
  readonly timeZone: string | undefined;
  readonly asked: readonly AskedBallot[];
  /** When that was asked for. */
  readonly askedAt: number;
  readonly offset: number;
  readonly sendings: Submissions;
  readonly receipts: Receipts;
}

/**
 * What is asked: a question alone takes the whole page, several share it with a card each. Each vote is
 * sent, kept and told on its own. Whoever changes a vote has its question alone.
 */
export function AskedQuestions(props: AskedQuestionsProps) {
  const { cot, timeZone, asked, askedAt, offset, sendings, receipts } = props;
  const [changingId, setChanging] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = asked.map(({ question }) => question.questionId);
  const all = asked.map(({ question, holdings: read, result }) => {
    const sending = sendings.of(question.questionId);
    const isPending = sending.pending !== null;
    const holdings = withAnswer(read, sending.answeredAt > askedAt ? sending.answer : null);
    const unvoted = holdings.filter(({ ballot }) => ballot === null);
    const units = takesVotes(question) && !isPending ? mayVote(unvoted) : [];
    const voted = isPending ? [] : changeable({ question, holdings });
    const again = againOf(sendings, question, shown);
    return { question, holdings, result, sending, again, unvoted, units, voted };
  });
  const changing = all.find(
    ({ question, voted }) => question.questionId === changingId && voted.length > 0,
  );
  const rows = changing === undefined ? all : [{ ...changing, units: changing.voted }];
  const isAlone = rows.length === 1;
  const holdings = asked[0]?.holdings ?? [];
  const open = all.find(({ question }) => takesVotes(question))?.question;
  const isOver = all.every(({ question }) => question.state === 'closed');
  return (
    <>
      <BallotForm
        rows={
          // Words of no question in particular are told once, above them all.
          isAlone ? rows : rows.map((row) => ({ ...row, units: withoutOpenWords(row.units) }))
        }
        top={title}
        heading={
          !isAlone && (
            <>
              <header>
                <p className="text muted asked-questions-moment">
                  <Moment question={open ?? all[0]?.question ?? null} offset={offset} />
                </p>
                <h1 ref={title} tabIndex={-1} className="text-h2 quiet-focus">
                  Votación de {rows.length} preguntas
                </h1>
                {holdings.length > 0 && (
                  <div className="gap-above">
                    <VotesFor units={holdings} />
                  </div>
                )}
              </header>
              {holdings.length === 0 && <NotAccredited />}
              <InstructionWords units={withOpenWords(rows)} />
            </>
          )
        }
        around={({ units: _units, voted, ...row }, choice, isMarked) => {
          const { questionId, closesAt } = row.question;
          return (
            <QuestionCard
              key={changing === undefined ? questionId : 'changing'}
              {...{ ...row, cot, timeZone, offset, isAlone, isMarked, choice, title }}
              isChanging={changing !== undefined}
              hasOwnHour={open !== undefined && closesAt !== open.closesAt}
              codes={receipts.read(questionId)}
              onChangeVote={voted.length === 0 ? null : () => setChanging(questionId)}
            />
          );
        }}
        onConfirm={(requests) => {
          setChanging(null);
          sendings.send(requests, shown);
        }}
        onLeave={changing === undefined ? undefined : () => setChanging(null)}
      />
      {changing === undefined && !isOver && holdings.length > 0 && all.every(isDone) && (
        <p className="text muted">
          {isAlone ? 'No tiene que hacer nada más.' : 'Ya respondió todo.'} La próxima pregunta
          aparecerá aquí sola.
        </p>
      )}
    </>
  );
}

/** Everything of mine has its vote, and nothing is left to send. */
function isDone({
  unvoted,
  sending,
  again,
}: Pick<QuestionCardProps, 'unvoted' | 'sending' | 'again'>) {
  return unvoted.length === 0 && sending.pending === null && again === null;
}

interface QuestionCardProps
  extends Pick<AskedQuestionsProps, 'cot' | 'timeZone' | 'offset'>,
    Pick<AskedBallot, 'question' | 'holdings'> {
  /** While the moderator shows it. */
  readonly result: QuestionResult | undefined;
  readonly sending: SubmissionState;
  readonly again: SubmittingAgain | null;
  /** My units without a vote. */
  readonly unvoted: readonly Holding[];
  /** It takes the whole page, without the frame of a card. */
  readonly isAlone: boolean;
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** What is chosen now, where something can be; complete, it only has to be confirmed. */
  readonly choice: ReactNode;
  readonly isMarked: boolean;
  /** The vote that was kept is being changed. */
  readonly isChanging: boolean;
  /** It closes at another hour than the rest. */
  readonly hasOwnHour: boolean;
  /** The receipts of secret votes that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
  /** Where my vote may be changed until closing. */
  readonly onChangeVote: (() => void) | null;
}

/** One question of the ballot: what is asked, whether my answer is kept, and the way to give it. */
function QuestionCard(props: QuestionCardProps) {
  const { cot, timeZone, question, holdings, result, sending, again, unvoted, codes } = props;
  const { offset, isAlone, title, choice, isChanging, hasOwnHour, onChangeVote } = props;
  const titleId = useId();
  // Of a vote that is still on its way nobody says that there was none.
  const isKnown = sending.pending === null || holdings.some(({ ballot }) => ballot !== null);
  const parts = (
    <>
      <BallotHeader
        {...{ cot, question, offset }}
        {...(isAlone ? { title } : { titleId })}
        hasMoment={isAlone || hasOwnHour || question.state !== 'open'}
        state={holdings.length === 0 ? null : stateOf(props)}
        isDecided={result !== undefined}
      />
      {result !== undefined && <LateResult result={result} />}
      <SubmissionMessages {...{ ...sending, holdings, timeZone, again }} />
      <BarredUnits units={unvoted} />
      {isAlone && holdings.length === 0 && <NotAccredited />}
      {sending.pending !== null && <PendingVote {...{ sending, question, holdings }} />}
      {!isChanging &&
        isKnown &&
        (isSecret(question) ? (
          <SecretVote {...{ cot, question, holdings, codes }} />
        ) : (
          <VotedUnits {...{ cot, question, holdings }} onChange={onChangeVote} />
        ))}
      {choice}
    </>
  );
  return isAlone ? (
    parts
  ) : (
    <section aria-labelledby={titleId} className="card question-card">
      {parts}
    </section>
  );
}

function stateOf(props: QuestionCardProps): VoteState {
  const { question, sending, unvoted, isMarked, isAlone } = props;
  if (sending.pending !== null) return 'pending';
  if (unvoted.length === 0) return 'saved';
  if (!takesVotes(question)) return 'none';
  return isMarked && !isAlone ? 'marked' : 'missing';
}
