import {
  presentResult,
  type QuestionResult,
  sayDecisionQuorum,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { formatMoment } from '../../../ui/formatMoment.ts';
import { MeasureBars } from '../../../ui/MeasureBars.tsx';
import { SeatList } from '../../../ui/SeatList.tsx';
import { verdictColor } from '../../../ui/verdictTones.ts';
import { ReceiptsOfQuestion } from './ReceiptsOfQuestion.tsx';

interface ResultCardProps {
  readonly cot: string;
  readonly result: QuestionResult;
  readonly timeZone: string;
}

/** A closed question: the verdict, both counts of every answer, the base and the article. */
export function ResultCard({ cot, result, timeZone }: ResultCardProps) {
  const { measures, base, kind, word, sentence, seats } = presentResult(result);
  return (
    <Paper component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={header}>
        <Typography color="textSecondary" sx={{ fontSize: 'inherit' }}>
          Pregunta {sayQuestionNumber(result)} · cerrada {formatMoment(result.closedAt, timeZone)}
        </Typography>
        <Box component="strong" sx={{ color: verdictColor(kind), fontSize: '1.2em' }}>
          {word}
        </Box>
      </Box>
      <Typography
        variant="h3"
        component="h2"
        sx={{ my: 2, fontSize: '1.35em', overflowWrap: 'anywhere' }}
      >
        {result.text}
      </Typography>
      <MeasureBars
        caption={`Resultado de la pregunta ${sayQuestionNumber(result)}`}
        measures={measures}
      />
      {seats.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <SeatList seats={seats} />
        </Box>
      )}
      <Typography sx={{ mt: 2, fontSize: 'inherit' }}>{sentence}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, fontSize: 'inherit' }}>
        {base}. {sayDecisionQuorum(result)}.
      </Typography>
      <ReceiptsOfQuestion
        cot={cot}
        questionId={result.questionId}
        number={sayQuestionNumber(result)}
      />
    </Paper>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;
