import { type CurrentBallot, moodOn, type PointNow, type SessionState } from '@asamblea/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { UnitWordsProvider } from '../../../parts/unitWords.tsx';
import { VisuallyHidden } from '../../../ui/device/VisuallyHidden.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { AgendaToRead } from './AgendaToRead.tsx';
import { AnnulledMessage } from './AnnulledMessage.tsx';
import { AskedQuestions } from './AskedQuestions.tsx';
import { FollowStage } from './FollowStage.tsx';
import { isUnannounced } from './isUnannounced.ts';
import { useLateParts } from './lateParts.tsx';
import { MoodCard } from './MoodCard.tsx';
import { NoQuestion } from './NoQuestion.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import type { Receipts } from './receipts/receipts.ts';
import { SubmissionMessages } from './sending/SubmissionMessages.tsx';
import { useAskAgain } from './sending/useAskAgain.ts';
import { useOwnVotes } from './sending/useOwnVotes.ts';
import { useReturned } from './sending/useReturned.ts';
import { hasRefusals, type Submissions, useSubmissions } from './sending/useSubmissions.ts';
import { useArrivals } from './useArrivals.ts';
import { useCurrentBallot } from './useCurrentBallot.ts';
import { useRemoteEnd } from './useRemoteEnd.ts';
import { WhoLine } from './WhoLine.tsx';

interface BallotPageProps {
  /** Told the state of the session whenever the ballot is read, or could not be. */
  readonly onSession?: (state: SessionState | null) => void;
  /** Told that the meeting online was ended while one was here. */
  readonly onRemoteEnd?: () => void;
  /**
   * The messages to this person before any vote, which follow the marks: they come later than the ballot, and
   * must not move it under a finger. `refresh` reads the ballot again.
   */
  readonly beside?: (ballot: CurrentBallot, refresh: () => void) => ReactNode;
  /** The other things for this person, once they open the menu. `close` shuts it. */
  readonly menu?: (ballot: CurrentBallot, refresh: () => void, close: () => void) => ReactNode;
}

/** The ballot: the question, my units, my vote, and the certainty that it was kept. */
export function BallotPage({ onSession, onRemoteEnd, beside, menu }: BallotPageProps) {
  const { outbox, receipts, place } = useOwnVotes();
  const { ballot, failure, offset, askedAt, refresh } = useCurrentBallot();
  const returned = useReturned(outbox, ballot);
  const sendings = useSubmissions(outbox, receipts, returned, refresh);
  const sessionState = ballot?.session?.state ?? null;
  useRemoteEnd(ballot === null ? undefined : (ballot.session?.remoteEndedAt ?? null), onRemoteEnd);
  useAskAgain({ ballot, failure, sendings, ask: refresh });
  useLateParts(ballot !== null);
  const page = useRef<HTMLDivElement>(null);
  const arrived = useArrivals(ballot, page);
  // Heard from the stage; until then, as the ballot was read.
  const [heard, setHeard] = useState<PointNow | null | undefined>(undefined);
  const point = heard === undefined ? (ballot?.session?.point ?? null) : heard;
  const failed = failure === null || failure.code === 'not-signed-in' ? null : failure;
  const isRead = ballot !== null || failed !== null;
  useEffect(() => {
    if (isRead) onSession?.(sessionState);
  }, [onSession, isRead, sessionState]);
  return (
    <div ref={page} className="ballot-page">
      <VisuallyHidden>
        <span aria-live="polite">{arrived}</span>
      </VisuallyHidden>
      {ballot === null && failure === null && <Loading shape="list" />}
      {ballot === null && failed !== null && (
        <ErrorMessage message={failed.message} explanation={failed.explanation} onRetry={refresh} />
      )}
      {/* It comes and goes by itself, and is tried again by itself: it moves nothing that is about to be touched. */}
      {ballot !== null && failed !== null && (
        <p role="alert" className="text ballot-page-cut">
          {failed.code === 'network'
            ? 'Sin conexión. Seguimos intentando.'
            : `${failed.message} ${failed.explanation ?? ''}`}
        </p>
      )}
      {ballot !== null && (
        <UnitWordsProvider words={ballot.words}>
          <WhoLine ballot={ballot}>{(close) => menu?.(ballot, refresh, close)}</WhoLine>
          <CurrentState {...{ ballot, askedAt, offset, sendings, receipts, point, place }} />
          <div className="ballot-page-beside" style={{ order: mayMark(ballot) ? 0 : -1 }}>
            {beside?.(ballot, refresh)}
          </div>
          <FollowStage
            cot={ballot.cot}
            isUnannounced={isUnannounced(ballot)}
            onChange={refresh}
            onPoint={setHeard}
          />
        </UnitWordsProvider>
      )}
    </div>
  );
}

interface CurrentStateProps {
  readonly ballot: CurrentBallot;
  readonly askedAt: number;
  readonly offset: number;
  readonly sendings: Submissions;
  readonly receipts: Receipts;
  readonly point: PointNow | null;
  /** The owner of the page, and the assembly. */
  readonly place: string;
}

function CurrentState(props: CurrentStateProps) {
  const { ballot, askedAt, offset, sendings, receipts, point, place } = props;
  const { asked, cot, timeZone } = ballot;
  const [first] = asked;
  const annulled = (ballot.annulled ?? []).map((one) => (
    <AnnulledMessage key={one.questionId} annulled={one} isAlone={first === undefined} />
  ));
  const { holdings } = first ?? ballot;
  const shown = asked.map(({ question }) => question.questionId);
  // Also where nothing is asked any more: a late vote is told to its sender.
  const refused = sendings.past(shown).filter(([, sending]) => hasRefusals(sending));
  const past = refused.length > 0 && (
    <>
      <p className="text muted">De una votación anterior:</p>
      {refused.map(([questionId, sending]) => (
        <SubmissionMessages key={questionId} {...{ ...sending, timeZone, holdings, again: null }} />
      ))}
    </>
  );
  if (first !== undefined) {
    return (
      <>
        {annulled}
        {past}
        <AskedQuestions {...{ cot, timeZone, asked, askedAt, offset, sendings, receipts }} />
      </>
    );
  }
  return (
    <>
      {past}
      <NothingAsked {...{ ballot, offset, point, place, annulled }} />
    </>
  );
}

interface NothingAskedProps
  extends Pick<CurrentStateProps, 'ballot' | 'offset' | 'point' | 'place'> {
  readonly annulled: readonly ReactNode[];
}

function NothingAsked({ ballot, offset, point, place, annulled }: NothingAskedProps) {
  const mood = moodOn(ballot.stage);
  if (mood !== null) return <MoodCard key={mood.moodId} {...{ mood, offset, place }} />;
  if (ballot.holdings.length === 0) {
    return <NotAccredited session={ballot.session} timeZone={ballot.timeZone} />;
  }
  if (annulled.length > 0) return annulled;
  return (
    <>
      <NoQuestion ballot={ballot} point={point} />
      <AgendaToRead cot={ballot.cot} point={point} />
    </>
  );
}

function mayMark(ballot: CurrentBallot): boolean {
  return ballot.asked.some(({ holdings }) => holdings.length > 0);
}
