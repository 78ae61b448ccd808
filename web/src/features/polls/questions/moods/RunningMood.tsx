import { type Mood, moodEndpoints, presentMood } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { MoodBars } from '../../../../ui/charts/MoodBars.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { TimeLeft } from '../TimeLeft.tsx';

interface RunningMoodProps extends Pick<Acting, 'act'> {
  readonly cot: string;
  readonly mood: Mood;
  readonly mayPress: boolean;
}

/** The card that the hall is answering, as the projector shows it. */
export function RunningMood({ cot, mood, mayPress, act }: RunningMoodProps) {
  const { value } = useLive(cot, 'question');
  const { moodId, closesAt } = mood;
  const counts = value?.mood ?? { answered: 0, counts: {} };
  const { bars, answered } = presentMood(mood, counts);
  return (
    <Box component="section" aria-label="Sondeo de ánimo" sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <MoodBars bars={bars} />
      <Typography color="textSecondary">{answered}. No es una votación.</Typography>
      <TimeLeft closesAt={closesAt} />
      {mayPress && (
        <BusyButton
          variant="outlined"
          onPress={() => act(moodEndpoints.endMood, { moodId })}
          sx={{ justifySelf: 'start' }}
        >
          Terminar el sondeo
        </BusyButton>
      )}
    </Box>
  );
}
