import { type LiveVoting, presentResult, sayQuestionNumber } from '@asamblea/domain';
import { Box } from '@mui/material';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { screenSize } from '../../../ui/screenSize.ts';
import { verdictColor } from '../../../ui/verdictTones.ts';
import { severalGrid, severalText } from './severalGrid.ts';

interface VerdictsScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly votings: readonly LiveVoting[];
}

/** What was decided of several questions, a verdict each; the figures are on the page of results. */
export function VerdictsScreen({ cot, assemblyName, votings }: VerdictsScreenProps) {
  return (
    <PublicScreen cot={cot} title={assemblyName} moment="Resultados">
      <Box component="h1" sx={heading}>
        Resultados de {votings.length} preguntas
      </Box>
      <Box component="ol" sx={severalGrid(votings.length)}>
        {votings.map(({ question, result }) => {
          if (question === null || result === null) return null;
          const { word, kind, seats } = presentResult(result);
          return (
            <Box component="li" key={question.questionId} sx={row}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={severalText(votings.length)}>
                  <b>{sayQuestionNumber(question)}.</b> {question.text}
                </Box>
                {seats.length > 0 && (
                  <Box sx={{ color: 'text.secondary', fontSize: '0.85em' }}>
                    {seats.map(({ name }) => name).join(' · ')}
                  </Box>
                )}
              </Box>
              <Box
                component="strong"
                data-enters="verdict"
                sx={{ color: verdictColor(kind), fontSize: '1.2em' }}
              >
                {word}
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
  alignItems: 'baseline',
  gap: '1em',
  minWidth: 0,
  borderBottom: 1,
  borderColor: 'divider',
  pb: '0.3em',
} as const;
