import { type LiveVoting, presentRunning } from '@asamblea/domain';
import { useShown } from '../../../firebase/live/useShown.ts';
import { useUnitLabels } from '../../../firebase/records/useUnitLabels.ts';
import { ResultBars } from '../../../ui/charts/ResultBars.tsx';
import { questionMoment } from './questionMoment.ts';
import { UnitsScreen } from './UnitsScreen.tsx';
import { askedOrder } from './unitsSight.ts';
import { VotingScreen } from './VotingScreen.tsx';
import { VotingStatus } from './VotingStatus.tsx';

interface RollScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly voting: LiveVoting;
}

/** A question whose votes are public one by one: what each unit votes, as it comes in. */
export function RollCallScreen({ cot, assemblyName, voting }: RollScreenProps) {
  const { question } = voting;
  const { value } = useShown(cot, 'missing');
  const shown = value?.shown ?? null;
  const labels = useUnitLabels(cot, shown?.question.questionId ?? null);
  if (shown === null || labels === null || shown.question.questionId !== question.questionId) {
    return <VotingScreen {...{ cot, assemblyName }} votings={[voting]} />;
  }
  const bars = presentRunning(voting);
  return (
    <UnitsScreen
      cot={cot}
      title={assemblyName}
      moment={questionMoment(question)}
      {...{ shown, labels }}
      sight="votos"
      order={askedOrder(location.search, question.roll)}
      state={<VotingStatus question={question} />}
      bars={
        bars !== null &&
        bars.length <= 5 && (
          <ResultBars caption="Votos hasta ahora" {...{ bars, line: null }} isTight />
        )
      }
    />
  );
}
