import type { Holding, QuestionResult } from '@asamblea/domain';
import { type ReactNode, type RefObject, useId } from 'react';
import type { SubmittingAgain } from './againOf.ts';
import { type AskedQuestion, BallotHeader, type VoteState } from './BallotHeader.tsx';
import { BarredUnits } from './BarredUnits.tsx';
import { LateResult } from './LateResult.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import { PendingVote } from './PendingVote.tsx';
import { SubmissionMessages } from './SubmissionMessages.tsx';
import type { SubmissionState } from './useSubmissions.ts';
import { VoteKept } from './VoteKept.tsx';

interface QuestionCardProps {
  readonly cot: string;
  readonly timeZone: string | undefined;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  /** While the moderator shows it. */
  readonly result: QuestionResult | undefined;
  readonly sending: SubmissionState;
  readonly again: SubmittingAgain | null;
  /** My units without a vote. */
  readonly unvoted: readonly Holding[];
  readonly offset: number;
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
  readonly codes: Readonly<Record<string, string>>;
  /** Where my vote may be changed until closing. */
  readonly onChangeVote: (() => void) | null;
}

/** One question of the ballot: what is asked, whether my answer is kept, and the way to give it. */
export function QuestionCard(props: QuestionCardProps) {
  const { cot, timeZone, question, holdings, result, sending, again, unvoted, codes } = props;
  const { offset, isAlone, title, choice, isChanging, hasOwnHour, onChangeVote } = props;
  const titleId = useId();
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
      {!isChanging && <VoteKept {...{ cot, question, holdings, codes }} onChange={onChangeVote} />}
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

function stateOf({ sending, unvoted, isMarked, isAlone }: QuestionCardProps): VoteState {
  if (sending.pending !== null) return 'pending';
  if (unvoted.length === 0) return 'saved';
  return isMarked && !isAlone ? 'marked' : 'missing';
}
