import {
  presentResult,
  questionEndpoints,
  type StoredResult,
  sayDecisionQuorum,
  sayQuestionNumber,
} from '@asamblea/domain';
import ScreenIcon from '@mui/icons-material/CastOutlined';
import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { MeasureBars } from '../../../../ui/charts/MeasureBars.tsx';
import { verdictColor } from '../../../../ui/charts/verdictTones.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { SeatList } from '../../../../ui/lists/SeatList.tsx';
import { tieFigures } from '../../../../ui/text/tieFigures.ts';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';
import { ActionFailure } from '../ActionFailure.tsx';
import { NextAct } from '../stage/NextAct.tsx';
import { asksForElectionStep, ElectionSteps } from './ElectionSteps.tsx';

interface ClosedQuestionProps {
  readonly result: StoredResult | null;
  /** The hall is looking at this result. */
  readonly isOnScreen: boolean;
  /** The next step is taken with several at once. */
  readonly isLed: boolean;
  readonly mayPress: boolean;
  /** The next step; null while the session takes no questions. */
  readonly onwards: ReactNode;
  readonly onChoose: (questionId: string) => void;
}

/** The verdict with its figures, and the button that shows it to the hall. */
export function ClosedQuestion(props: ClosedQuestionProps) {
  const { result, isOnScreen, isLed, mayPress, onwards, onChoose } = props;
  const { failure, act } = useAct();
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  if (result === null) return <Loading shape="text" />;
  const isShown = result.shownAt !== null;
  const asksMore = asksForElectionStep(result);
  const show = () => act(questionEndpoints.showResults, { questionIds: [result.questionId] });
  const { kind, word, sentence, measures, base, seats } = presentResult(result);
  return (
    <>
      <Typography variant="h1" component="p" sx={{ color: verdictColor(kind) }}>
        {word}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>{tieFigures(sentence)}</Typography>
      <Box role="status">
        {isOnScreen && (
          <Alert severity="success" role="presentation">
            La sala está viendo este resultado.
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {mayPress && isShown && !isLed && !asksMore && onwards}
        {mayPress && !isShown && !isLed && (
          <NextAct word="Mostrar resultado" icon={<ScreenIcon />} does={show} />
        )}
        {mayPress && !isOnScreen && (isShown || isLed) && (
          <BusyButton variant="outlined" startIcon={<ScreenIcon />} onPress={show}>
            {isShown ? 'Mostrar otra vez' : 'Mostrar resultado'}
          </BusyButton>
        )}
      </Box>
      <ActionFailure failure={failure} />
      <ElectionSteps {...{ result, mayPress, act, onChoose }} leads={isShown && !isLed} />
      {seats.length > 0 && (
        <Box sx={{ mb: 3 }}>
          <SeatList seats={seats} />
        </Box>
      )}
      <MeasureBars
        caption={`Resultado de la pregunta ${sayQuestionNumber(result)}`}
        measures={measures}
      />
      <Typography color="textSecondary" variant="body2" sx={{ mt: 2, mb: 3 }}>
        Cerrada el {formatMoment(result.closedAt, timeZone)} · {base} · {sayDecisionQuorum(result)}
      </Typography>
      {!mayPress && !isShown && (
        <Typography color="textSecondary">Todavía no se ha mostrado a la sala.</Typography>
      )}
    </>
  );
}
