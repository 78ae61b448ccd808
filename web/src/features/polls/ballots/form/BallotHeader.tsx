import {
  type AskedBallot,
  type Holding,
  isSecret,
  sayHeld,
  sayQuestionNumber,
  sayQuestionState,
  sayUnits,
  sumCounts,
} from '@asamblea/domain';
import type { RefObject } from 'react';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { CountdownClock } from '../../../../ui/time/CountdownClock.tsx';
import { Message } from '../../../../ui/widgets/Message.tsx';
import { DocumentsToRead } from './DocumentsToRead.tsx';
import { questionLook } from './questionLook.ts';

export type AskedQuestion = AskedBallot['question'];
export type VoteState = keyof typeof voteChips;

interface BallotHeaderProps {
  /** The assembly's public code, for the addresses of its documents; null at a booth, which nobody leaves. */
  readonly cot: string | null;
  readonly question: AskedQuestion;
  readonly offset: number;
  readonly state: VoteState | null;
  /** Of one among several, which its card is named by; where it is alone, it is the title of the page. */
  readonly titleId?: string;
  readonly title?: RefObject<HTMLHeadingElement | null>;
  /** Whether it says how long is left. */
  readonly hasMoment?: boolean;
  /** The result is shown with it. */
  readonly isDecided?: boolean;
}

const voteChips = {
  missing: { label: 'Sin votar', tone: 'neutral' },
  marked: { label: 'Por confirmar', tone: 'info' },
  pending: { label: 'Pendiente', tone: 'warning' },
  saved: { label: 'Guardado', tone: 'success' },
  none: { label: 'Sin voto', tone: 'neutral' },
} as const;

/** The question and, always in sight, whether my vote is kept. */
export function BallotHeader(props: BallotHeaderProps) {
  const { cot, question, offset, state, titleId, title } = props;
  const { hasMoment = true, isDecided = false } = props;
  const { noun, one = noun } = useUnitWords().term;
  return (
    <header className={titleId === undefined ? 'ballot-header' : 'ballot-header-in-card'}>
      <div className="ballot-row">
        <p className="text muted">
          {question.rehearsal === true && (
            <strong className="ballot-header-rehearsal">Ensayo, este voto no cuenta · </strong>
          )}
          Pregunta {sayQuestionNumber(question)}
          {(isSecret(question) || hasMoment) && ' · '}
          {isSecret(question) && <b>Voto secreto{hasMoment && ' · '}</b>}
          {hasMoment && <Moment question={question} offset={offset} />}
        </p>
        <div role="status">{state !== null && <VoteChip state={state} />}</div>
      </div>
      {(question.item ?? '') !== '' && <p className="text-small muted anywhere">{question.item}</p>}
      {titleId === undefined ? (
        <h1
          ref={title}
          tabIndex={-1}
          className="question-text"
          style={questionLook(question.text, isDecided)}
        >
          {question.text}
        </h1>
      ) : (
        <h2 id={titleId} className="text-h3 anywhere">
          {question.text}
        </h2>
      )}
      {cot !== null && <DocumentsToRead cot={cot} documents={question.documents} />}
      {question.isRollPublic === true && (
        <Message tone="info" className="gap-above">
          {state === 'saved'
            ? `Lo que votó se ve en la pantalla de la sala junto a su ${one}.`
            : `Lo que vote se verá en la pantalla de la sala junto a su ${one}.`}
        </Message>
      )}
    </header>
  );
}

/** Whether my vote is kept, in a word. */
export function VoteChip({ state }: { readonly state: VoteState }) {
  return <StateChip {...voteChips[state]} />;
}

/** Where the voting stands: how long is left, while it is open. */
export function Moment({
  question,
  offset,
}: {
  readonly question: AskedQuestion | null;
  readonly offset: number;
}) {
  if (question === null) return null;
  switch (question.state) {
    case 'open':
      return question.closesAt === null ? (
        sayQuestionState('open')
      ) : (
        <>
          cierra en <CountdownClock endsAt={question.closesAt} offset={offset} />
        </>
      );
    case 'closing':
    case 'counting':
    case 'closed':
      return sayQuestionState(question.state);
  }
}

/** For how much somebody votes. */
export function VotesFor({ units }: { readonly units: readonly Holding[] }) {
  const words = useUnitWords();
  const total = sumCounts(units.map(({ weight }) => ({ weight, units: 1 })));
  return (
    <p className="text">
      Usted vota por <b>{sayUnits(total.units, words.term)}</b> ·{' '}
      <b>{sayHeld(total.weight, words.held)}</b>
    </p>
  );
}
