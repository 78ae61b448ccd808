import { type Holding, isSecret, type QuestionResult, sayQuestionNumber } from '@asamblea/domain';
import { useId } from 'react';
import { StateChip } from '../../../ui/StateChip.tsx';
import type { SendingAgain } from './againOf.ts';
import { type AskedQuestion, Moment, voteChips } from './BallotHeader.tsx';
import { BarredUnits } from './BarredUnits.tsx';
import { DocumentsToRead } from './DocumentsToRead.tsx';
import { type Draft, isComplete } from './draft.ts';
import { withoutOpenWords } from './instructionWords.ts';
import { LateResult } from './LateResult.tsx';
import { PendingVote } from './PendingVote.tsx';
import { SendingNotices } from './SendingNotices.tsx';
import { UnitsChoice } from './UnitsChoice.tsx';
import type { Sending } from './useSendings.ts';
import { VoteKept } from './VoteKept.tsx';

interface QuestionCardProps {
  readonly cot: string;
  readonly timeZone: string | undefined;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  /** While the moderator shows it. */
  readonly result: QuestionResult | undefined;
  readonly sending: Sending;
  readonly again: SendingAgain | null;
  /** My units without a vote, and those of them that may have one. */
  readonly unvoted: readonly Holding[];
  readonly missing: readonly Holding[];
  readonly isAsked: boolean;
  readonly draft: Draft;
  readonly offset: number;
  /** It closes at another hour than the rest. */
  readonly hasOwnHour: boolean;
  readonly codes: Readonly<Record<string, string>>;
  readonly onMark: (draft: Draft) => void;
  /** Where my vote may be changed until closing. */
  readonly onChangeVote: (() => void) | null;
}

/** One question of a ballot of several: what is asked, my answer, and whether it is kept. */
export function QuestionCard(props: QuestionCardProps) {
  const { cot, question, holdings, sending, missing, isAsked, draft, codes, result } = props;
  const titleId = useId();
  const { text, rehearsal } = question;
  return (
    <section aria-labelledby={titleId} className="card question-card">
      <div className="ballot-row">
        <p className="text muted">
          {rehearsal === true && <b>Ensayo, no cuenta · </b>}
          Pregunta {sayQuestionNumber(question)}
          {isSecret(question) && <b> · Voto secreto</b>}
          {(props.hasOwnHour || question.state !== 'open') && (
            <>
              {' '}
              · <Moment question={question} offset={props.offset} />
            </>
          )}
        </p>
        <div role="status">{holdings.length > 0 && <StateChip {...chipOf(props)} />}</div>
      </div>
      {(question.item ?? '') !== '' && <p className="text-small muted anywhere">{question.item}</p>}
      <h2 id={titleId} className="text-h3 anywhere">
        {text}
      </h2>
      <DocumentsToRead cot={cot} documents={question.documents} />
      {result !== undefined && <LateResult result={result} />}
      <SendingNotices {...{ ...sending, holdings, timeZone: props.timeZone, again: props.again }} />
      {sending.pending !== null && <PendingVote {...{ sending, question, holdings }} />}
      <VoteKept {...{ cot, question, holdings, codes }} onChange={props.onChangeVote} />
      <BarredUnits units={props.unvoted} />
      {isAsked && (
        <UnitsChoice
          {...{ question, draft }}
          units={withoutOpenWords(missing)}
          onChange={props.onMark}
        />
      )}
    </section>
  );
}

function chipOf({ question, sending, unvoted, missing, isAsked, draft }: QuestionCardProps) {
  if (sending.pending !== null) return voteChips.pending;
  if (unvoted.length === 0) return voteChips.saved;
  const isMarked = isAsked && isComplete(question, draft, missing);
  return isMarked ? ({ label: 'Por confirmar', tone: 'info' } as const) : voteChips.missing;
}
