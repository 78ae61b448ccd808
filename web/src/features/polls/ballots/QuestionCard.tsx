import {
  type AskedBallot,
  type Holding,
  isSecret,
  type QuestionResult,
  sayQuestionNumber,
  takesVotes,
} from '@asamblea/domain';
import { type ReactNode, type RefObject, useId } from 'react';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { BarredUnits } from './BarredUnits.tsx';
import { BallotHeader, VoteChip, type VoteState } from './form/BallotHeader.tsx';
import { LateKept, LateResult } from './lateParts.tsx';
import { NotAccredited } from './NotAccredited.tsx';
import type { SubmittingAgain } from './sending/againOf.ts';
import { PendingVote } from './sending/PendingVote.tsx';
import { SubmissionMessages } from './sending/SubmissionMessages.tsx';
import { hasRefusals, type SubmissionState } from './sending/useSubmissions.ts';

const ApartNotes = comesLater(async () => (await import('./ApartNotes.tsx')).ApartNotes);

interface QuestionCardProps extends Pick<AskedBallot, 'question' | 'holdings' | 'protestedAt'> {
  readonly cot: string;
  readonly timeZone: string | undefined;
  readonly offset: number;
  /** While the moderator shows it. */
  readonly result: QuestionResult | undefined;
  readonly sending: SubmissionState;
  readonly again: SubmittingAgain | null;
  /** My units without a vote. */
  readonly unvoted: readonly Holding[];
  /** The question takes the whole page, without the frame of a card. */
  readonly isAlone: boolean;
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** The present choice, where there is one; complete, it only has to be confirmed. */
  readonly choice: ReactNode;
  readonly isMarked: boolean;
  /** The vote that was kept is being changed. */
  readonly isChanging: boolean;
  /** The question closes at another hour than the rest. */
  readonly hasOwnHour: boolean;
  /** The receipts of secret votes that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
  /** Where my vote may be changed until closing. */
  readonly onChangeVote: (() => void) | null;
}

/** One question of the ballot: what is asked, whether my answer is kept, and the way to give it. */
export function QuestionCard(props: QuestionCardProps) {
  const { cot, timeZone, question, holdings, result, sending, again, unvoted, codes } = props;
  const { protestedAt, offset, isAlone, title, choice, isChanging } = props;
  const { hasOwnHour, onChangeVote } = props;
  const titleId = useId();
  // Of a vote that is still on its way nobody says that there was none.
  const isKnown = sending.pending === null || holdings.some(({ ballot }) => ballot !== null);
  const isDone = holdings.length > 0 && isAnswered(props) && takesVotes(question);
  // Kept and with nothing more to say, it is told before the question; several fold.
  const isEvent = isDone && !isChanging && result === undefined && !hasRefusals(sending);
  const kept = !isChanging && isKnown && (
    <LateKept
      {...{ cot, question, holdings, timeZone, codes, isDone }}
      onChange={onChangeVote}
      isNews={sending.answer !== null}
      isTold={!isAlone}
    />
  );
  if (isEvent && !isAlone) {
    return (
      <section aria-labelledby={titleId} className="card question-done">
        <details>
          <summary>
            <span className="ballot-row">
              <span className="text muted">
                Pregunta {sayQuestionNumber(question)}
                {isSecret(question) && <b> · Voto secreto</b>}
              </span>
              <VoteChip state="saved" />
            </span>
            <h2 id={titleId} className="text-h3 anywhere">
              {question.text}
            </h2>
          </summary>
          {kept}
        </details>
      </section>
    );
  }
  const parts = (
    <>
      {isEvent && kept}
      <BallotHeader
        {...{ cot, question, offset }}
        {...(isAlone ? { title } : { titleId })}
        hasMoment={isAlone || hasOwnHour || question.state !== 'open'}
        state={holdings.length === 0 ? null : stateOf(props)}
        isDecided={result !== undefined || isEvent}
      />
      {result !== undefined && <LateResult result={result} />}
      <SubmissionMessages {...{ ...sending, holdings, timeZone, again }} />
      {holdings.some(({ notes }) => notes !== undefined) && <ApartNotes units={holdings} />}
      <BarredUnits units={unvoted} {...{ question, protestedAt, timeZone }} />
      {isAlone && holdings.length === 0 && <NotAccredited />}
      {sending.pending !== null && <PendingVote {...{ sending, question, holdings }} />}
      {/* Who has something to answer yet answers first. */}
      {choice}
      {!isEvent && kept}
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

/** Everything of mine has its vote, and nothing is left to send. */
export function isAnswered({
  unvoted,
  sending,
  again,
}: Pick<QuestionCardProps, 'unvoted' | 'sending' | 'again'>): boolean {
  return unvoted.length === 0 && sending.pending === null && again === null;
}

function stateOf(props: QuestionCardProps): VoteState {
  const { question, sending, unvoted, isMarked, isAlone } = props;
  if (sending.pending !== null) return 'pending';
  if (unvoted.length === 0) return 'saved';
  if (!takesVotes(question)) return 'none';
  return isMarked && !isAlone ? 'marked' : 'missing';
}
