import { useMemo } from 'react';
import { OptionSign, type SignedOption } from '../charts/OptionSign.tsx';
import { HiddenTable } from '../lists/HiddenTable.tsx';
import { TileWall } from './TileWall.tsx';
import type { WallGroup, WallUnit } from './wallUnit.ts';

interface RollWallProps {
  /** The groups in reading order. */
  readonly groups: readonly WallGroup[];
  /** Every unit, for those who do not see the drawing. */
  readonly units: readonly WallUnit[];
  readonly options: readonly SignedOption[];
  /** The units are few: each has the words of its vote. */
  readonly isSpelt?: boolean;
}

/** The vote of each unit, by a sign and a colour beside it: `RollLegend` explains them. */
export function RollCallWall({ groups, units, options, isSpelt = false }: RollWallProps) {
  const drawn = useMemo(() => {
    const optionOf = new Map(options.map((option) => [option.optionId, option]));
    return groups.map(({ name, tiles }) => ({
      name,
      tiles: tiles.map(({ unitIndex, label, state, optionIds }) => {
        const chosen = optionIds.flatMap((id) => optionOf.get(id) ?? []);
        return {
          id: unitIndex,
          label: isSpelt ? spell(label, chosen) : label,
          state,
          mark: chosen.map((option) => <OptionSign key={option.optionId} option={option} />),
          tone: chosen.length === 1 ? chosen[0]?.tone : undefined,
          markKey: optionIds.join(),
        };
      }),
    }));
  }, [groups, options, isSpelt]);
  const most = units.reduce((marks, { optionIds }) => Math.max(marks, optionIds.length), 1);
  return (
    <>
      <TileWall groups={drawn} extra={most * 1.6} />
      <HiddenTable
        caption="Lo que votó cada unidad"
        columns={['Unidad', 'Voto']}
        rows={units
          .filter(({ state }) => state !== 'absent')
          .map(({ label, optionIds }) => [label, sayOptions(optionIds, options)])}
      />
    </>
  );
}

function spell(label: string, chosen: readonly SignedOption[]): string {
  return chosen.length === 1 ? `${label} · ${chosen[0]?.label ?? ''}` : label;
}

function sayOptions(optionIds: readonly string[], options: readonly SignedOption[]): string {
  if (optionIds.length === 0) return 'No ha votado';
  return options
    .filter(({ optionId }) => optionIds.includes(optionId))
    .map(({ label }) => label)
    .join(', ');
}
