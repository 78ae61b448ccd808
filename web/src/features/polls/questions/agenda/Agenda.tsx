import {
  type AgendaPoint,
  type AssemblySession,
  lawWarnings,
  movableOf,
  outsideAgenda,
  type Question,
  type StoredResult,
  sessionMay,
  takesVotes,
} from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { useSession } from '../../../../firebase/session/session.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { type AgendaLaw, type BesideOpen, stageTitle, type WarningsOf } from '../besideOpen.ts';
import { OpenTogether } from '../opening/OpenTogether.tsx';
import { UnplannedActions } from '../opening/UnplannedActions.tsx';
import { ScriptButton } from '../script/ScriptButton.tsx';
import { StageDesk } from '../stage/StageDesk.tsx';
import { StageFrame } from '../stage/StageFrame.tsx';
import { useWriting } from '../useWriting.ts';
import { BallotPanel } from '../voting/BallotPanel.tsx';
import { ballotStepOf } from '../voting/ballotStep.ts';
import { AgendaList } from './AgendaList.tsx';
import { pointNameOf } from './agendaGroups.ts';
import { chooseQuestion } from './chooseQuestion.ts';
import { HallColumn } from './HallColumn.tsx';
import { nextQuestion } from './nextQuestion.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { StageControl } from './StageControl.tsx';

const ScreenLinks = comesLater(async () => (await import('./ScreenLinks.tsx')).ScreenLinks);
const QuestionDialog = comesLater(
  async () => (await import('../form/QuestionDialog.tsx')).QuestionDialog,
);

interface AgendaProps extends BesideOpen {
  readonly cot: string;
  readonly law: AgendaLaw;
  readonly meeting: AssemblySession;
  /** In the order of the agenda. */
  readonly questions: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  /** The points of the agenda, in their order. */
  readonly points?: readonly AgendaPoint[];
  readonly mayPress: boolean;
}

