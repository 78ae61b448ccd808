import { type CurrentBallot, isSecret } from '@asamblea/domain';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BallotForm } from './BallotForm.tsx';
import { BallotHeader } from './BallotHeader.tsx';
import { changeable, withoutBallot } from './draft.ts';
import { FollowStage } from './FollowStage.tsx';
import { NoQuestion } from './NoQuestion.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import { openOutbox } from './outbox.ts';
import { PendingVote } from './PendingVote.tsx';
import { RefusedUnits } from './RefusedUnits.tsx';
import { openReceipts, type Receipts } from './receipts.ts';
import { SecretVote } from './SecretVote.tsx';
import { useCurrentBallot } from './useCurrentBallot.ts';
import { type Sending, useSending } from './useSending.ts';
import { VotedUnits } from './VotedUnits.tsx';

/** The ballot: what is asked, my units, my vote, and the certainty of what was kept. */
export function BallotPage() {
  const { session, cot } = useSession();
  const [outbox] = useState(() => openOutbox(localStorage, cot ?? '', session.userId ?? ''));
  const { ballot, failure, offset, refresh } = useCurrentBallot();
  const [receipts] = useState(() => openReceipts(localStorage, cot ?? '', session.userId ?? ''));
  const sending = useSending(outbox, receipts, refresh);
  return (
    <Box sx={column}>
      {failure !== null && (
        <ErrorNotice
          message={failure.message}
          explanation={
            failure.statusCode === 401 ? (
              <Button href="/login">Ingresar de nuevo</Button>
            ) : (
              failure.explanation
            )
          }
          onRetry={refresh}
        />
      )}
      {ballot === null && failure === null && <Loading shape="list" />}
      {ballot !== null && (
        <>
          <CurrentState {...{ ballot, offset, sending, receipts }} />
          <FollowStage
            cot={ballot.cot}
            isUnannounced={ballot.holdings.length === 0 || isOffStage(ballot)}
            onChange={refresh}
          />
        </>
      )}
    </Box>
  );
}

/** The question is open while the screen shows something else. */
function isOffStage({ question, stage }: CurrentBallot): boolean {
  return question !== null && question.state !== 'closed' && stage.mode !== 'question';
}

interface CurrentStateProps {
  readonly ballot: CurrentBallot;
  readonly offset: number;
  readonly sending: Sending;
  readonly receipts: Receipts;
}

function CurrentState({ ballot, offset, sending, receipts }: CurrentStateProps) {
  const { question, holdings } = ballot;
  const { pending, answer, refused } = sending;
  const [changingId, setChanging] = useState<string | null>(null);
  if (question === null) {
    return holdings.length === 0 ? <NotAccredited /> : <NoQuestion ballot={ballot} />;
  }
  const missing = withoutBallot(ballot);
  const voted = changeable(ballot);
  const isPending = pending !== null && pending.questionId === question.questionId;
  const isChanging = !isPending && voted.length > 0 && changingId === question.questionId;
  const state = isPending ? 'pending' : missing.length === 0 ? 'saved' : 'missing';
  return (
    <>
      <BallotHeader
        question={question}
        offset={offset}
        state={holdings.length === 0 ? null : state}
      />
      {refused !== null && (
        <ErrorNotice
          message={refused.message}
          explanation={
            refused.code === 'other-device' ? (
              <Button href="/changedevice">Cambiar de dispositivo</Button>
            ) : null
          }
        />
      )}
      {answer !== null && <RefusedUnits {...{ answer, holdings }} timeZone={ballot.timeZone} />}
      {holdings.length === 0 && <NotAccredited />}
      {isPending && <PendingVote sending={sending} question={question} holdings={holdings} />}
      {isSecret(question) ? (
        <SecretVote
          cot={ballot.cot}
          question={question}
          holdings={holdings}
          codes={receipts.read(question.questionId)}
        />
      ) : (
        !isChanging && (
          <VotedUnits
            {...{ question, holdings }}
            onChange={
              isPending || voted.length === 0 ? null : () => setChanging(question.questionId)
            }
          />
        )
      )}
      {isChanging && (
        <>
          <BallotForm
            key={`${question.questionId}-otra`}
            question={question}
            units={voted}
            onConfirm={(request) => {
              setChanging(null);
              sending.send(request);
            }}
          />
          <Button onClick={() => setChanging(null)}>Dejar mi voto como está</Button>
        </>
      )}
      {!isPending && !isChanging && missing.length > 0 && question.state === 'open' && (
        <BallotForm
          key={question.questionId}
          question={question}
          units={missing}
          onConfirm={sending.send}
        />
      )}
    </>
  );
}

const column = {
  width: '100%',
  maxWidth: '36rem',
  mx: 'auto',
  p: 2,
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const;
