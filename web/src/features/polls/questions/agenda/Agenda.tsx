import {
  type AgendaPoint,
  type AssemblySession,
  lawWarnings,
  movableOf,
  outsideAgenda,
  type Question,
  type StoredResult,
  takesVotes,
} from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { comesLater } from '../../../../firebase/comesLater.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Page } from '../../../../ui/Page.tsx';
import type { AgendaLaw, BesideOpen, WarningsOf } from '../besideOpen.ts';
import { OpenTogether } from '../opening/OpenTogether.tsx';
import { UnplannedActions } from '../opening/UnplannedActions.tsx';
import { ScriptButton } from '../script/ScriptButton.tsx';
import { useWriting } from '../useWriting.ts';
import { BallotPanel } from '../voting/BallotPanel.tsx';
import { ballotStepOf } from '../voting/ballotStep.ts';
import { AgendaList } from './AgendaList.tsx';
import { pointNameOf } from './agendaGroups.ts';
import { chooseQuestion } from './chooseQuestion.ts';
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

/** The agenda beside the question that is being worked on, and what the hall is looking at. */
export function Agenda(props: AgendaProps) {
  const { cot, law, meeting, questions, results, mayPress, besideOpen, besideAsking } = props;
  const { points = none, agenda } = props;
  const outsideOf = (question: Pick<Question, 'pointId' | 'rehearsal' | 'election'>) =>
    outsideAgenda({ assembly: law, session: meeting, points, question });
  const warningsOf: WarningsOf = (question) =>
    lawWarnings({ assembly: law, session: meeting, question });
  const isVoting = meeting.openQuestionIds.length > 0;
  const waiting = props.besideAgenda;
  const { written, writing, end } = useWriting();
  const [chosen, setChosen] = useState(namedInAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = chooseQuestion(questions, meeting, chosen?.questionId ?? null);

  // On a phone the question is above the list: choosing goes to it.
  useEffect(() => {
    if (chosen !== null) heading.current?.focus();
  }, [chosen]);

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
  return (
    <Page
      title="Votaciones"
      width="wide"
      actions={
        <>
          {props.besideActions?.(meeting)}
          {mayPress && questions.length + points.length > 0 && (
            <ScriptButton {...{ cot, meeting, questions, results, points }} />
          )}
          {mayPress && (
            <UnplannedActions {...{ cot, law, meeting, outsideOf, warningsOf }} onSaved={choose} />
          )}
          {questions.length > 0 && mayPress && (
            <OpenTogether {...{ cot, law, meeting, questions, outsideOf }} onOpened={choose} />
          )}
          {questions.length > 0 && newQuestion}
        </>
      }
    >
      {!isVoting && waiting}
      <StageControl
        {...{ cot, questions, mayPress }}
        stage={meeting.stage}
        isFree={meeting.state === 'open' && meeting.openQuestionIds.length === 0}
      />
      {agenda?.({ points, questions, meeting })}
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
        <Box sx={columns}>
          <Box sx={stacked}>
            <QuestionPanel
              key={shown.questionId}
              heading={heading}
              cot={cot}
              meeting={meeting}
              question={shown}
              outside={outsideOf(shown)}
              warnings={warningsOf(shown)}
              pointName={pointNameOf(points, shown)}
              other={questions.find((one) => one.questionId === meeting.openQuestionIds[0]) ?? null}
              result={results.get(shown.questionId) ?? null}
              {...neighboursOf(shown, questions)}
              writing={writing}
              repetition={questions.find((one) => one.repeats === shown.questionId) ?? null}
              onChoose={choose}
              isLed={mayPress && ballot.length > 1 && ballotStepOf(ballot, results) !== null}
              next={nextQuestion(questions, shown)}
              mayPress={mayPress}
            />
            {takesVotes(shown) && besideOpen?.(shown)}
            {results.get(shown.questionId)?.presumed !== undefined &&
              besideAsking?.(shown.questionId)}
          </Box>
          <AgendaList
            points={points}
            questions={questions}
            results={results}
            shownId={shown.questionId}
            onChoose={choose}
          />
        </Box>
      )}
      {isVoting && waiting}
      <ScreenLinks cot={cot} />
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
    </Page>
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

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  mb: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 24rem)' },
} as const;
