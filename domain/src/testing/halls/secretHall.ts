import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import type { Participation } from '../../polls/ballots/participation.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import type { SecretClosing } from '../../polls/results/decideSecretResult.ts';
import { headTally, tallyOf } from '../../polls/tallies/tally.ts';

const options = yesNoOptions({ blank: false, abstention: true });
const budget = matterRule(packOf('co-ph'), 'budget');

/** A secret question as it stands at its line. */
export function secretQuestion(requirement: Requirement = budget.requirement): Question {
  return {
    questionId: 'q',
    number: 1,
    text: '¿Aprueba el presupuesto?',
    options,
    rule: { ...budget, requirement },
    rulePack: 'co-ph',
    disclosure: 'secret',
    liveBars: false,
    durationSeconds: null,
    session: 1,
    state: 'counting',
    openedAt: 1,
    closesAt: null,
    quorumAtOpening: true,
    unitsAreHeads: true,
  };
}

/** The owner of each unit of a hall, and the holder of all that an owner has; absent: the owner. */
interface Owned {
  readonly owners: readonly string[];
  readonly holders?: Readonly<Record<string, string>>;
}

/**
 * A hall where somebody may own several units, which vote together: a choice for each owner, in the order of the first
 * unit of each; null did not vote.
 */
export function wholeHeadsHall(
  weights: readonly number[],
  { owners, holders = {} }: Owned,
  choices: readonly (string | null)[],
  requirement?: Requirement,
): SecretClosing {
  const heads = [...new Set(owners)];
  const choiceOf = (i: number) => choices[heads.indexOf(owners[i] ?? '')] ?? null;
  const hall = secretHall(
    weights,
    weights.map((_, i) => choiceOf(i)),
    requirement,
  );
  const { unitsAreHeads: _each, ...asked } = hall.question;
  const question = { ...asked, headsVoteWhole: true };
  const ownerOf = new Map(hall.units.map(({ unitId }, i) => [unitId, owners[i] ?? '']));
  const participations = hall.participations.map((one) => {
    const headId = ownerOf.get(one.unitId) ?? '';
    const personId = holders[headId] ?? headId;
    return { ...one, headId, personId, requestId: `r-${headId}` };
  });
  const marked = participations.map(({ unitId, headId }) => ({
    ...{ headId, optionIds: [choiceOf(Number(unitId.slice(1))) ?? ''] },
  }));
  return {
    ...{ ...hall, question, participations },
    units: hall.units.map((unit) => ({ ...unit, ownerIds: [ownerOf.get(unit.unitId) ?? ''] })),
    heads: headTally(question, marked) ?? {},
  };
}

/** A hall where everybody is present; a choice of null did not vote. Each unit is of its own owner. */
export function secretHall(
  weights: readonly number[],
  choices: readonly (string | null)[],
  requirement?: Requirement,
): SecretClosing {
  const units = weights.map((weight, i) => ({ unitId: `U${i}`, weight }));
  const voting = units.flatMap((unit, i) => {
    const optionId = choices[i] ?? null;
    return optionId === null ? [] : [{ ...unit, optionIds: [optionId] }];
  });
  return {
    question: secretQuestion(requirement),
    call: 1,
    closedAt: 7,
    units: units.map((unit) => ({
      ...unit,
      ownerIds: [`p-${unit.unitId}`],
      kind: 'casa',
      inArrears: false,
    })),
    attendance: units.map((unit) => ({ ...unit, present: true })),
    participations: voting.map(
      ({ unitId, weight }): Participation => ({
        ...{ unitId, weight, personId: `p-${unitId}` },
        ...{ castBy: 'u', requestId: 'r' },
      }),
    ),
    tally: tallyOf({}, voting),
  };
}
