import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { type NamedSets, namedSetKinds } from '../../people/named/namedSet.ts';
import { arbitraryClosing, everyRule } from '../../testing/halls/arbitraryClosing.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { type Closing, decideResult } from '../results/decideResult.ts';
import { type Lack, reachOf } from './reachOf.ts';
import { sayReach } from './sayReach.ts';
import { unitsForReach } from './unitsForReach.ts';

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

/** Those that ask for more than a majority, drawn more often than their number. */
const rareRules = everyRule.filter(
  ({ rule }) =>
    rule.consentOf !== undefined || rule.classVote !== undefined || rule.presumedConsent !== null,
);

const owners = ['ana', 'beto', 'caro', 'dora', 'eva', 'fe'] as const;

/** The people whom the chair may have named before, by owner. */
const anySets: fc.Arbitrary<NamedSets> = fc
  .record(
    Object.fromEntries(
      namedSetKinds.map((kind) => [kind, fc.subarray([...owners], { maxLength: 2 })]),
    ),
  )
  .map((sets) =>
    Object.fromEntries(
      Object.entries(sets).flatMap(([kind, of]) => {
        const named = of.map((one) => ({
          ...{ name: one, unitId: null, ownerIds: [one], reason: 'le toca' },
        }));
        return of.length === 0 ? [] : [[kind, { of: named, units: 1 }]];
      }),
    ),
  );

const small = fc
  .record({
    closing: fc.oneof(arbitraryClosing(), arbitraryClosing(fc.constantFrom(...rareRules))),
    sets: fc.option(anySets, { nil: null }),
    /** That many seats are too many to try all that they may do. */
    here: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  })
  .map(({ closing, sets, here }): Closing => {
    const { question, attendance } = closing;
    const seats = attendance
      .slice(0, 6)
      .map((unit, at) => ({ ...unit, present: unit.present && here[at] === true }));
    const kept = new Set(seats.map(({ unitId }) => unitId));
    return {
      ...closing,
      units: closing.units.filter(({ unitId }) => kept.has(unitId)),
      attendance: seats,
      question: sets === null ? question : { ...question, named: sets },
    };
  })
  .filter(({ attendance }) => attendance.filter(({ present }) => present).length <= 4);

const isYesNo = ({ question }: Closing) => !question.election;

test('a question is out of reach exactly where no ballots of those present approve it', () => {
  fc.assert(
    fc.property(small.filter(isYesNo), (closing) => {
      const reach = reachOf(closing);
      const kinds = new Set(
        everyBallot(closing).map((ballots) => decideResult({ ...closing, ballots }).verdict.kind),
      );
      expect([reach?.kind, kinds.has('approved')]).toEqual([
        reach?.kind,
        reach?.kind === 'reachable',
      ]);
      expect([reach?.kind, kinds.has('approved') || kinds.has('pending')]).toEqual([
        reach?.kind,
        reach?.kind === 'reachable' || reach?.kind === 'pending',
      ]);
      if (reach?.kind === 'no-quorum') expect(kinds.has('rejected')).toBe(false);
    }),
    sampleOf({ part: 150, full: 3000 }, process.env),
  );
});

/** Every way in which some of those who are missing may arrive. */
function everyArrival(closing: Closing) {
  const absent = closing.attendance.filter(({ present }) => !present);
  return absent
    .reduce<readonly (readonly string[])[]>(
      (ways, { unitId }) => ways.flatMap((way) => [way, [...way, unitId]]),
      [[]],
    )
    .map((came) => {
      const attendance = closing.attendance.map((unit) =>
        came.includes(unit.unitId) ? { ...unit, present: true } : unit,
      );
      return { ...closing, attendance };
    });
}

const missing = (closing: Closing): readonly Lack[] => {
  const reach = reachOf(closing);
  return reach !== null && 'lacks' in reach ? reach.lacks : [];
};

test('a decision out of reach says how much is missing, and beyond that no arrival mends it', () => {
  fc.assert(
    fc.property(small, (closing) => {
      const reach = reachOf(closing);
      fc.pre(reach !== null && 'lacks' in reach);
      const { lacks, isBeyond } = reach;
      const shorts = lacks.flatMap(({ short }) => short);
      expect(lacks.length).toBeGreaterThan(0);
      expect(shorts.every((way) => way.length > 0)).toBe(true);
      for (const { missing: least } of shorts.flat()) expect(least ?? 1).toBeGreaterThan(0);
      const isMended = everyArrival(closing).some((hall) => missing(hall).length === 0);
      if (isBeyond || !owes(closing)) expect(isMended).toBe(!isBeyond);
    }),
    sampleOf({ part: 150, full: 3000 }, process.env),
  );
});

