import type { AskedBallot } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { BallotForm } from './BallotForm.tsx';
import { BallotHeader } from './BallotHeader.tsx';
import { withoutBallot } from './draft.ts';
import { NotAccredited } from './NotAccredited.tsx';
import { PendingVote } from './PendingVote.tsx';
import type { Receipts } from './receipts.ts';
import { SendingNotices } from './SendingNotices.tsx';
import type { Sendings } from './useSendings.ts';
import { VoteKept } from './VoteKept.tsx';

interface OneQuestionProps {
  readonly cot: string;
  readonly asked: AskedBallot;
  readonly offset: number;
  readonly sendings: Sendings;
  readonly receipts: Receipts;
}

/** The only question that is asked: it takes the whole page. */
export function OneQuestion({ cot, asked, offset, sendings, receipts }: OneQuestionProps) {
  const { question, holdings } = asked;
  const { questionId } = question;
  const sending = sendings.of(questionId);
  const missing = withoutBallot(holdings, sending.answer);
  const isPending = sending.pending !== null;
  const state = isPending ? 'pending' : missing.length === 0 ? 'saved' : 'missing';
  const hasVoted = holdings.some(({ ballot }) => ballot !== null);
  return (
    <>
      <BallotHeader
        question={question}
        offset={offset}
        state={holdings.length === 0 ? null : state}
      />
      <SendingNotices {...sending} holdings={holdings} />
      {holdings.length === 0 && <NotAccredited />}
      {isPending && <PendingVote {...{ sending, question, holdings }} />}
      <VoteKept {...{ cot, question, holdings }} codes={receipts.read(questionId)} />
      {hasVoted && question.state !== 'closed' && (
        <Typography color="textSecondary">
          No tiene que hacer nada más. La próxima pregunta aparecerá aquí sola.
        </Typography>
      )}
      {!isPending && missing.length > 0 && question.state === 'open' && (
        <BallotForm
          key={questionId}
          question={question}
          units={missing}
          onConfirm={(request) => sendings.send([request], [questionId])}
        />
      )}
    </>
  );
}
