import {
  type AgendaWarning,
  type AssemblySession,
  type Question,
  type StoredResult,
  sayQuestionNumber,
  stagedIds,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useMay } from '../../../../firebase/session/useMay.ts';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { AnnulledVote } from '../closed/AnnulledVote.tsx';
import { ClosedQuestion } from '../closed/ClosedQuestion.tsx';
import { CountingQuestion } from '../closed/CountingQuestion.tsx';
import { DraftQuestion } from '../draft/DraftQuestion.tsx';
import { questionStatus } from '../questionStatus.ts';
import type { Writing } from '../useWriting.ts';
import { OpenQuestion } from '../voting/OpenQuestion.tsx';
import { Protests } from '../voting/Protests.tsx';
import { NextQuestion } from './NextQuestion.tsx';
import { QuestionActs } from './QuestionActs.tsx';

interface QuestionPanelProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly cot: string;
  readonly meeting: AssemblySession;
  readonly question: Question;
  /** How its point of the agenda is called; empty when it has none. */
  readonly pointName: string;
  /** The question was not announced: the law on voting it; null when there is nothing to say. */
  readonly outside: AgendaWarning | null;
  /** The warnings of the law before it is opened. */
  readonly warnings: readonly string[];
  /** The question that is open in the session, be it this one or another. */
  readonly other: Question | null;
  readonly result: StoredResult | null;
  /** Numbers of the drafts before and after it. */
  readonly before: number | null;
  readonly after: number | null;
  readonly writing: Writing;
  readonly repetition: Question | null;
  readonly onChoose: (questionId: string) => void;
  /** The next step is taken with several at once. */
  readonly isLed: boolean;
  /** The question after this one; null when nothing is left. */
  readonly next: Question | null;
  readonly mayPress: boolean;
}

/** One question and its possible actions now. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { heading, question, pointName, result, before, after, writing, mayPress } = props;
  const { outside, warnings } = props;
  const { failure, act } = useAct();
  const mayAnnul = useMay('annulQuestion');
  const mayRecount = useMay('recountInHall');
  const { state } = question;
  const hasActs =
    mayPress &&
    state !== 'annulled' &&
    (state === 'draft' || mayAnnul || (mayRecount && state === 'closed'));
  return (
    <Paper component="section" aria-labelledby="shown-question" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography color="textSecondary">
          {question.rehearsal === true && 'Ensayo · '}Pregunta {sayQuestionNumber(question)}
          {pointName !== '' && <> · {pointName}</>}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <StateChip size="medium" {...questionStatus(state, result)} />
          {hasActs && (
            <QuestionActs
              {...{ question }}
              acts={{ before, after, writing, outside, warnings, act }}
            />
          )}
        </Box>
      </Box>
      <ActionFailure failure={failure} />
      <Typography
        id="shown-question"
        ref={heading}
        tabIndex={-1}
        variant={sizeOf(question.text)}
        component="h2"
        sx={{ mt: 1, mb: 2, overflowWrap: 'anywhere', outline: 'none', scrollMarginTop: 96 }}
      >
        {question.text}
      </Typography>
      <Protests protests={question.protests ?? []} />
      <Body {...props} />
    </Paper>
  );
}

/** A long question leaves its actions in sight. */
function sizeOf(text: string): 'h2' | 'h3' | 'body1' {
  if (text.length <= 130) return 'h2';
  return text.length <= 300 ? 'h3' : 'body1';
}

function Body(props: QuestionPanelProps) {
  const { cot, meeting, question, other, result, mayPress } = props;
  const { repetition, onChoose, isLed, next } = props;
  const onwards = meeting.state === 'open' && other === null && (
    <NextQuestion next={next} onChoose={onChoose} />
  );
  const { stage } = meeting;
  const staged = stagedIds(stage);
  const stagedAs = staged.includes(question.questionId) ? stage.mode : null;
  switch (question.state) {
    case 'draft':
      return (
        <DraftQuestion
          cot={cot}
          question={question}
          outside={props.outside}
          warnings={props.warnings}
          isSessionOpen={meeting.state === 'open'}
          openNumber={other === null ? null : sayQuestionNumber(other)}
          mayPress={mayPress}
          onGoToOpen={() => other !== null && onChoose(other.questionId)}
        />
      );
    case 'open':
      return (
        <OpenQuestion
          cot={cot}
          question={question}
          isStaged={stagedAs !== null}
          isLed={isLed}
          mayPress={mayPress}
        />
      );
    case 'closing':
    case 'counting':
      return <CountingQuestion question={question} mayPress={mayPress} />;
    case 'annulled':
      return <AnnulledVote {...{ question, result, repetition, mayPress, onChoose, onwards }} />;
    case 'closed':
      return (
        <ClosedQuestion
          {...{ result, mayPress, isLed, onwards, onChoose }}
          isOnScreen={stagedAs === 'result' && staged.length === 1}
        />
      );
  }
}
