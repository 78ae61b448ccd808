import type { Weight } from '../../kernel/weights/weight.ts';
import type { MarkLimits } from '../marks/marks.ts';
import {
  cellOf,
  roundingSteps,
  type SafePublication,
  type SecretResult,
} from './safePublication.ts';
import { narrow, type Publication } from './secretBallots.ts';

export interface MarkedResult extends SecretResult {
  readonly marks: MarkLimits;
  /** How many a ballot can choose among; `totals` has blank and abstention besides. */
  readonly candidates: number;
}

/**
 * The finest figures of ballots with several marks that decode nobody: no mark of a unit, nor of a
 * person's units as a block, is told for certain, also for somebody who knows another's ballots.
 *
 * Exact, where all weigh the same: two units may change whole ballots and no sum moves, so it is
 * enough that around every option there are others without that mark than any two people hold.
 * Rounded: every total has room for the heaviest block on both sides, so that it could have moved
 * that mark to any other candidate with nobody else moving. Anything else is called unsafe.
 */
export function marksPublication(result: MarkedResult): SafePublication {
  const { units, totals, impliedByVerdict, leastHolders } = result;
  const blocks = blocksOf(result);
  if (blocks.length < leastHolders) return { kind: 'verdict-only' };
  const heaviest = Math.max(...blocks);
  const votes = blocks.reduce((sum, weight) => sum + weight, 0);
  const isEven = new Set(units.map(({ weight }) => weight)).size === 1;
  const isHidden = Object.values(totals).every(
    (total) => total === 0 || votes - total >= 2 * heaviest,
  );
  if (isEven && isHidden) return { kind: 'exact', totals };
  if (!couldMoveMarks({ limits: result.marks, candidates: result.candidates }))
    return { kind: 'verdict-only' };
  for (const step of roundingSteps) {
    const intervals: Publication = Object.fromEntries(
      Object.entries(totals).map(([option, total]) => [option, cellOf(total, votes, step)]),
    );
    const hasRoom = Object.entries(intervals).every(([option, cell]) => {
      const implied = impliedByVerdict[option];
      const { low, high } = implied === undefined ? cell : narrow(cell, implied);
      const total = totals[option] ?? 0;
      return (low === 0 || total - heaviest >= low) && total + heaviest <= high;
    });
    if (hasRoom) return { kind: 'rounded', step, intervals };
  }
  return { kind: 'verdict-only' };
}

/** A voter who marked everything that can be marked has nowhere to move a mark, nor may drop it. */
export function couldMoveMarks(asked: {
  readonly limits: MarkLimits;
  readonly candidates: number;
}): boolean {
  const { limits, candidates } = asked;
  return limits.max < candidates || limits.min < limits.max;
}

function blocksOf({ units }: MarkedResult): readonly Weight[] {
  const blocks = new Map<string, Weight>();
  for (const { holderId, weight } of units) {
    blocks.set(holderId, (blocks.get(holderId) ?? 0) + weight);
  }
  return [...blocks.values()];
}
