import { type Mood, type MoodCounts, presentMood } from '@asamblea/domain';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { MoodBars } from '../../../ui/charts/MoodBars.tsx';
import { PublicScreen } from '../../../ui/screens/PublicScreen.tsx';
import { QuestionHeading } from '../../../ui/screens/QuestionHeading.tsx';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';

interface MoodScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly mood: Mood;
  readonly counts: MoodCounts;
}

/** A mood card: how the hall feels, by people. It says first of all that it is no vote. */
export function MoodScreen({ cot, assemblyName, mood, counts }: MoodScreenProps) {
  const offset = useServerOffset(true);
  const { bars, answered } = presentMood(mood, counts);
  return (
    <PublicScreen cot={cot} title={assemblyName} moment="Sondeo · No es una votación">
      <QuestionHeading text={mood.text} />
      <MoodBars bars={bars} />
      <div className="muted">
        {answered} · termina en <CountdownClock endsAt={mood.closesAt} offset={offset} />
      </div>
    </PublicScreen>
  );
}
