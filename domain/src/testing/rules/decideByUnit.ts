import { type DecidingLaw, ruleOfMatter } from '../../laws/assemblies/majorities.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import { decideResult } from '../../polls/results/decideResult.ts';

/** Thirty-nine homes and thirteen parkings, all there; so many of each in favour of the rules, the rest against. */
export function decideByUnit(law: Partial<DecidingLaw>, homes: number, parkings: number) {
  const question = byUnitQuestion(law);
  const unit = (kind: string, i: number) => ({ unitId: `${kind}-${i}`, kind, weight: 1_000_000 });
  const built = [
    ...Array.from({ length: 39 }, (_, i) => ({ ...unit('Apto', i), isFor: i < homes })),
    ...Array.from({ length: 13 }, (_, i) => ({ ...unit('Garaje', i), isFor: i < parkings })),
  ];
  return decideResult({
    ...{ question, call: 1, closedAt: 7 },
    units: built.map((one) => ({ ...one, ownerIds: [one.unitId], inArrears: false })),
    attendance: built.map((one) => ({ ...one, present: true })),
    ballots: built.map(({ unitId, weight, isFor }) => ({
      ...{ unitId, weight, optionIds: [isFor ? 'favour' : 'against'] },
    })),
  });
}

/** About the rules of living together, which are voted by unit where all is housing. */
export function byUnitQuestion(law: Partial<DecidingLaw>): Question {
  return {
    ...{ questionId: 'q', number: 1, text: '¿Se aprueba?', rulePack: 'co-ph' },
    rule: ruleOfMatter({ rulePack: 'co-ph', ...law }, 'coexistence-rules'),
    options: yesNoOptions({ blank: false, abstention: false }),
    ...{ liveBars: false, durationSeconds: null, session: 1, state: 'counting', openedAt: 1 },
    ...{ closesAt: null, quorumAtOpening: true },
  };
}
