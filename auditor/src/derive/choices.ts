import type { Exclusions } from '../read/rule.ts';
import { type Counted, countRoll, type Figures } from './figures.ts';
import { excluder, muteReasons, type RollUnit } from './roll.ts';

/** The marks of an election, in one measure. */
export interface Choices extends Figures {
  readonly options: ReadonlyMap<string, bigint>;
}

/** The votes of each candidate in a measure. A head marks once: units that mark otherwise spoil its vote. */
export function choicesIn(
  roll: readonly RollUnit[],
  scope: string,
  exclusions: Exclusions,
): Choices {
  const isMute = excluder(roll, muteReasons(exclusions), exclusions.reach);
  const heard = roll.map((unit) => (isMute(unit) ? { ...unit, vote: null, marks: [] } : unit));
  const voters = scope === 'heads' ? withOneChoice(heard) : heard;
  const options = new Map<string, bigint>();
  const counted = new Set<string>();
  for (const { headId, marks, weight } of voters) {
    if (marks.length === 0 || (scope === 'heads' && counted.has(headId))) continue;
    counted.add(headId);
    const amount = scope === 'units' || scope === 'heads' ? 1n : weight;
    for (const mark of marks) options.set(mark, (options.get(mark) ?? 0n) + amount);
  }
  return { ...countRoll(voters, exclusions)(scope), options };
}

function withOneChoice(roll: readonly RollUnit[]): readonly RollUnit[] {
  const choices = new Map<string, Pick<RollUnit, 'vote' | 'marks'>>();
  for (const { headId, vote, marks } of roll) {
    if (vote === null) continue;
    const known = choices.get(headId);
    const isSame = known === undefined || (known.vote === vote && sameMarks(known.marks, marks));
    choices.set(headId, isSame ? { vote, marks } : { vote: 'null', marks: [] });
  }
  return roll.map((unit) => ({
    ...unit,
    ...(choices.get(unit.headId) ?? { vote: null, marks: [] }),
  }));
}

function sameMarks(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((mark) => others.includes(mark));
}

/** The election seen from one candidate: with one mark a ballot who prefers another is against, with several nobody is. */
export function seenFrom(
  optionId: string,
  roll: readonly RollUnit[],
  exclusions: Exclusions,
  isOne: boolean,
): Counted {
  return (scope) => {
    const { options, votes, ...bases } = choicesIn(roll, scope, exclusions);
    const favour = options.get(optionId) ?? 0n;
    const rest = votes.favour - favour;
    const others = isOne ? { against: rest, other: 0n } : { against: 0n, other: rest };
    return { ...bases, votes: { ...votes, favour, ...others } };
  };
}
