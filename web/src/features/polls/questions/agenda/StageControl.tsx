import {
  joinNumbers,
  moodOn,
  type Question,
  type Stage,
  sayQuestionNumber,
  stagedIds,
  stageEndpoints,
} from '@asamblea/domain';
import QuorumIcon from '@mui/icons-material/DonutLarge';
import BlankIcon from '@mui/icons-material/TvOff';
import { Box, Typography } from '@mui/material';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useSwitches } from '../../../../firebase/session/useSwitches.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ScreenMiniature } from '../../../../ui/screens/ScreenMiniature.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { AskMood } from '../moods/AskMood.tsx';
import { RunningMood } from '../moods/RunningMood.tsx';

interface StageControlProps {
  readonly cot: string;
  readonly stage: Stage;
  readonly questions: readonly Question[];
  /** No voting is open: nothing may be mistaken for it. */
  readonly isFree: boolean;
  readonly mayPress: boolean;
}

/** The present screen of the hall, and the two things that can be put there at any time. */
export function StageControl({ cot, stage, questions, isFree, mayPress }: StageControlProps) {
  const { failure, act } = useAct();
  const { hasOperation } = useSwitches();
  const mood = moodOn(stage);
  const mayAsk = hasOperation('askMood') && isFree && mood === null;
  const put = (mode: 'quorum' | 'blank') => act(stageEndpoints.setStage, { mode });
  return (
    <Box component="section" aria-label="Pantalla de la sala">
      <Typography role="status" sx={{ mb: 0.5, minHeight: '3em', lineHeight: 1.5 }}>
        En la pantalla de la sala: <strong>{sayStage(stage, questions)}</strong>
      </Typography>
      <ScreenMiniature
        title="Pantalla de la sala"
        path={`/votes/public?cot=${encodeURIComponent(cot)}`}
      />
      {mayPress && (
        <Box sx={buttons}>
          <BusyButton
            variant="outlined"
            aria-pressed={stage.mode === 'quorum'}
            sx={pressed}
            startIcon={<QuorumIcon />}
            onPress={() => put('quorum')}
          >
            Mostrar quórum
          </BusyButton>
          <BusyButton
            variant="outlined"
            aria-pressed={stage.mode === 'blank'}
            sx={pressed}
            startIcon={<BlankIcon />}
            onPress={() => put('blank')}
          >
            Pantalla en blanco
          </BusyButton>
          {mayAsk && <AskMood act={act} />}
        </Box>
      )}
      {mood !== null && <RunningMood {...{ cot, mood, mayPress, act }} />}
      <ActionFailure failure={failure} />
    </Box>
  );
}

function sayStage(stage: Stage, questions: readonly Question[]): string {
  switch (stage.mode) {
    case 'quorum':
      return 'su quórum';
    case 'blank':
      return 'en blanco';
    case 'mood':
      return `el sondeo «${stage.mood.text}»`;
    case 'question':
    case 'result': {
      const staged = stagedIds(stage);
      const numbers = questions
        .filter(({ questionId }) => staged.includes(questionId))
        .map(sayQuestionNumber);
      const names =
        numbers.length > 1 ? `preguntas ${joinNumbers(numbers)}` : `pregunta ${numbers}`;
      if (stage.mode === 'question') return names;
      return numbers.length > 1 ? `resultados de las ${names}` : `resultado de la ${names}`;
    }
  }
}

/** The present screen of the hall is marked, and not offered as the next step. */
const pressed = {
  '&[aria-pressed="true"]': { bgcolor: 'action.selected', borderWidth: 2, fontWeight: 700 },
} as const;

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  '& .MuiButton-root': { flex: '1 1 auto', px: 1, fontSize: '0.875rem' },
} as const;
