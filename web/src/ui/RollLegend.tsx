import { Box } from '@mui/material';
import { OptionSign, type SignedOption } from './OptionSign.tsx';
import type { WallUnit } from './wallUnit.ts';

interface RollLegendProps {
  readonly options: readonly SignedOption[];
  readonly units: readonly WallUnit[];
}

/** Beyond these, only those with most votes are told. */
const optionsTold = 12;

/** What each sign of a roll means, and how many units chose it. */
export function RollLegend({ options, units }: RollLegendProps) {
  const votes = new Map<string, number>();
  for (const optionId of units.flatMap(({ optionIds }) => optionIds)) {
    votes.set(optionId, (votes.get(optionId) ?? 0) + 1);
  }
  const countOf = ({ optionId }: SignedOption) => votes.get(optionId) ?? 0;
  const isCrowded = options.length > optionsTold;
  const ranked = [...options].sort((a, b) => countOf(b) - countOf(a));
  const told = isCrowded ? ranked.slice(0, optionsTold) : options;
  return (
    <Box
      component="ul"
      aria-label="Votos por opción, en unidades"
      sx={[legend, isCrowded && small]}
    >
      {told.map((option) => (
        <Box component="li" key={option.optionId} sx={entry}>
          <OptionSign option={option} />
          <span>{option.label}</span>
          <strong>{countOf(option)}</strong>
        </Box>
      ))}
      {isCrowded && <li>y {options.length - told.length} más con menos votos</li>}
    </Box>
  );
}

const legend = {
  listStyle: 'none',
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.4em',
  rowGap: '0.2em',
  fontSize: '0.9em',
} as const;

const small = { fontSize: '0.62em' } as const;

const entry = { display: 'flex', alignItems: 'center', gap: '0.4em', minWidth: 0 } as const;
