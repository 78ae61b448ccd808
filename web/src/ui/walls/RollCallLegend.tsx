import { OptionSign, type SignedOption } from '../charts/OptionSign.tsx';
import { classes } from '../widgets/classes.ts';
import type { WallUnit } from './wallUnit.ts';

interface RollLegendProps {
  readonly options: readonly SignedOption[];
  readonly units: readonly WallUnit[];
}

/** Beyond these, only those with most votes are told. */
const optionsTold = 12;

/** The meaning of each sign of a roll, and how many units chose it. */
export function RollCallLegend({ options, units }: RollLegendProps) {
  const votes = new Map<string, number>();
  for (const optionId of units.flatMap(({ optionIds }) => optionIds)) {
    votes.set(optionId, (votes.get(optionId) ?? 0) + 1);
  }
  const countOf = ({ optionId }: SignedOption) => votes.get(optionId) ?? 0;
  const isCrowded = options.length > optionsTold;
  const ranked = [...options].sort((a, b) => countOf(b) - countOf(a));
  const told = isCrowded ? ranked.slice(0, optionsTold) : options;
  return (
    <ul
      aria-label="Votos por opción, en unidades"
      className={classes('roll-legend', isCrowded && 'roll-legend-small')}
    >
      {told.map((option) => (
        <li key={option.optionId} className="roll-legend-entry">
          <OptionSign option={option} />
          <span>{option.label}</span>
          <strong>{countOf(option)}</strong>
        </li>
      ))}
      {isCrowded && <li>y {options.length - told.length} más con menos votos</li>}
    </ul>
  );
}
