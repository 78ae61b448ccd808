import {
  presentResult,
  type QuestionResult,
  sayQuestionNumber,
  sayWinners,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { MeasureBars } from '../../ui/MeasureBars.tsx';
import { PublicScreen } from '../../ui/PublicScreen.tsx';
import { QuestionHeading } from '../../ui/QuestionHeading.tsx';

import { SeatList } from '../../ui/SeatList.tsx';
import { VerdictView } from '../../ui/VerdictView.tsx';

interface ResultScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly result: QuestionResult;
}

/** A double majority, or one that asked the absent, says more: then the word takes less room. */
const lettersBesideTheWord = 220;

/** What was decided: bars with the required line, the verdict in one word and one sentence. */
export function ResultScreen({ cot, assemblyName, result }: ResultScreenProps) {
  const { measures, base, seats, ...said } = presentResult(result);
  const verdict = { ...said, word: sayWinners(seats) ?? said.word };
  const bars = measures.flatMap((measure) => measure.bars);
  // Bars say who was elected, unless they are slates or there are none to tell.
  const isListed = bars.length === 0 || result.election?.kind === 'slates';
  const isLong = verdict.sentence.length > lettersBesideTheWord;
  const isCrowded = bars.length > 6 || isLong || (isListed && seats.length > 0);
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={`Pregunta ${sayQuestionNumber(result)} · Resultado`}
    >
      <QuestionHeading text={result.text} isCompact={isCrowded} />
      {isCrowded && <VerdictView {...verdict} isCompact />}
      <MeasureBars
        caption={`Resultado de la pregunta ${sayQuestionNumber(result)}`}
        measures={measures}
        isTight={isCrowded}
      />
      {isListed && <SeatList seats={seats} />}
      <Box sx={{ color: 'text.secondary' }}>{base}</Box>
      {!isCrowded && <VerdictView {...verdict} />}
    </PublicScreen>
  );
}
