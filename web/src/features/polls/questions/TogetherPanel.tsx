import {
  type AssemblySession,
  type LiveQuestion,
  presentParticipation,
  type Question,
  type StoredResult,
  sayQuestionNumber,
  stagedIds,
  takesVotes,
  votingIn,
} from '@asamblea/domain';
import { List, ListItem, ListItemButton, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useLive } from '../../../firebase/useLive.ts';
import { StateChip } from '../../../ui/StateChip.tsx';
import { questionStatus } from './questionStatus.ts';
import { TogetherControls } from './TogetherControls.tsx';

interface TogetherPanelProps {
  readonly cot: string;
  readonly meeting: AssemblySession;
  /** The questions that were opened at once, in their order. */
  readonly ballot: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly onChoose: (questionId: string) => void;
  readonly mayPress: boolean;
}

/** A ballot of several questions: how each goes, and what is done with all of them at once. */
export function TogetherPanel(props: TogetherPanelProps) {
  const { cot, meeting, ballot, results, onChoose, mayPress } = props;
  const titleId = useId();
  const { value: live } = useLive(cot, 'question');
  const staged = stagedIds(meeting.stage);
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2, mb: 3 }}>
      <Typography id={titleId} variant="h3" component="h2">
        Votación de {ballot.length} preguntas a la vez
      </Typography>
      <List disablePadding sx={{ my: 1 }}>
        {ballot.map((question) => {
          const { questionId, text, state } = question;
          const result = results.get(questionId) ?? null;
          const running = takesVotes(question) ? sayRunning(live, questionId) : null;
          return (
            <ListItem key={questionId} disablePadding>
              <ListItemButton onClick={() => onChoose(questionId)} sx={rowLook}>
                <Typography component="span" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
                  {sayQuestionNumber(question)}. {text}
                </Typography>
                {running !== null && (
                  <Typography component="span" color="textSecondary">
                    {running}
                  </Typography>
                )}
                <StateChip {...questionStatus(state, result)} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      {mayPress && (
        <TogetherControls
          ballot={ballot}
          results={results}
          live={live}
          areResultsOnScreen={meeting.stage.mode === 'result' && staged.length > 1}
        />
      )}
    </Paper>
  );
}

function sayRunning(live: LiveQuestion | null, questionId: string): string | null {
  const voting = votingIn(live, questionId);
  if (voting === null) return null;
  const { percent, units } = presentParticipation(voting);
  return `${percent} · ${units}`;
}

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  px: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;
