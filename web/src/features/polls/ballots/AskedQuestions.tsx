import { type AskedBallot, takesVotes } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { BallotForm } from './form/BallotForm.tsx';
import { Moment } from './form/BallotHeader.tsx';
import { changeable, mayVote, withAnswer } from './form/draft.ts';
import { InstructionWords } from './form/InstructionWords.tsx';
import { withOpenWords, withoutOpenWords } from './form/instructionWords.ts';
import { LateSaved } from './lateParts.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import { isAnswered, QuestionCard } from './QuestionCard.tsx';
import type { Receipts } from './receipts/receipts.ts';
import { againOf } from './sending/againOf.ts';
import type { Submissions } from './sending/useSubmissions.ts';
import { everyUnit } from './WhoLine.tsx';

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
 * The questions: one alone takes the whole page, several share it with a card each. Each vote is sent, kept
 * and told on its own. A voter who changes a vote has its question alone.
 */
export function AskedQuestions(props: AskedQuestionsProps) {
  const { cot, timeZone, asked, askedAt, offset, sendings, receipts } = props;
  const [changingId, setChanging] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = asked.map(({ question }) => question.questionId);
  const all = asked.map(({ question, holdings: read, result, protestedAt }) => {
    const sending = sendings.of(question.questionId);
    const isPending = sending.pending !== null;
    const holdings = withAnswer(read, sending.answeredAt > askedAt ? sending.answer : null);
    const unvoted = holdings.filter(({ ballot }) => ballot === null);
    const units = takesVotes(question) && !isPending ? mayVote(unvoted) : [];
    const voted = isPending ? [] : changeable({ question, holdings });
    const again = againOf(sendings, question, shown);
    return { question, holdings, result, protestedAt, sending, again, unvoted, units, voted };
  });
  const changing = all.find(
    ({ question, voted }) => question.questionId === changingId && voted.length > 0,
  );
  const rows = changing === undefined ? all : [{ ...changing, units: changing.voted }];
  const isAlone = rows.length === 1;
  const holdings = asked[0]?.holdings ?? [];
  const open = all.find(({ question }) => takesVotes(question))?.question;
  const answered = all.filter(isAnswered);
  const hasAll = open !== undefined && holdings.length > 0 && answered.length === all.length;
  return (
    <BallotForm
      rows={
        // Words of no question in particular are told once, above them all.
        isAlone ? rows : rows.map((row) => ({ ...row, units: withoutOpenWords(row.units) }))
      }
      top={title}
      told={everyUnit(asked).length}
      heading={
        !isAlone && (
          <>
            {hasAll && (
              <LateSaved
                title="Ya respondió todo"
                answers={[`Sus ${all.length} votos quedaron guardados`]}
                units={everyUnit(all)}
                isDone
                isNews={all.some(({ sending }) => sending.answer !== null)}
                timeZone={timeZone}
              />
            )}
            <header>
              <p className="text muted asked-questions-moment">
                <Moment question={open ?? all[0]?.question ?? null} offset={offset} />
                <b role="status">
                  {!hasAll &&
                    answered.length > 0 &&
                    open !== undefined &&
                    ` · ${answered.length} de ${all.length} con su voto guardado`}
                </b>
              </p>
              <h1 ref={title} tabIndex={-1} className="text-h2 quiet-focus">
                Votación de {rows.length} preguntas
              </h1>
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
  );
}
