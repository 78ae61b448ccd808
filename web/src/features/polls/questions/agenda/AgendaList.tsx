import {
  type AgendaPoint,
  type Question,
  type StoredResult,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { use } from 'react';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { questionStatus } from '../questionStatus.ts';
import { ReachContext } from '../reach/reachContext.ts';
import { agendaGroups } from './agendaGroups.ts';

interface AgendaListProps {
  /** In their order. */
  readonly points: readonly AgendaPoint[];
  /** The point that is treated. */
  readonly nowId: string | null;
  readonly questions: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly shownId: string | null;
  readonly onChoose: (questionId: string) => void;
}

/** The points in order with their questions inside, and where each stands; pressing a question shows it. */
export function AgendaList(props: AgendaListProps) {
  const { points, nowId, questions, results, shownId, onChoose } = props;
  return (
    <Box component="ol" sx={plain}>
      {agendaGroups(points, questions).map(({ pointId, title, questions: own }) => {
        const isNow = pointId !== null && pointId === nowId;
        return (
          <Box
            component="li"
            key={pointId ?? own[0]?.questionId}
            aria-current={isNow ? 'step' : undefined}
            sx={isNow ? now : {}}
          >
            {title !== '' && (
              <Box sx={head}>
                <Typography component="span" sx={pointTitle}>
                  {title}
                </Typography>
                {isNow && <StateChip label="Ahora" tone="info" />}
              </Box>
            )}
            {own.length > 0 && (
              <List disablePadding>
                {own.map((question) => (
                  <AgendaRow
                    key={question.questionId}
                    question={question}
                    result={results.get(question.questionId) ?? null}
                    isShown={question.questionId === shownId}
                    onChoose={onChoose}
                  />
                ))}
              </List>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

interface AgendaRowProps extends Pick<AgendaListProps, 'onChoose'> {
  readonly question: Question;
  readonly result: StoredResult | null;
  readonly isShown: boolean;
}

function AgendaRow({ question, result, isShown, onChoose }: AgendaRowProps) {
  const { questionId, text, state, rehearsal = false } = question;
  const reach = use(ReachContext)?.reaches.get(questionId);
  return (
    <ListItem disablePadding>
      <ListItemButton
        selected={isShown}
        aria-current={isShown ? 'true' : undefined}
        onClick={() => onChoose(questionId)}
        sx={{ alignItems: 'flex-start', gap: 1, px: 1, py: 0.75, borderRadius: 1 }}
      >
        <Typography component="span" sx={{ fontWeight: 700, minWidth: '1.5em' }}>
          {sayQuestionNumber(question)}.
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={twoLines}>
            {text}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.25 }}>
            <StateChip {...questionStatus(state, result)} />
            {reach !== undefined && 'lacks' in reach && (
              <StateChip label="No alcanza" tone="warning" />
            )}
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

const plain = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 } as const;
/** The width is there for each, so that going from one to the next moves nothing. */
const head = { display: 'flex', alignItems: 'flex-start', gap: 1, px: 1, py: 0.5 } as const;
const now = { borderRadius: 1, bgcolor: 'action.hover' } as const;
const pointTitle = {
  flex: 1,
  minWidth: 0,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
} as const;
