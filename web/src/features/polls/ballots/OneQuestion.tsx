import { type AskedBallot, takesVotes } from '@asamblea/domain';
import { useState } from 'react';
import { againOf } from './againOf.ts';
import { BallotForm } from './BallotForm.tsx';
import { BallotHeader } from './BallotHeader.tsx';
import { BarredUnits } from './BarredUnits.tsx';
import { ChangeVote } from './ChangeVote.tsx';
import { changeable, mayVote, withoutBallot } from './draft.ts';
import { LateResult } from './LateResult.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import { PendingVote } from './PendingVote.tsx';
import type { Receipts } from './receipts.ts';
import { SendingNotices } from './SendingNotices.tsx';
import type { Sendings } from './useSendings.ts';
import { VoteKept } from './VoteKept.tsx';

interface OneQuestionProps {
  readonly cot: string;
  readonly timeZone: string | undefined;
  readonly asked: AskedBallot;
  readonly offset: number;
  readonly sendings: Sendings;
  readonly receipts: Receipts;
}

/** The only question that is asked: it takes the whole page. */
export function OneQuestion({ cot, timeZone, asked, ...props }: OneQuestionProps) {
  const { offset, sendings, receipts } = props;
  const [changingId, setChanging] = useState<string | null>(null);
  const { question, holdings, result } = asked;
  const { questionId } = question;
  const sending = sendings.of(questionId);
  const missing = withoutBallot(holdings, sending.answer);
  const isPending = sending.pending !== null;
  const toVote = mayVote(missing);
  const state = isPending ? 'pending' : missing.length === 0 ? 'saved' : 'missing';
  const voted = changeable(asked);
  const isChanging = !isPending && voted.length > 0 && changingId === questionId;
  const mayChange = !isPending && voted.length > 0;
  const hasVoted = holdings.some(({ ballot }) => ballot !== null);
  return (
    <>
      <BallotHeader
        cot={cot}
        question={question}
        offset={offset}
        state={holdings.length === 0 ? null : state}
        isDecided={result !== undefined}
      />
      {result !== undefined && <LateResult result={result} />}
      <SendingNotices
        {...{ ...sending, holdings, timeZone }}
        again={againOf(sendings, question, [questionId])}
      />
      <BarredUnits units={missing} />
      {holdings.length === 0 && <NotAccredited />}
      {isPending && <PendingVote {...{ sending, question, holdings }} />}
      {!isChanging && (
        <VoteKept
          {...{ cot, question, holdings }}
          codes={receipts.read(questionId)}
          onChange={mayChange ? () => setChanging(questionId) : null}
        />
      )}
      {isChanging && (
        <ChangeVote
          {...{ question, units: voted }}
          onConfirm={(request) => {
            setChanging(null);
            sendings.send([request], [questionId]);
          }}
          onLeave={() => setChanging(null)}
        />
      )}
      {hasVoted && missing.length === 0 && !isChanging && question.state !== 'closed' && (
        <p className="text muted">
          No tiene que hacer nada más. La próxima pregunta aparecerá aquí sola.
        </p>
      )}
      {!isPending && !isChanging && toVote.length > 0 && takesVotes(question) && (
        <BallotForm
          key={questionId}
          question={question}
          units={toVote}
          onConfirm={(request) => sendings.send([request], [questionId])}
        />
      )}
    </>
  );
}
