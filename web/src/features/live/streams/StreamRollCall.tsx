import {
  type LiveVoting,
  presentParticipation,
  type RollCallOrder,
  tilesInOrder,
  unitTiles,
} from '@asamblea/domain';
import { useUnitLabels } from '../../../firebase/records/useUnitLabels.ts';
import { signedOptions } from '../../../ui/charts/signedOptions.ts';
import { RollCallLegend } from '../../../ui/walls/RollCallLegend.tsx';
import { RollCallWall } from '../../../ui/walls/RollCallWall.tsx';
import { Panel, StreamHeading, StreamPanel } from './StreamPanel.tsx';
import { sayEnding } from './sayEnding.ts';
import type { StreamSource } from './streamSource.ts';

interface StreamRollProps {
  readonly cot: string;
  readonly source: StreamSource;
  readonly voting: LiveVoting;
  readonly order: RollCallOrder;
}

/** The vote of each unit, where the moderator made it public. */
export function StreamRollCall({ cot, source, voting, order }: StreamRollProps) {
  const shown = source.useUnits(cot)?.shown ?? null;
  const labels = useUnitLabels(cot, shown?.question.questionId ?? null);
  const { question } = voting;
  if (shown === null || labels === null || shown.question.questionId !== question.questionId) {
    return <StreamPanel votings={[voting]} />;
  }
  const units = unitTiles(shown, labels);
  const options = signedOptions(question.options);
  return (
    <Panel>
      <StreamHeading
        text={question.text}
        word={`${presentParticipation(shown).percent}${sayEnding([voting])}`}
      />
      <div className="stream-roll">
        <RollCallWall
          groups={tilesInOrder(units, order, shown.latest ?? [])}
          units={units}
          options={options}
          isSpelt={order === 'time'}
        />
      </div>
      <RollCallLegend options={options} units={units} />
    </Panel>
  );
}
