import { presentResult, type QuestionResult } from '@asamblea/domain';
import { Box } from '@mui/material';
import { PublicScreen } from '../../ui/PublicScreen.tsx';
import { QuestionHeading } from '../../ui/QuestionHeading.tsx';
import { ResultBars } from '../../ui/ResultBars.tsx';
import { VerdictView } from '../../ui/VerdictView.tsx';

interface ResultScreenProps {
  readonly assemblyName: string;
  readonly result: QuestionResult;
}

/** What was decided: bars with the required line, the verdict in one word and one sentence. */
export function ResultScreen({ assemblyName, result }: ResultScreenProps) {
  const { bars, line, base, ...verdict } = presentResult(result);
  return (
    <PublicScreen title={assemblyName} moment={`Pregunta ${result.number} · Resultado`}>
      <QuestionHeading text={result.text} />
      <ResultBars caption={`Resultado de la pregunta ${result.number}`} bars={bars} line={line} />
      <Box sx={{ color: 'text.secondary' }}>{base}</Box>
      <VerdictView {...verdict} />
    </PublicScreen>
  );
}
