import { addCounts, type Count, groupBy, nothing } from '@asamblea/domain';
import type { UnitPresence } from './presence.ts';

/** The drawing of a unit: `hall` also for those who signed on paper, `absent` also for those who left. */
export type MapMark = 'hall' | 'online' | 'absent';

export interface MapTower {
  /** Empty of units without a group. */
  readonly group: string;
  /** A unit each, in the order of the roster. */
  readonly marks: readonly MapMark[];
  readonly hall: Count;
  readonly online: Count;
  readonly all: Count;
}

/** The towers of a roster in its order, with the people present. No unit is named, and nobody. */
export function mapHall(rows: readonly UnitPresence[]): readonly MapTower[] {
  return [...groupBy(rows, ({ unit }) => unit.group)].map(([group, units]) => {
    const marks = units.map(markOf);
    const among = (mark: MapMark | null): Count =>
      units.reduce(
        (sum, row, place) =>
          mark === null || marks[place] === mark
            ? addCounts(sum, { weight: weightOf(row), units: 1 })
            : sum,
        nothing,
      );
    return { group, marks, hall: among('hall'), online: among('online'), all: among(null) };
  });
}

function markOf({ held }: UnitPresence): MapMark {
  if (held === null || !held.present) return 'absent';
  return held.channel === 'online' ? 'online' : 'hall';
}

/** A present unit weighs the figure that the accreditation recorded, as in the quorum. */
function weightOf({ unit, held }: UnitPresence): number {
  return held?.present === true ? held.weight : unit.weight;
}

/** Of a cell; a mark leaves a gap around it. */
export const cellSize = 10;

/**
 * The squares of a kind as one path, so that a tower is three shapes however many units it has: filled in the
 * hall, outlined online, and a dot where nobody is.
 */
export function markPath(marks: readonly MapMark[], kind: MapMark, columns: number): string {
  const [inset, side] = { hall: [1, 8], online: [2, 6], absent: [4, 2] }[kind] as [number, number];
  return marks
    .flatMap((mark, place) => {
      if (mark !== kind) return [];
      const x = (place % columns) * cellSize + inset;
      const y = Math.floor(place / columns) * cellSize + inset;
      return [`M${x} ${y}h${side}v${side}h-${side}z`];
    })
    .join('');
}
