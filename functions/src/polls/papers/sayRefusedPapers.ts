import { describeRefusal, type PaperVoteDecided, type RefusedPaper } from '@asamblea/domain';
import type { readHallAt } from '../closing/readHallAt.ts';

/** The votes on paper that cannot be counted, each by the name of its unit and of its holder. */
export function sayRefusedPapers(
  refused: PaperVoteDecided['refused'],
  { units, attendance }: Awaited<ReturnType<typeof readHallAt>>,
): readonly RefusedPaper[] {
  const labels = new Map(units.map(({ unitId, label }) => [unitId, label]));
  const holders = new Map(attendance.map(({ unitId, personName }) => [unitId, personName]));
  return refused.map(({ unitId, refusal }) => {
    const label = labels.get(unitId) ?? unitId;
    const holder = holders.get(unitId);
    const name = holder === undefined ? label : `${label} (${holder})`;
    return { unitId, name, refusal: describeRefusal(refusal) };
  });
}
