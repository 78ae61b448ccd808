import {
  type AgendaPoint,
  type Question,
  type StoredResult,
  sayQuestionNumber,
} from '@asamblea/domain';
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListSubheader,
  Paper,
  Typography,
} from '@mui/material';
import { Fragment, useId } from 'react';
import { StateChip } from '../../../../ui/StateChip.tsx';
import { questionStatus } from '../questionStatus.ts';
import { agendaGroups } from './agendaGroups.ts';

interface AgendaListProps {
  /** In their order. */
  readonly points: readonly AgendaPoint[];
  readonly questions: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly shownId: string;
  readonly onChoose: (questionId: string) => void;
}

/** Every question in order, with where it stands; pressing one shows it. */
export function AgendaList(props: AgendaListProps) {
  const { points, questions, results, shownId, onChoose } = props;
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ px: 2, pt: 2 }}>
        Preguntas
      </Typography>
      <List>
        {agendaGroups(points, questions).map((group) => (
          <Fragment key={group.questions[0]?.questionId}>
            {group.title !== '' && (
              <ListSubheader disableSticky sx={itemTitle}>
                {group.title}
              </ListSubheader>
            )}
            {group.questions.map((question) => (
              <AgendaRow
                key={question.questionId}
                question={question}
                result={results.get(question.questionId) ?? null}
                isShown={question.questionId === shownId}
                onChoose={onChoose}
              />
            ))}
          </Fragment>
        ))}
      </List>
    </Paper>
  );
}

interface AgendaRowProps extends Pick<AgendaListProps, 'onChoose'> {
  readonly question: Question;
  readonly result: StoredResult | null;
  readonly isShown: boolean;
}

function AgendaRow({ question, result, isShown, onChoose }: AgendaRowProps) {
  const { questionId, text, state, rehearsal = false } = question;
  return (
    <ListItem disablePadding>
      <ListItemButton
        selected={isShown}
        aria-current={isShown ? 'true' : undefined}
        onClick={() => onChoose(questionId)}
        sx={{ alignItems: 'flex-start', gap: 1.5 }}
      >
        <Typography component="span" sx={{ fontWeight: 700, minWidth: '1.5em' }}>
          {sayQuestionNumber(question)}.
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={twoLines}>
            {text}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
            <StateChip {...questionStatus(state, result)} />
            {rehearsal && (
              <Typography component="span" variant="body2" color="textSecondary">
                ensayo
              </Typography>
            )}
            {result?.shownAt === null && (
              <Typography component="span" variant="body2" color="textSecondary">
                sin mostrar
              </Typography>
            )}
          </Box>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

const itemTitle = {
  bgcolor: 'transparent',
  lineHeight: 1.3,
  pt: 1.5,
  pb: 0.5,
  fontWeight: 700,
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
