import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, meets, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { noVotes } from '../../laws/findings/figures.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { sessionQuorum } from '../../laws/rulePacks/sessionQuorum.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import { allOf, atLeastHeads, favourOver } from '../../laws/rules/requirements.ts';
import { verdictOf } from '../../laws/verdicts/verdict.ts';
import { presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { yesNoOptions } from '../questions/question.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import { measuresOf } from '../results/resultMeasure.ts';
import type { LiveVoting } from './liveQuestion.ts';
import {
  presentParticipation,
  presentResult,
  presentRunning,
  sayDecisionQuorum,
  sayVerdict,
  withCountsAlone,
} from './presentResult.ts';

const options = yesNoOptions({ blank: false, abstention: false });
const pack = packOf('co-ph');
const hall = presenceOfCounts({ weight: 60_000_000, units: 3 }, { weight: 100_000_000, units: 5 });
const quorum = sessionQuorum(pack, 1, hall);
const whole = { all: 100_000_000, allMinusExcluded: 100_000_000, present: 60_000_000 };
const heads = { all: 5, allMinusExcluded: 5, present: 3 };
const voted = {
  'weight:main': { ...whole, votes: { ...noVotes, favour: 40_000_000 } },
  heads: { ...heads, votes: { ...noVotes, favour: 1 } },
} as const;
const rule = matterRule(pack, 'budget');
const verdictUnder = (requirement: Requirement) =>
  verdictOf({
    ...{ rule: { ...rule, requirement }, figures: voted, quorum },
    ...{ vocabulary: pack.vocabulary, consent: null, turnout: null },
  });
const measuresUnder = (requirement: Requirement) =>
  measuresOf({
    ...{ question: { rule: { ...rule, requirement }, options }, figures: voted },
    ...{ call: 1, vocabulary: pack.vocabulary, counts: null },
  });
const result: QuestionResult = {
  questionId: 'q',
  number: 1,
  text: '¿Aprueba?',
  options: options.map((option) =>
    option.role === 'favour'
      ? { ...option, weight: 40_000_000, units: 2 }
      : { ...option, weight: 0, units: 0 },
  ),
  didNotVote: { weight: 20_000_000, units: 1 },
  base: { weight: 60_000_000, units: 3 },
  quorum,
  baseName: 'coeficiente presente',
  verdict: verdictUnder(rule.requirement),
  measures: measuresUnder(rule.requirement),
  closedAt: 0,
};
/** The same votes under another rule. */
const resultUnder = (requirement: Requirement): QuestionResult => ({
  ...result,
  verdict: verdictUnder(requirement),
  measures: measuresUnder(requirement),
});

test('a result is told by weight and by units, with the missing votes and the line to pass', () => {
  const { measures, word, base } = presentResult(result);
  expect(measures).toHaveLength(1);
  expect(measures[0]?.bars.map((bar) => [bar.label, bar.percent, ...bar.amounts])).toEqual([
    ['A favor', '66,67 %', '40,0000', '2 unidades'],
    ['En contra', '0,00 %', '0,0000', '0 unidades'],
    ['No votó', '33,33 %', '20,0000', '1 unidad'],
  ]);
  expect(measures[0]?.line).toEqual({ share: 0.5, label: 'Más del 50 %' });
  expect(word).toBe('Aprobado');
  expect(base).toBe('Base: coeficiente presente 60,0000 · 3 unidades');
});

test.each([
  [
    'a share of everything is drawn over everything, whoever is absent among it',
    favourOver('all', atLeast(60, 100)),
    ['coeficiente total', 'A favor 40,00 %', 'En contra 0,00 %', 'Ausente o sin votar 60,00 %'],
    0.6,
  ],
  [
    'a line that those present cannot reach is drawn where it is',
    favourOver('all', atLeast(70, 100)),
    ['coeficiente total', 'A favor 40,00 %', 'En contra 0,00 %', 'Ausente o sin votar 60,00 %'],
    0.7,
  ],
  [
    'a majority of heads has its bars and its line in heads',
    favourOver('all', atLeast(1, 2), 'heads'),
    [
      ...['total de los propietarios', 'A favor 20,00 %', 'En contra 0,00 %'],
      'Ausente o sin votar 80,00 %',
    ],
    0.5,
  ],
  [
    'of a share beside a count of heads, the line of the share',
    allOf(atLeastHeads('favour', 2), favourOver('present', atLeast(3, 5))),
    ['coeficiente presente', 'A favor 66,67 %', 'En contra 0,00 %', 'No votó 33,33 %'],
    0.6,
  ],
] as const)('%s', (_, requirement, said, share) => {
  const { measures } = presentResult(resultUnder(requirement));
  expect(measures).toHaveLength(1);
  const [measure] = measures;
  const bars = measure?.bars.map(({ label, percent }) => `${label} ${percent}`) ?? [];
  expect([measure?.name, ...bars]).toEqual(said);
  expect(measure?.line?.share).toBe(share);
});

test('a double majority has two lines, each over its own base', () => {
  const both = allOf(
    favourOver('all', atLeast(3, 5), 'heads'),
    favourOver('present', atLeast(3, 5)),
  );
  const { measures, base } = presentResult(resultUnder(both));
  expect(measures.map(({ name, line }) => [name, line?.share, line?.label])).toEqual([
    ['total de los propietarios', 0.6, 'Al menos el 60 %'],
    ['coeficiente presente', 0.6, 'Al menos el 60 %'],
  ]);
  expect(base).toBe('Base: total de los propietarios 5; coeficiente presente 60,0000 · 3 unidades');
});

test('the base beside the line says whether it is the whole or those present', () => {
  const saidUnder = (base: 'all' | 'present') => {
    const { measures } = presentResult(resultUnder(favourOver(base, atLeast(60, 100))));
    return [measures[0]?.line?.label, measures[0]?.name, measures[0]?.base];
  };
  expect(saidUnder('all')).toEqual(['Al menos el 60 %', 'coeficiente total', '100,0000']);
  expect(saidUnder('present')).toEqual([
    ...['Al menos el 60 %', 'coeficiente presente', '60,0000 · 3 unidades'],
  ]);
});

test('an annulled vote, and a result from before measures were kept, have no line', () => {
  const { measures: _measures, ...before } = result;
  const verdict = { ...result.verdict, kind: 'annulled', finding: null } as const;
  for (const one of [before, { ...before, verdict }]) {
    const { measures } = presentResult(one);
    expect(measures.map(({ line }) => line)).toEqual([null]);
    expect(measures[0]?.bars.map(({ percent }) => percent)).toEqual([
      ...['66,67 %', '0,00 %', '33,33 %'],
    ]);
  }
});

const live: LiveVoting = {
  question: {
    questionId: 'q',
    number: 1,
    text: '¿Aprueba?',
    options,
    state: 'open',
    openedAt: 0,
    closesAt: null,
  },
  voted: { weight: 30_000_000, units: 2 },
  expected: { weight: 60_000_000, units: 3 },
  bars: { favour: { weight: 30_000_000, units: 2 } },
  result: null,
};

test('running bars are measured against everybody who is expected to vote', () => {
  expect(presentRunning(live)?.map((bar) => [bar.id, bar.share, bar.percent])).toEqual([
    ['favour', 0.5, '50,00 %'],
    ['against', 0, '0,00 %'],
  ]);
  expect(presentRunning({ ...live, bars: null })).toBeNull();
});

test('running bars are of units where the rule counts them', () => {
  const { question } = live;
  const byUnits = presentRunning({ ...live, question: { ...question, measure: 'units' } });
  expect(byUnits?.map((bar) => [bar.id, bar.percent, ...bar.amounts])).toEqual([
    ['favour', '66,67 %', '30,0000', '2 unidades'],
    ['against', '0,00 %', '0,0000', '0 unidades'],
  ]);
});

test('participation is complete only when nobody is missing', () => {
  expect(presentParticipation(live)).toEqual({
    share: 0.5,
    percent: '50,00 %',
    weights: '30,0000 de 60,0000',
    units: '2 de 3 unidades',
    isComplete: false,
  });
  const { question, expected } = live;
  expect(presentParticipation({ question, expected, voted: expected }).isComplete).toBe(true);
  const nobody = { weight: 0, units: 0 };
  expect(presentParticipation({ question, voted: nobody, expected: nobody }).isComplete).toBe(
    false,
  );
});

test('participation is of units where the rule counts them: 51 of 52, whatever they hold', () => {
  const byUnits = {
    ...live,
    question: { ...live.question, measure: 'units' as const },
    voted: { weight: 86_298_100, units: 51 },
    expected: { weight: 88_313_200, units: 52 },
  };
  expect(presentParticipation(byUnits)).toEqual({
    ...{ share: 51 / 52, percent: '98,08 %', weights: null, units: '51 de 52 unidades' },
    isComplete: false,
  });
});

/** The digits of a percentage, and its base: `66,67 %` is 6667 of 10000. */
function readPercent(text: string): readonly [part: number, whole: number] {
  const [integer = '', decimals = ''] = text.replace(' %', '').split(',');
  return [Number(integer + decimals), 10 ** (2 + decimals.length)];
}

test('a figure that runs never reads as more than half where it is not, nor as all where somebody is missing', () => {
  const near = fc.integer({ min: -3, max: 3 });
  const whole = fc.integer({ min: 100, max: 100_000_000 });
  const hall = fc.record({ whole, near, isHalf: fc.boolean() });
  fc.assert(
    fc.property(hall, ({ whole: all, near: away, isHalf }) => {
      const middle = isHalf ? Math.floor(all / 2) : all;
      const part = Math.min(all, Math.max(0, middle + away));
      const expected = { weight: all, units: 1 };
      const voted = { weight: part, units: 1 };
      const live = { question: { options: yesNoOptions({ blank: false, abstention: false }) } };
      const [bar] =
        presentRunning({ ...live, expected, bars: { favour: voted } } as unknown as LiveVoting) ??
        [];
      const [shown, of] = readPercent(bar?.percent ?? '');
      expect(meets(moreThanHalf, shown, of)).toBe(meets(moreThanHalf, part, all));
      const { percent } = presentParticipation({ question: {}, expected, voted });
      const [got, over] = readPercent(percent);
      expect(got >= over).toBe(part === all);
    }),
  );
});

test('beside the share of a weight stands how many units it is, and where that is all there is, the weight', () => {
  const bar = { id: 'a', label: 'A', tone: 'favour', share: 0.5, percent: '50,00 %' } as const;
  const counted = { ...bar, counts: { weight: 1, units: 3 }, amounts: ['12,5000', '3 unidades'] };
  const weighed = { ...bar, counts: { weight: 1 }, amounts: ['12,5000'] };
  const ofHeads = { ...bar, counts: { heads: 2 }, amounts: ['2 propietarios'] };
  const kept = { ...bar, counts: {}, amounts: [] };
  expect(withCountsAlone([counted, weighed, ofHeads, kept]).map(({ amounts }) => amounts)).toEqual([
    ['3 unidades'],
    ['12,5000'],
    ['2 propietarios'],
    [],
  ]);
});

const sentence =
  'Aprobado con 66,67 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).';

test('a vote that was annulled afterwards, or was practice, says first that it does not count', () => {
  const annulment = { at: 9, reason: 'Se leyó mal la pregunta.' };
  expect(sayVerdict(result)).toStrictEqual({ kind: 'approved', word: 'Aprobado', sentence });
  const annulled = {
    ...{ kind: 'annulled', word: 'Anulada' },
    sentence: 'No cuenta. Motivo: Se leyó mal la pregunta.',
  };
  expect(sayVerdict({ ...result, annulment })).toStrictEqual(annulled);
  expect(sayVerdict({ ...result, annulment, rehearsal: true })).toStrictEqual(annulled);
  expect(sayVerdict({ ...result, rehearsal: true })).toStrictEqual({
    ...{ kind: 'approved', word: 'Ensayo' },
    sentence: `No cuenta. Habría sido así: ${sentence}`,
  });
});

test('the quorum of a decision is how much was present of everything', () => {
  expect(sayDecisionQuorum(result)).toBe('Quórum de la decisión: 60,0000 de 100,0000 (60,00 %)');
});

test('after its base a result tells of the silent, of units apart, of attorneys in vain and of owners who did not agree', () => {
  const owners = (count: number, weight: number) => ({ owners: count, weight: weight * 1_000_000 });
  const source = { law: 'Ley 1', article: 'artículo 2' };
  const all = {
    ...result,
    presumed: {
      ...{ given: owners(2, 30), objected: owners(1, 10), open: owners(0, 0), unnotified: 0 },
      ...{ on: '2026-11-30', settledAt: 9, source: { ...rule.source, ...source } },
    },
    apart: { units: 1, weight: 5_000_000, cited: 'Ley 1, artículo 3' },
    represented: { units: 2, weight: 4_000_000, cited: 'los estatutos, artículo 12' },
    unsettled: ['102', '103'],
  };
  expect(presentResult(all as unknown as QuestionResult).base.split('. ')).toEqual([
    'Base: coeficiente presente 60,0000 · 3 unidades',
    expect.stringMatching(
      /^Ausentes: 2 propietarios \(30,0000\) a favor por su silencio; 1 propietario \(10,0000\) se opuso \(/u,
    ),
    'No votó 1 unidad (5,0000) por un interés propio (Ley 1, artículo 3)',
    'Sin contar, por venir con un poder que aquí no vale: 2 unidades (4,0000; los estatutos, artículo 12)',
    'Quedaron sin responder, por no ponerse de acuerdo quienes las tenían: 102 y 103',
  ]);
});

test('where nobody is expected nothing has voted', () => {
  const nobody = { weight: 0, units: 0 };
  expect(presentRunning({ ...live, expected: nobody })?.map(({ share }) => share)).toEqual([0, 0]);
  expect(presentParticipation({ ...live, voted: nobody, expected: nobody })).toEqual({
    ...{ share: 0, percent: '0,00 %', weights: '0,0000 de 0,0000', units: '0 de 0 unidades' },
    isComplete: false,
  });
});

test('a bar without weight keeps all its words', () => {
  const bar = { id: 'a', label: 'A', tone: 'favour', share: 0.5, percent: '50,00 %' } as const;
  const amounts = ['3 unidades', '2 propietarios'];
  expect(withCountsAlone([{ ...bar, counts: { units: 3, heads: 2 }, amounts }])).toEqual([
    { ...bar, counts: { units: 3, heads: 2 }, amounts },
  ]);
});
