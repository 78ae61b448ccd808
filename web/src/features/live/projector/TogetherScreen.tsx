import {
  isSecret,
  type LiveVoting,
  presentParticipation,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { screenSize } from '../../../ui/screenSize.ts';
import { QuestionState } from './QuestionState.tsx';
import { severalGrid, severalText } from './severalGrid.ts';

interface TogetherScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly votings: readonly LiveVoting[];
}

/** Several questions that are voted at once: what each asks and how much of it has voted. */
export function TogetherScreen({ cot, assemblyName, votings }: TogetherScreenProps) {
  const open = votings.find(({ question }) => question?.state === 'open')?.question ?? null;
  const first = open ?? votings[0]?.question ?? null;
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={first === null ? '' : <QuestionState question={first} />}
    >
      <Box component="h1" sx={heading}>
        Votación de {votings.length} preguntas
      </Box>
      <Box component="ol" sx={severalGrid(votings.length)}>
        {votings.map(({ question, ...counts }) => {
          if (question === null) return null;
          const { percent, units, share } = presentParticipation(counts);
          return (
            <Box component="li" key={question.questionId} sx={{ minWidth: 0 }}>
              <Box sx={row}>
                <Box sx={severalText(votings.length)}>
                  <b>{sayQuestionNumber(question)}.</b> {question.text}
                </Box>
                <Box component="b" sx={{ fontSize: '1.3em', whiteSpace: 'nowrap' }}>
                  {percent}
                </Box>
              </Box>
              <ShareBar share={share} tone="primary" height="0.45em" />
              <Box sx={status}>
                {question.rehearsal === true && 'Ensayo, no cuenta · '}
                {isSecret(question) && 'Voto secreto · '}
                {question.state === 'open' ? (
                  `han votado ${units}`
                ) : (
                  <QuestionState question={question} />
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </PublicScreen>
  );
}

const heading = { m: 0, fontSize: screenSize(5, 1.4), lineHeight: 1.2 } as const;
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.8em',
  mb: '0.2em',
} as const;
const status = {
  color: 'text.secondary',
  fontSize: '0.85em',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
