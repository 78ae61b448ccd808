import { askedIn, type CurrentBallot, moodOn, type SessionState } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { FollowStage } from './FollowStage.tsx';
import { MoodCard } from './MoodCard.tsx';
import { NoQuestion } from './NoQuestion.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import { OneQuestion } from './OneQuestion.tsx';
import { adoptSendings, openOutbox } from './outbox.ts';
import { openReceipts, type Receipts } from './receipts.ts';
import { SendingNotices } from './SendingNotices.tsx';
import { SeveralQuestions } from './SeveralQuestions.tsx';
import { useAskAgain } from './useAskAgain.ts';
import { useCurrentBallot } from './useCurrentBallot.ts';
import { useReturned } from './useReturned.ts';
import { type Sendings, useSendings } from './useSendings.ts';

interface BallotPageProps {
  /** Told the state of the session whenever the ballot is read. */
  readonly onSession?: (state: SessionState | null) => void;
}

/** The ballot: what is asked, my units, my vote, and the certainty of what was kept. */
export function BallotPage({ onSession }: BallotPageProps) {
  const { session, actor, cot } = useSession();
  // Whose it is, whichever way they came in: what waits is sent also after entering another way.
  const owner = actor ?? session.userId ?? '';
  const [outbox] = useState(() => {
    adoptSendings(() => localStorage, cot ?? '', { from: session.userId ?? '', to: owner });
    return openOutbox(localStorage, cot ?? '', owner);
  });
  const { ballot, failure, offset, refresh } = useCurrentBallot();
  const [receipts] = useState(() => openReceipts(localStorage, cot ?? '', owner));
  const returned = useReturned(outbox, ballot);
  const sendings = useSendings(outbox, receipts, returned, refresh);
  const sessionState = ballot?.session?.state ?? null;
  useEffect(() => onSession?.(sessionState), [onSession, sessionState]);
  useAskAgain({ ballot, failure, sendings, ask: refresh });
  return (
    <Box sx={column}>
      {failure !== null && failure.code !== 'not-signed-in' && (
        <ErrorNotice
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      {ballot === null && failure === null && <Loading shape="list" />}
      {ballot !== null && (
        <>
          <CurrentState {...{ ballot, offset, sendings, receipts }} />
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
function isOffStage(ballot: CurrentBallot): boolean {
  const isOpen = askedIn(ballot).some(({ question }) => question.state !== 'closed');
  return isOpen && ballot.stage.mode !== 'question';
}

interface CurrentStateProps {
  readonly ballot: CurrentBallot;
  readonly offset: number;
  readonly sendings: Sendings;
  readonly receipts: Receipts;
}

function CurrentState({ ballot, offset, sendings, receipts }: CurrentStateProps) {
  const asked = askedIn(ballot);
  const [first, ...others] = asked;
  const mood = moodOn(ballot.stage);
  if (mood !== null && first === undefined) {
    return <MoodCard key={mood.moodId} mood={mood} offset={offset} />;
  }
  if (first === undefined) {
    return ballot.holdings.length === 0 ? (
      <NotAccredited session={ballot.session} timeZone={ballot.timeZone} />
    ) : (
      <NoQuestion ballot={ballot} />
    );
  }
  const { cot, timeZone } = ballot;
  const shown = asked.map(({ question }) => question.questionId);
  return (
    <>
      {sendings.past(shown).map(([questionId, sending]) => (
        <SendingNotices
          key={questionId}
          {...{ ...sending, timeZone, holdings: ballot.holdings, again: null }}
        />
      ))}
      {others.length === 0 ? (
        <OneQuestion {...{ cot, timeZone, asked: first, offset, sendings, receipts }} />
      ) : (
        <SeveralQuestions {...{ cot, timeZone, asked, offset, sendings, receipts }} />
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
