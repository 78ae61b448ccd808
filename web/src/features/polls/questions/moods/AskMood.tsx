import MoodIcon from '@mui/icons-material/SentimentSatisfiedOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';

const AskMoodDialog = comesLater(async () => (await import('./AskMoodDialog.tsx')).AskMoodDialog);

/** A quick mood card: words or faces, two minutes, nobody's name and no verdict. */
export function AskMood({ act }: Pick<Acting, 'act'>) {
  const [moodId, setMoodId] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoodIcon />}
        onClick={() => {
          setUsed(true);
          setMoodId(crypto.randomUUID());
        }}
      >
        Sondeo de ánimo…
      </Button>
      {isUsed && <AskMoodDialog act={act} moodId={moodId} onClose={() => setMoodId(null)} />}
    </>
  );
}