/** The agenda beside the question that is being worked on, and the screen of the hall. */
export function Agenda(props: AgendaProps) {
  const { cot, law, meeting, questions, results, mayPress, besideOpen, besideAsking, besideHall } =
    props;
  const { points = none, agenda } = props;
  const outsideOf = (question: Pick<Question, 'pointId' | 'rehearsal' | 'election'>) =>
    outsideAgenda({ assembly: law, session: meeting, points, question });
  const warningsOf: WarningsOf = (question) =>
    lawWarnings({ assembly: law, session: meeting, question });
  const waiting = props.besideAgenda;
  const { session } = useSession();
  const { written, writing, end } = useWriting();
  const [chosen, setChosen] = useState(namedInAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = chooseQuestion(questions, meeting, chosen?.questionId ?? null);

  // On a phone the question is above the list: choosing goes to it.
  useEffect(() => {
    if (chosen !== null) heading.current?.focus();
  }, [chosen]);

  const inHand = shown === null ? '' : `${shown.questionId} ${shown.state}`;
  // The scrolling before is over: the question is in sight again.
  useEffect(() => {
    if (inHand !== '') heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [inHand]);

  const ballotIds = shown?.ballotIds ?? [];
  const ballot = questions.filter(({ questionId }) => ballotIds.includes(questionId));
  const choose = (questionId: string) => setChosen({ questionId });
  const newQuestion = mayPress && (
    <Button
      variant={questions.length === 0 ? 'contained' : 'outlined'}
      startIcon={<AddIcon />}
      onClick={() => writing.begin({ editedId: null, terms: null })}
    >
      Nueva pregunta
    </Button>
  );
  const outline = (
    <AgendaList
      nowId={meeting.point?.pointId ?? null}
      shownId={shown?.questionId ?? null}
      onChoose={choose}
      {...{ points, questions, results }}
    />
  );
  const capture = shown !== null && takesVotes(shown) && besideOpen?.(shown);
  // A teller has their place beside the question.
  const isTelling = !mayPress && Boolean(capture) && sessionMay(session, 'captureVotes');
  const hall = (
    <HallColumn
      waiting={waiting}
      screen={
        <StageControl
          {...{ cot, questions, mayPress }}
          stage={meeting.stage}
          isFree={meeting.state === 'open' && meeting.openQuestionIds.length === 0}
        />
      }
    >
      {props.notes?.(meeting, shown)}
      {besideHall}
      <ScreenLinks cot={cot} />
    </HallColumn>
  );
  return (
    <>
      <StageFrame
        title={props.title ?? stageTitle}
        titleAs={props.titleAs}
        actions={
          <>
            {props.besideActions?.(meeting)}
            {mayPress && questions.length + points.length > 0 && (
              <ScriptButton {...{ cot, meeting, questions, results, points }} />
            )}
            {mayPress && (
              <UnplannedActions
                {...{ cot, law, meeting, outsideOf, warningsOf }}
                onSaved={choose}
              />
            )}
            {questions.length > 0 && mayPress && (
              <OpenTogether {...{ cot, law, meeting, questions, outsideOf }} onOpened={choose} />
            )}
            {questions.length > 0 && newQuestion}
          </>
        }
        main={
          <StageDesk
            subject={shown?.questionId ?? ''}
            mayPress={mayPress}
            withoutKeys={props.withoutKeys}
          >
            <Box sx={scrolls}>
              {ballot.length > 1 && (
                <BallotPanel {...{ cot, meeting, results, mayPress, ballot }} onChoose={choose} />
              )}
              {shown === null ? (
                <EmptyState title="Todavía no hay preguntas" action={newQuestion}>
                  {mayPress
                    ? 'Cree la primera pregunta; se abre cuando usted diga.'
                    : 'Las preguntas aparecerán aquí cuando la moderación las cree.'}
                </EmptyState>
              ) : (
                <QuestionPanel
                  key={shown.questionId}
                  heading={heading}
                  cot={cot}
                  meeting={meeting}
                  question={shown}
                  outside={outsideOf(shown)}
                  warnings={warningsOf(shown)}
                  pointName={pointNameOf(points, shown)}
                  other={
                    questions.find((one) => one.questionId === meeting.openQuestionIds[0]) ?? null
                  }
                  result={results.get(shown.questionId) ?? null}
                  {...neighboursOf(shown, questions)}
                  writing={writing}
                  repetition={questions.find((one) => one.repeats === shown.questionId) ?? null}
                  onChoose={choose}
                  isLed={mayPress && ballot.length > 1 && ballotStepOf(ballot, results) !== null}
                  next={nextQuestion(questions, shown)}
                  mayPress={mayPress}
                />
              )}
              {!isTelling && capture}
              {shown !== null &&
                results.get(shown.questionId)?.presumed !== undefined &&
                besideAsking?.(shown.questionId)}
            </Box>
          </StageDesk>
        }
        outline={
          agenda?.({ points, questions, meeting, outline }) ?? (
            <section aria-label="Preguntas">{outline}</section>
          )
        }
        hall={isTelling ? capture : hall}
        isHallWide={isTelling}
      />
      {written !== null && (
        <QuestionDialog
          law={law}
          warningsOf={warningsOf}
          points={points}
          pointId={meeting.point?.pointId ?? null}
          items={[...new Set(questions.flatMap(({ item = '' }) => (item === '' ? [] : [item])))]}
          {...written}
          onClose={end}
          onSaved={(questionId) => {
            end();
            choose(questionId);
          }}
        />
      )}
    </>
  );
}

const none: readonly AgendaPoint[] = [];

/** A reminder leads to its question. */
function namedInAddress(): { readonly questionId: string } | null {
  const questionId = new URLSearchParams(location.search).get('pregunta');
  return questionId === null ? null : { questionId };
}

/** A draft moves only among the drafts of its point: what was opened keeps its number, and so does what repeats it. */
function neighboursOf(shown: Question, questions: readonly Question[]) {
  const isBeside = ({ pointId = null }: Question) => pointId === (shown.pointId ?? null);
  const drafts = movableOf(questions.filter(isBeside));
  const place = drafts.indexOf(shown);
  const numberAt = (at: number) => (place < 0 ? null : (drafts[at]?.number ?? null));
  return { before: place === 0 ? null : numberAt(place - 1), after: numberAt(place + 1) };
}

const scrolls = {
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: { md: 'auto' },
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  pb: 1.5,
} as const;
