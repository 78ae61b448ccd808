import {
  groupTiles,
  type RollOrder,
  type ShownUnits,
  tilesInOrder,
  type UnitLabels,
  unitTiles,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { QuestionHeading } from '../../../ui/QuestionHeading.tsx';
import { RollLegend } from '../../../ui/RollLegend.tsx';
import { RollWall } from '../../../ui/RollWall.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { signedOptions } from '../../../ui/signedOptions.ts';
import { VoteWall } from '../../../ui/VoteWall.tsx';
import { WaitingWall } from '../../../ui/WaitingWall.tsx';
import { WallLegend } from '../../../ui/WallLegend.tsx';
import { presentMissing } from './presentMissing.ts';
import type { UnitsSight } from './unitsSight.ts';

interface UnitsScreenProps {
  readonly cot: string;
  readonly title: string;
  readonly moment: ReactNode;
  readonly shown: ShownUnits;
  readonly labels: UnitLabels;
  readonly sight: UnitsSight;
  readonly order: RollOrder;
  /** What happens with the question now. */
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
      {sight === 'lista' && <WaitingWall groups={groups} />}
      {sight === 'muro' && <VoteWall groups={groups} />}
      {sight === 'votos' && (
        <RollWall groups={groups} units={tiles} options={options} isSpelt={order === 'time'} />
      )}
      <Box sx={foot}>
        {sight === 'muro' && <WallLegend groups={groups} />}
        {sight === 'votos' && <RollLegend options={options} units={tiles} />}
        {links}
      </Box>
      {bars}
    </PublicScreen>
  );
}

function Summary({ shown, state }: Pick<UnitsScreenProps, 'shown' | 'state'>) {
  const { percent, share, units, state: said } = presentMissing(shown);
  return (
    <Box sx={{ display: 'grid', gap: '0.3em' }}>
      <Box sx={row}>
        <Box component="strong" sx={{ fontSize: '1.5em', lineHeight: 1 }}>
          {said}
        </Box>
        <span>
          Han votado {units} · {percent}
        </span>
        <Box component="span" sx={{ ml: 'auto' }}>
          {state}
        </Box>
      </Box>
      <ShareBar share={share} tone="primary" height="0.35em" />
    </Box>
  );
}

const noPlaces: readonly number[] = [];

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2em',
  rowGap: '0.2em',
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '1em',
} as const;
