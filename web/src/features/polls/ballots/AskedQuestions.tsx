import { type AskedBallot, takesVotes } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { againOf } from './againOf.ts';
import { BallotForm, VotesFor } from './BallotForm.tsx';
import { Moment } from './BallotHeader.tsx';
import { changeable, mayVote, withoutBallot } from './draft.ts';
import { InstructionNotice } from './InstructionNotice.tsx';
import { withOpenWords, withoutOpenWords } from './instructionWords.ts';
import { NotAccredited } from './NotAccredited.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import type { Receipts } from './receipts.ts';
import type { Submissions } from './useSubmissions.ts';

interface AskedQuestionsProps {
  readonly cot: string;
  readonly timeZone: string | undefined;
  readonly asked: readonly AskedBallot[];
  readonly offset: number;
  readonly sendings: Submissions;
  readonly receipts: Receipts;
}

/**
 * What is asked: a question alone takes the whole page, several share it with a card each. Each vote is
 * sent, kept and told on its own. Whoever changes a vote has its question alone.
 */
export function AskedQuestions(props: AskedQuestionsProps) {
  const { cot, timeZone, asked, offset, sendings, receipts } = props;
  const [changingId, setChanging] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = asked.map(({ question }) => question.questionId);
  const all = asked.map(({ question, holdings, result }) => {
    const sending = sendings.of(question.questionId);
    const isPending = sending.pending !== null;
    const unvoted = withoutBallot(holdings, sending.answer);
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
              <InstructionNotice units={withOpenWords(rows)} />
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
      {changing === undefined &&
        !isOver &&
        holdings.length > 0 &&
        all.every(({ unvoted }) => unvoted.length === 0) && (
          <p className="text muted">
            {isAlone ? 'No tiene que hacer nada más.' : 'Ya respondió todo.'} La próxima pregunta
            aparecerá aquí sola.
          </p>
        )}
    </>
  );
}
