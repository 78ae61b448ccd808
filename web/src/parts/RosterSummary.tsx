import {
  formatCount,
  formatWeight,
  hasWhole,
  plainWords,
  sayWeight,
  sumProof,
  type WeightMeasure,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { StateChip } from '../ui/frames/StateChip.tsx';
import { useHoldingWords } from './useHoldingWords.ts';

interface RosterSummaryProps {
  readonly units: number;
  readonly people: number;
  readonly totalWeight: number;
  /** Owners told apart by the set of people who own each unit. */
  readonly heads?: number;
  readonly measure?: WeightMeasure;
}

/** How many units and people, and how far the coefficients are from the 100 they should add up to. */
export function RosterSummary(props: RosterSummaryProps) {
  const { units, people, totalWeight, heads, measure = 'percent' } = props;
  const { weight } = useHoldingWords();
  const counted = weight.one === undefined ? 'coeficientes' : weight.noun;
  return (
    <Box component="dl" sx={figures}>
      <Figure name="Unidades" value={formatCount(units)} />
      <Figure name="Personas" value={formatCount(people)} />
      {heads !== undefined && <Figure name="Dueños distintos" value={formatCount(heads)} />}
      <Figure name={`Suma de ${counted}`} value={sayTotal(totalWeight, measure)} isLong>
        {units > 0 && hasWhole(measure) && <SumChip totalWeight={totalWeight} measure={measure} />}
      </Figure>
    </Box>
  );
}

/** `100,0000`, `62,5000`; for a count, `1.000` or `36.384,788417 millones`. */
function sayTotal(totalWeight: number, measure: WeightMeasure): string {
  const isShares = measure === 'shares' || measure === 'shareMillions';
  return isShares ? sayWeight(totalWeight, { ...plainWords, measure }) : formatWeight(totalWeight);
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** The text below must not be cut on a phone. */
  readonly isLong?: boolean;
  readonly children?: ReactNode;
}

function Figure({ name, value, isLong = false, children }: FigureProps) {
  return (
    <Box sx={isLong ? { gridColumn: { xs: '1 / -1', sm: 'auto' } } : undefined}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0 }}>
        {value}
      </Typography>
      {children !== undefined && (
        <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

function SumChip(props: { readonly totalWeight: number; readonly measure: WeightMeasure }) {
  const { isExact, text } = sumProof(props.totalWeight, props.measure);
  return isExact ? (
    <StateChip tone="success" label="Suma exacta" />
  ) : (
    <StateChip tone="warning" label={text} />
  );
}

const figures = {
  m: 0,
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 128px), 1fr))',
} as const;
