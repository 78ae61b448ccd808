import { formatPercent, formatWeight, presentResult, type QuestionResult } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { formatMoment } from '../../ui/formatMoment.ts';
import { ResultBars } from '../../ui/ResultBars.tsx';
import { SeatList } from '../../ui/SeatList.tsx';
import { verdictColor } from '../../ui/verdictTones.ts';
import { ReceiptsOfQuestion } from './ReceiptsOfQuestion.tsx';

interface ResultCardProps {
  readonly cot: string;
  readonly result: QuestionResult;
  readonly timeZone: string;
}

/** A closed question: the verdict, both counts of every answer, the base and the article. */
export function ResultCard({ cot, result, timeZone }: ResultCardProps) {
  const { bars, line, base, kind, word, sentence, seats } = presentResult(result);
  const { present, total } = result.quorum;
  return (
    <Paper component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={header}>
        <Typography color="textSecondary" sx={{ fontSize: 'inherit' }}>
          Pregunta {result.number} · cerrada {formatMoment(result.closedAt, timeZone)}
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
      <ResultBars caption={`Resultado de la pregunta ${result.number}`} bars={bars} line={line} />
      {seats.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <SeatList seats={seats} />
        </Box>
      )}
      <Typography sx={{ mt: 2, fontSize: 'inherit' }}>{sentence}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, fontSize: 'inherit' }}>
        {base}. Quórum al cerrar: {formatWeight(present.weight)} (
        {formatPercent(present.weight, total.weight)} del coeficiente total).
      </Typography>
      <ReceiptsOfQuestion cot={cot} questionId={result.questionId} number={result.number} />
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
