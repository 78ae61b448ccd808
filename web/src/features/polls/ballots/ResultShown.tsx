import {
  presentResult,
  type QuestionResult,
  sayDecisionQuorum,
  sayWinners,
} from '@asamblea/domain';
import { Paper, Typography } from '@mui/material';
import { MeasureBars } from '../../../ui/MeasureBars.tsx';
import { SeatList } from '../../../ui/SeatList.tsx';
import { VerdictView } from '../../../ui/VerdictView.tsx';

interface ResultShownProps {
  readonly result: QuestionResult;
}

/** What was decided, as the screen of the hall says it: verdict, sentence and bars. */
export function ResultShown({ result }: ResultShownProps) {
  const { measures, base, kind, word, sentence, seats } = presentResult(result);
  return (
    <Paper component="section" variant="outlined" aria-label="Resultado" sx={card}>
      <VerdictView kind={kind} word={sayWinners(seats) ?? word} sentence={sentence} isCompact />
      <MeasureBars caption={`Resultado de la pregunta ${result.number}`} measures={measures} />
      <SeatList seats={seats} />
      <Typography variant="body2" color="textSecondary">
        {base}. {sayDecisionQuorum(result)}.
      </Typography>
    </Paper>
  );
}

const card = { p: 2, display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' } as const;
