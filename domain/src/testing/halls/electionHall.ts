import type { ElectionTerms } from '../../polls/marks/marks.ts';
import { markedAs } from '../../polls/marks/marks.ts';
import type { Option } from '../../polls/marks/option.ts';
import type { Question } from '../../polls/questions/question.ts';
import type { SecretClosing } from '../../polls/results/decideSecretResult.ts';
import { tallyOf } from '../../polls/tallies/tally.ts';
import { secretQuestion } from './secretHall.ts';

/** `electionOf('people', 'Ana Beto', { seats: 2 })`: each letter or name a candidate, then blank and abstention. */
export function electionOf(
  kind: ElectionTerms['kind'],
  names: string,
  more: Partial<ElectionTerms> & { readonly lines?: readonly (readonly string[])[] } = {},
): Question {
  const { lines, ...terms } = more;
  const candidates = names.split(' ').map(
    (label, at): Option => ({
      ...{ optionId: label, label, role: 'candidate' },
      ...(lines === undefined
        ? {}
        : { lines: (lines[at] ?? []).map((name) => ({ name, substitute: null })) }),
    }),
  );
  return {
    ...secretQuestion(),
    text: '¿A quién elige?',
    options: [
      ...candidates,
      { optionId: 'blank', label: 'En blanco', role: 'blank' },
      { optionId: 'abstention', label: 'Abstención', role: 'abstention' },
    ],
    election: {
      ...{ kind, marks: { min: 1, max: 1 }, seats: 1, needsMajority: false },
      ...{ method: lines === undefined ? null : 'quotient', ...terms },
    },
  };
}

/** Everybody present, each unit of its own owner; `'Ana Beto'` marks both, an empty text did not vote. */
export function electionHall(
  question: Question,
  weights: readonly number[],
  choices: readonly string[],
): SecretClosing & { readonly ballots: ReturnType<typeof ballotsOf> } {
  const ballots = ballotsOf(question, weights, choices);
  const units = weights.map((weight, i) => ({ unitId: `U${i}`, weight }));
  return {
    ...{ question, call: 1, closedAt: 7, ballots },
    units: units.map((unit) => ({
      ...unit,
      ownerIds: [`p-${unit.unitId}`],
      kind: 'casa',
      inArrears: false,
    })),
    attendance: units.map((unit) => ({ ...unit, present: true })),
    participations: ballots.map(({ unitId, weight }) => ({
      ...{ unitId, weight, personId: `p-${unitId}`, castBy: 'u', requestId: 'r' },
    })),
    tally: tallyOf(question, ballots),
  };
}

function ballotsOf(question: Question, weights: readonly number[], choices: readonly string[]) {
  return weights.flatMap((weight, i) => {
    const choice = choices[i] ?? '';
    return choice === ''
      ? []
      : [{ unitId: `U${i}`, weight, ...markedAs(question, choice.split(' ')) }];
  });
}