test('the missing weight has to arrive whole: less is not enough', () => {
  fc.assert(
    fc.property(small.filter(isYesNo), (closing) => {
      const [lack] = missing(closing).filter(({ of }) => of === 'majority' || of === 'hoped');
      const [way, another] = lack?.short ?? [];
      const weight = way?.find(({ scope }) => scope === mainWeight)?.missing ?? null;
      fc.pre(weight !== null && another === undefined && !hasCases(closing.question.rule));
      const before = weightOf(closing);
      for (const hall of everyArrival(closing)) {
        if (weightOf(hall) - before >= weight) continue;
        expect(missing(hall).some(({ of }) => of === lack?.of)).toBe(true);
      }
    }),
    sampleOf({ part: 150, full: 3000 }, process.env),
  );
});

test('the called absentees are enough, and never more than the law needs', () => {
  fc.assert(
    fc.property(small, (closing) => {
      const units = closing.units.map((unit) => ({ ...unit, label: unit.unitId }));
      const called = unitsForReach({ ...closing, units });
      const reach = reachOf(closing);
      const isShort = reach !== null && 'lacks' in reach;
      expect(called.kind === 'met').toBe(!isShort);
      if (!isShort) return;
      if (reach.isBeyond) expect(called.kind).toBe('unreachable');
      else if (!owes(closing)) expect(called.kind).toBe('units');
      if (called.kind !== 'units') return;
      const ids = called.units.map(({ unitId }) => unitId);
      const enough = everyArrival(closing)
        .filter((hall) => missing(hall).length === 0)
        .map((hall) => hall.attendance.filter((unit, at) => unit.present !== wasHere(closing, at)));
      const sets = enough.map((came) => came.map(({ unitId }) => unitId).sort());
      expect(sets).toContainEqual([...ids].sort());
      const { named, rule } = closing.question;
      const isPlain = named === undefined && rule.presumedConsent === null && !owes(closing);
      if (isPlain) expect(ids.length).toBe(Math.min(...sets.map(({ length }) => length)));
    }),
    sampleOf({ part: 150, full: 3000 }, process.env),
  );
});

/** A unit without a vote may count for a quorum and against a majority. */
const owes = ({ units, question }: Closing) =>
  units.some(({ inArrears }) => inArrears) || question.named?.conflict !== undefined;

const wasHere = ({ attendance }: Closing, at: number) => attendance[at]?.present;

const weightOf = ({ attendance }: Closing) =>
  attendance.reduce((sum, { present, weight }) => sum + (present ? weight : 0), 0);

const hasCases = ({ requirement }: Rule): boolean => JSON.stringify(requirement).includes('cases');

test('of an election it is said whether there is quorum of the decision, and of a survey nothing', () => {
  fc.assert(
    fc.property(
      small.filter((closing) => !isYesNo(closing)),
      (closing) => {
        const reach = reachOf(closing);
        if (closing.question.election?.kind === 'survey') {
          expect(reach).toBeNull();
          return;
        }
        const { quorum } = decideResult({ ...closing, ballots: [] });
        expect(reach?.kind).toBe(quorum.met ? 'can-elect' : 'no-quorum');
      },
    ),
    sampleOf({ part: 100, full: 2000 }, process.env),
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
    'Con quienes están no alcanza: falta el 3,41 % del coeficiente total (Ley 675 de 2001, artículo 46).',
  ],
  [
    'one millionth that has to arrive',
    ...(['co-ph', 'bylaws-reform', ['A 30', 'C 39.999999', 'B 30.000001 -']] as const),
    'Con quienes están no alcanza: falta el 0,000001 % del coeficiente total (Ley 675 de 2001, artículo 46).',
  ],
  [
    'nobody to decide',
    ...(['co-ph', 'budget', ['A 50', 'B 50 -']] as const),
    'Con quienes están no alcanza. Para el quórum de la decisión faltan el 0,000001 % del coeficiente total y 1 propietario (Ley 675 de 2001, artículo 45).',
  ],
  [
    'absentees who may agree by silence',
    ...(['es-lph', 'constitutive-title', ['A 30', 'C 30', 'B 40 -']] as const),
    'Si todos los que están votan a favor, queda pendiente de lo que digan los ausentes.',
  ],
])('%s is told', (_, rulePack, matter, hall, said) => {
  expect(sayOf(rulePack, matter, hall)).toBe(said);
});
