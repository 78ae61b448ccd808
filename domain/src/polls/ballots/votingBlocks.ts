import type { Weight } from '../../kernel/weights/weight.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Question } from '../questions/question.ts';
import type { Participation } from './participation.ts';

/** The units that gave one answer: one unit, or all the units with which a head voted. */
export interface VotingBlock {
  /** Of the first of its units. */
  readonly unitId: string;
  readonly personId: string;
  readonly weight: Weight;
  readonly units: number;
}

type Voted = Pick<Participation, 'unitId' | 'personId' | 'weight' | 'headId'>;

/** The answers that came in, each with all that it carries: nobody could have answered them apart. */
export function votingBlocks(
  { headsVoteWhole = false }: Pick<Question, 'headsVoteWhole'>,
  voted: readonly Voted[],
): readonly VotingBlock[] {
  const blocks = new Map<string, VotingBlock>();
  for (const { unitId, personId, weight, headId } of voted) {
    const key = headsVoteWhole ? (headId ?? unitId) : unitId;
    const { weight: before, units, ...first } = blocks.get(key) ?? { ...none, unitId, personId };
    blocks.set(key, { ...first, weight: before + weight, units: units + 1 });
  }
  return [...blocks.values()];
}

const none = { weight: 0, units: 0 } as const;

/** Whether each head of the roster that took part did so once: one holder, one sending, and under its own name. */
export function areWholeHeads(
  participations: readonly Participation[],
  units: readonly Pick<Unit, 'unitId' | 'ownerIds'>[],
): boolean {
  const headOf = new Map(units.map((unit) => [unit.unitId, headIdOf(unit)]));
  const isOwn = participations.every(({ unitId, headId }) => headOf.get(unitId) === headId);
  return isOwn && votedOnce(participations);
}

/**
 * The same for stored votes, without their roster: every unit says its head, and each head came in one
 * submission.
 */
export function votedOnce(participations: readonly Participation[]): boolean {
  const sendings = new Map<string, string>();
  return participations.every(({ headId, personId, castBy, requestId }) => {
    if (headId === undefined) return false;
    const sending = JSON.stringify([personId, castBy, requestId]);
    const before = sendings.get(headId) ?? sending;
    sendings.set(headId, before);
    return before === sending;
  });
}
