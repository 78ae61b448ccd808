import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { arbitraryClosing } from '../../testing/arbitraryClosing.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { type Closing, decideResult } from '../results/decideResult.ts';
import { reachOf, sayReach } from './reachOf.ts';

/** Every way in which those who are present may vote, or not. */
function everyBallot(closing: Closing): readonly Closing['ballots'][] {
  const answers = [null, ...closing.question.options.map(({ optionId }) => optionId)];
  const present = closing.attendance.filter((unit) => unit.present);
  return present.reduce<readonly Closing['ballots'][]>(
    (ways, { unitId, weight }) =>
      ways.flatMap((way) =>
        answers.map((answer) =>
          answer === null ? way : [...way, { unitId, weight, optionIds: [answer] }],
        ),
      ),
    [[]],
  );
}

const smallYesNo = arbitraryClosing().filter(
  ({ question, attendance }) =>
    !question.election && attendance.filter(({ present }) => present).length <= 4,
);

test('a question is out of reach exactly where no ballots of those present approve it', () => {
  fc.assert(
    fc.property(smallYesNo, (closing) => {
      const reach = reachOf(closing);
      const kinds = new Set(
        everyBallot(closing).map((ballots) => decideResult({ ...closing, ballots }).verdict.kind),
      );
      expect([reach?.kind, kinds.has('approved')]).toEqual([
        reach?.kind,
        reach?.kind === 'reachable',
      ]);
      if (reach?.kind === 'out-of-reach') expect(kinds.has('pending')).toBe(false);
      if (reach?.kind === 'no-quorum') expect(kinds.has('rejected')).toBe(false);
    }),
    sampleOf({ part: 150, full: 3000 }, process.env),
  );
});

/** A hall of `A 40` who is there and `B 60 -` who is not. */
function sayOf(rulePack: PackId, matter: string, hall: readonly string[]) {
  const question: Question = {
    ...{ questionId: 'q', number: 1, text: '¿Aprueba?', rulePack, session: 1, state: 'draft' },
    ...{ options: yesNoOptions({ blank: true, abstention: true }), liveBars: false },
    ...{ rule: matterRule(packOf(rulePack), matter), durationSeconds: null },
    ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
  };
  const units = hall.map((line) => {
    const [unitId = '', weight, absent] = line.split(' ');
    const known = { unitId, ownerIds: [unitId], kind: 'casa', inArrears: false };
    return { ...known, weight: Number(weight) * 1_000_000, present: absent === undefined };
  });
  const reach = reachOf({ question, units, attendance: units, call: 1 });
  return reach === null ? null : sayReach(reach, question);
}

test.each<readonly [string, PackId, string, readonly string[], string]>([
  [
    'a majority of who is there',
    ...(['co-ph', 'budget', ['A 26', 'C 25', 'B 49 -']] as const),
    'Con quienes están puede aprobarse.',
  ],
  [
    'what has to arrive',
    ...(['co-ph', 'bylaws-reform', ['A 30', 'C 36.59', 'B 33.41 -']] as const),
    'Con quienes están no puede aprobarse, aunque todos voten a favor. Por llegar: 3,41 % del coeficiente total (Ley 675 de 2001, artículo 46).',
  ],
  [
    'one millionth that has to arrive',
    ...(['co-ph', 'bylaws-reform', ['A 30', 'C 39.999999', 'B 30.000001 -']] as const),
    'Con quienes están no puede aprobarse, aunque todos voten a favor. Por llegar: 0,000001 % del coeficiente total (Ley 675 de 2001, artículo 46).',
  ],
  [
    'nobody to decide',
    ...(['co-ph', 'budget', ['A 50', 'B 50 -']] as const),
    'Con quienes están no hay quórum de la decisión.',
  ],
  [
    'absentees who may agree by silence',
    ...(['es-lph', 'constitutive-title', ['A 30', 'C 30', 'B 40 -']] as const),
    'Si todos los que están votan a favor, queda pendiente de lo que digan los ausentes.',
  ],
])('%s is told', (_, rulePack, matter, hall, said) => {
  expect(sayOf(rulePack, matter, hall)).toBe(said);
});

test('nothing is said of an election', () => {
  fc.assert(
    fc.property(
      arbitraryClosing().filter(({ question }) => Boolean(question.election)),
      (closing) => {
        expect(reachOf(closing)).toBeNull();
      },
    ),
    { numRuns: 20 },
  );
});
