import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { UnitLabels } from '../../people/rosters/unitLabels.ts';
import type { RollCallOrder } from '../../polls/questions/rollCallOrder.ts';
import type { ShownUnits } from './liveMissing.ts';
import { unpackUnitIndexes } from './liveMissing.ts';

/** A unit on a public screen. */
export interface UnitTile {
  readonly unitIndex: number;
  readonly label: string;
  readonly group: string;
  /** A unit that voted and left counts as voted. */
  readonly state: 'absent' | 'here' | 'voted';
  /** The vote of the unit, in the order of the question; empty unless the roll is public. */
  readonly optionIds: readonly string[];
}

/** Tiles that stand together: a tower, or all of them. */
export interface TileGroup {
  readonly name: string;
  readonly tiles: readonly UnitTile[];
}

/** Every unit of the roster in its order, as far as the screen may know it. */
export function unitTiles(shown: ShownUnits, labels: UnitLabels): readonly UnitTile[] {
  const [present, voted] = [unpackUnitIndexes(shown.present), unpackUnitIndexes(shown.seen)];
  const chosen = shown.question.options.map(
    ({ optionId }) => [optionId, unpackUnitIndexes(shown.choices?.[optionId] ?? '')] as const,
  );
  return labels.labels.map((label, unitIndex) => ({
    unitIndex,
    label,
    group: labels.groups[labels.groupOf[unitIndex] ?? 0] ?? '',
    state: voted.has(unitIndex) ? 'voted' : present.has(unitIndex) ? 'here' : 'absent',
    optionIds: chosen.flatMap(([optionId, unitIndexes]) =>
      unitIndexes.has(unitIndex) ? [optionId] : [],
    ),
  }));
}

/** The groups in the order in which the roster names them. A roster without groups is one. */
export function groupTiles(tiles: readonly UnitTile[]): readonly TileGroup[] {
  const groups = groupBy(tiles, ({ group }) => group);
  return [...groups].map(([name, some]) => ({ name, tiles: some }));
}

/** More than are read at a glance. */
const latestRead = 24;

/** The roll as it is read: by group, by unit, or only the latest votes, newest first. */
export function tilesInOrder(
  tiles: readonly UnitTile[],
  order: RollCallOrder,
  latest: readonly number[],
): readonly TileGroup[] {
  switch (order) {
    case 'group':
      return groupTiles(tiles);
    case 'unit':
      return [{ name: '', tiles: [...tiles].sort(byLabel) }];
    case 'time': {
      const newest = latest.slice(-latestRead).reverse();
      return [{ name: '', tiles: newest.flatMap((unitIndex) => tiles[unitIndex] ?? []) }];
    }
  }
}

const natural = new Intl.Collator('es', { numeric: true });

function byLabel(a: UnitTile, b: UnitTile): number {
  return natural.compare(a.label, b.label) || a.unitIndex - b.unitIndex;
}
