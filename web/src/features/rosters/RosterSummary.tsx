import { formatCount, formatWeight, wholeWeight } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { StateChip } from '../../ui/StateChip.tsx';

interface RosterSummaryProps {
  readonly units: number;
  readonly people: number;
  readonly totalWeight: number;
}

/** How many units and people, and how far the coefficients are from the 100 they should add up to. */
export function RosterSummary({ units, people, totalWeight }: RosterSummaryProps) {
  return (
    <Box component="dl" sx={figures}>
      <Figure name="Unidades" value={formatCount(units)} />
      <Figure name="Personas" value={formatCount(people)} />
      <Figure name="Suma de coeficientes" value={formatWeight(totalWeight)}>
        {units > 0 && <SumChip totalWeight={totalWeight} />}
      </Figure>
    </Box>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
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
    </div>
  );
}

function SumChip({ totalWeight }: { readonly totalWeight: number }) {
  const difference = wholeWeight - totalWeight;
  if (difference === 0) return <StateChip tone="success" label="Suma exacta" />;
  const size = formatWeight(Math.abs(difference));
  return (
    <StateChip
      tone="warning"
      label={difference > 0 ? `Faltan ${size} para 100` : `Sobran ${size} de 100`}
    />
  );
}

const figures = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
} as const;
