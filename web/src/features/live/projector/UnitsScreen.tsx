import {
  groupTiles,
  type RollCallOrder,
  type ShownUnits,
  tilesInOrder,
  type UnitLabels,
  unitTiles,
} from '@asamblea/domain';
import { type ReactNode, useMemo } from 'react';
import { ShareBar } from '../../../ui/charts/ShareBar.tsx';
import { signedOptions } from '../../../ui/charts/signedOptions.ts';
import { PublicScreen } from '../../../ui/screens/PublicScreen.tsx';
import { QuestionHeading } from '../../../ui/screens/QuestionHeading.tsx';
import { RollCallLegend } from '../../../ui/walls/RollCallLegend.tsx';
import { RollCallWall } from '../../../ui/walls/RollCallWall.tsx';
import { VoteWall } from '../../../ui/walls/VoteWall.tsx';
import { WaitingWall } from '../../../ui/walls/WaitingWall.tsx';
import { WallLegend } from '../../../ui/walls/WallLegend.tsx';
import { OptionsShown } from './OptionsShown.tsx';
import { presentMissing } from './presentMissing.ts';
import type { UnitsSight } from './unitsSight.ts';

interface UnitsScreenProps {
  readonly cot: string;
  readonly title: string;
  readonly moment: ReactNode;
  readonly shown: ShownUnits;
  readonly labels: UnitLabels;
  readonly sight: UnitsSight;
  readonly order: RollCallOrder;
  /** The present state of the question. */
  readonly state?: ReactNode;
  /** Other ways to look at it. */
  readonly links?: ReactNode;
  readonly bars?: ReactNode;
}

/** The open question and its units, all of them at once: who is missing, who voted, or also what. */
export function UnitsScreen(props: UnitsScreenProps) {
  const { cot, title, moment, shown, labels, sight, order, state, links, bars } = props;
  const tiles = useMemo(() => unitTiles(shown, labels), [shown, labels]);
  const latest = shown.latest ?? noPlaces;
  const groups = useMemo(
    () => (sight === 'votos' ? tilesInOrder(tiles, order, latest) : groupTiles(tiles)),
    [tiles, sight, order, latest],
  );
  const options = useMemo(() => signedOptions(shown.question.options), [shown.question.options]);
  return (
    <PublicScreen cot={cot} title={title} moment={moment} isWhole>
      <QuestionHeading text={shown.question.text} isCompact />
      <Summary shown={shown} state={state} />
      {sight !== 'votos' && <OptionsShown options={shown.question.options} />}
      {sight === 'lista' && <WaitingWall groups={groups} />}
      {sight === 'muro' && <VoteWall groups={groups} />}
      {sight === 'votos' && (
        <RollCallWall groups={groups} units={tiles} options={options} isSpelt={order === 'time'} />
      )}
      <div className="units-screen-foot">
        {sight === 'muro' && <WallLegend groups={groups} />}
        {sight === 'votos' && <RollCallLegend options={options} units={tiles} />}
        {links}
      </div>
      {bars}
    </PublicScreen>
  );
}

function Summary({ shown, state }: Pick<UnitsScreenProps, 'shown' | 'state'>) {
  const { percent, share, units, state: said } = presentMissing(shown);
  return (
    <div className="units-summary">
      <div className="units-summary-row">
        <strong className="units-summary-figure">{said}</strong>
        <span>
          Han votado {units} · {percent}
        </span>
        <span className="units-summary-moment">{state}</span>
      </div>
      <ShareBar share={share} tone="primary" height="0.35em" />
    </div>
  );
}

const noPlaces: readonly number[] = [];
