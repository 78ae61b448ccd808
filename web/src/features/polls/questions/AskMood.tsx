import MoodIcon from '@mui/icons-material/SentimentSatisfiedOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { importWhenOnline } from '../../../firebase/importWhenOnline.ts';
import type { Acting } from '../../../firebase/useAct.ts';

const AskMoodDialog = lazy(() =>
  importWhenOnline(() => import('./AskMoodDialog.tsx')).then((loaded) => ({
    default: loaded.AskMoodDialog,
  })),
);

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
      {isUsed && (
        <Suspense fallback={null}>
          <AskMoodDialog act={act} moodId={moodId} onClose={() => setMoodId(null)} />
        </Suspense>
      )}
    </>
  );
}
