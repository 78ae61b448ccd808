import { describe, expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import { allOf, favourOver } from '../../laws/rules/requirements.ts';
import { nobodyExcluded } from '../../laws/rules/rule.ts';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { secretHall, wholeHeadsHall } from '../../testing/halls/secretHall.ts';
import { decideResult } from './decideResult.ts';
import { decideSecretResult, type SecretClosing } from './decideSecretResult.ts';

/** Millionths of a point. */
const point = 1_000_000;
const even = Array.from({ length: 20 }, () => 5 * point);
const split = (favour: number) => even.map((_, i) => (i < favour ? 'favour' : 'against'));
const share = (scope: Parameters<typeof favourOver>[2]) =>
  favourOver('present', moreThanHalf, scope);

describe('the figures of a secret vote', () => {
  test('told exactly have neither a step, nor heads, nor kept bases', () => {
    const result = decideSecretResult(secretHall(even, split(12)));
    expect(result.told).toStrictEqual({
      ...{ kind: 'exact', measure: 'weight', voted: { weight: 100 * point, units: 20 } },
    });
    expect(result).not.toHaveProperty('bases');
    expect(result).not.toHaveProperty('unsettled');
    expect(result.measures?.map(({ name }) => name)).toEqual(['coeficiente presente']);
  });

  test('told by cells have a step and its bases, no figure, and no measure', () => {
    const result = decideSecretResult(secretHall(even, split(19)));
    expect(result.told).toStrictEqual({
      ...{ kind: 'rounded', step: 100, measure: 'weight' },
      voted: { weight: 100 * point, units: 20 },
    });
    expect(result.bases).toEqual([
      {
        ...{ scope: 'weight:main', base: 'present', name: 'coeficiente presente' },
        of: 100 * point,
      },
    ]);
    expect(result).not.toHaveProperty('measures');
    expect(result.options.map(({ weight, units, cell }) => [weight, units, cell])).toEqual([
      [null, null, { low: 90 * point, high: 100 * point }],
      [null, null, { low: 0, high: 10 * point - 1 }],
      [null, null, { low: 0, high: 10 * point - 1 }],
    ]);
  });

  test('say how many units of weights that are all alike, and not of weights of nothing', () => {
    const told = (weight: number) => {
      const hall = secretHall(
        Array.from({ length: 20 }, () => weight),
        split(12),
      );
      return decideSecretResult(hall).options.map(({ weight: of, units }) => [of, units]);
    };
    expect(told(7)).toEqual([
      [84, 12],
      [56, 8],
      [0, 0],
    ]);
    expect(told(0)).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });

  test('come with the point, the first text and that it was practice, where the question says so', () => {
    const hall = secretHall(even, split(12));
    const plain = decideSecretResult(hall);
    expect([plain.item, plain.rehearsal]).toEqual(['', false]);
    expect(plain).not.toHaveProperty('proposed');
    const said = { item: 'Punto 3', proposed: '¿Aprueba todo?', rehearsal: true };
    expect(decideSecretResult({ ...hall, question: { ...hall.question, ...said } })).toMatchObject(
      said,
    );
  });

  test('have in their base the units that voted and left, with the weight of that hour', () => {
    const hall = secretHall(even, split(12));
    const attendance = hall.attendance.slice(1);
    const units = hall.units.map((unit, i) => (i === 0 ? { ...unit, weight: 3 * point } : unit));
    const result = decideSecretResult({ ...hall, attendance, units });
    expect(result.base).toEqual({ weight: 100 * point, units: 20 });
    expect(result.didNotVote).toEqual({ weight: 0, units: 0 });
  });
});

const twelve = Array.from({ length: 12 }, (_, i) => `o${i}`);
/** Twelve owners; the first has a second unit. */
const owners = [...twelve, 'o0'];
const whole = wholeHeadsHall(
  owners.map((_, i) => point * (i + 1)),
  { owners },
  twelve.map((_, i) => (i < 7 ? 'favour' : 'against')),
  share('heads'),
);

describe('a secret vote that is annulled', () => {
  const { heads: _heads, ...withoutHeads } = whole;
  const unreadable =
    'los votos secretos no se pudieron abrir porque falta la llave que los protegía';
  const mismatch = 'los votos guardados no coinciden con las unidades que participaron';
  const moved =
    'esta decisión cuenta una sola vez a cada dueño o miembro, y lo votado no coincide con los dueños del padrón';
  const even12 = secretHall(even, split(12));

  test.each<[string, SecretClosing, string]>([
    ['the key is lost', { ...even12, tally: null }, unreadable],
    ['the key of heads is lost too', { ...whole, tally: null }, unreadable],
    ['the sums are others', { ...even12, tally: {} }, mismatch],
    ['the sums of heads are others', { ...whole, heads: {} }, mismatch],
    ['heads have no sums', withoutHeads, moved],
  ])('where %s says why, under its rule', (_what, closing, why) => {
    const { verdict, bases, told } = decideSecretResult(closing);
    const { ruleId, source } = closing.question.rule;
    expect(verdict).toStrictEqual({
      ...{ kind: 'annulled', ruleId, finding: null, source, until: null },
      sentence: `Votación anulada: ${why}. Repita la votación. No se decidió nada.`,
    });
    expect(bases).toHaveLength(1);
    expect(told?.kind).toBe('verdict-only');
  });
});

describe('owners who did not agree on who answers', () => {
  const unsaid = whole.participations.filter(({ headId }) => headId !== 'o0');
  const question = {
    ...whole.question,
    rule: {
      ...whole.question.rule,
      exclusions: { ...nobodyExcluded, vote: ['arrears'] as const },
    },
  };
  const sums = decideSums();
  /** The second unit of the first owner is in other hands; nobody voted for that owner. */
  const split2: SecretClosing = {
    ...{ ...whole, ...sums, question, participations: unsaid },
    attendance: whole.attendance.map((one, i) => ({
      ...{ ...one, label: `${101 + i}`, order: i },
      personId: one.unitId === 'U12' ? 'beto' : (owners[i] ?? ''),
    })),
  };

  function decideSums() {
    const none = [null, ...twelve.slice(1).map((_, i) => (i < 6 ? 'favour' : 'against'))];
    const { tally, heads = {} } = wholeHeadsHall(
      owners.map((_, i) => point * (i + 1)),
      { owners },
      none,
      share('heads'),
    );
    return { tally, heads };
  }

  const unsettled = (more: Partial<SecretClosing> = {}) =>
    decideSecretResult({ ...split2, ...more }).unsettled;

  test('are said by their units, in the order of the list', () => {
    expect(unsettled()).toEqual(['101', '113']);
    expect(unsettled({ attendance: split2.attendance.toReversed() })).toEqual(['101', '113']);
    const swapped = split2.attendance.map((one, i) => ({ ...one, order: -i }));
    expect(unsettled({ attendance: swapped })).toEqual(['113', '101']);
  });

  test('are said by the name of the unit where it has no label', () => {
    const bare = split2.attendance.map(({ label: _label, order: _order, ...one }) => one);
    expect(unsettled({ attendance: bare })).toEqual(['U0', 'U12']);
  });

  test('are none where the other unit left, owes and has no vote, or came by an attorney in vain', () => {
    const changed = (more: object) =>
      split2.attendance.map((one) => (one.unitId === 'U12' ? { ...one, ...more } : one));
    expect(unsettled({ attendance: changed({ present: false }) })).toBeUndefined();
    const units = split2.units.map((unit) => ({ ...unit, inArrears: unit.unitId === 'U12' }));
    expect(unsettled({ units })).toBeUndefined();
    const inPerson = { law: 'los estatutos', article: 'artículo 12' };
    const byProxy = changed({ capacity: 'proxy' });
    expect(unsettled({ attendance: byProxy })).toEqual(['101', '113']);
    expect(
      unsettled({
        attendance: byProxy,
        question: { ...question, inPerson: { ...question.rule.source, ...inPerson } },
      }),
    ).toBeUndefined();
  });

  test('are not asked for where each unit votes by itself', () => {
    const { heads: _heads, ...byUnit } = split2;
    const { headsVoteWhole: _whole, ...alone } = question;
    const weighed = { ...alone, rule: { ...question.rule, requirement: share('weight:main') } };
    expect(decideSecretResult({ ...byUnit, question: weighed })).not.toHaveProperty('unsettled');
  });
});

describe('a secret election', () => {
  const votes = [
    ...Array.from({ length: 11 }, () => 'A'),
    ...Array.from({ length: 4 }, () => 'B'),
    ...['blank', 'blank', 'abstention', 'abstention', 'abstention'],
  ];
  const asking = (requirement: Requirement) => {
    const question = electionOf('one', 'A B', { needsMajority: true });
    return { ...question, rule: { ...question.rule, requirement } };
  };

  test.each(['weight:main', 'units', 'heads'] as const)(
    'told exactly in %s has the measures, the standings and the sentence of one with names',
    (scope) => {
      for (const base of ['present', 'cast', 'validCast'] as const) {
        const question = asking(favourOver(base, moreThanHalf, scope));
        const hall = electionHall(question, even, votes);
        const [secret, named] = [decideSecretResult(hall), decideResult(hall)];
        expect(secret.told?.kind).toBe('exact');
        expect(secret.measures).toEqual(named.measures);
        expect(secret.elected).toEqual(named.elected);
        expect(secret.election).toEqual(question.election);
        expect(secret.verdict).toEqual(named.verdict);
      }
    },
  );

  test('that is not told exactly has neither measures nor standings', () => {
    const question = electionOf('one', 'A B');
    const uneven = even.map((weight, i) => weight + (i % 2) * point);
    const votes13 = even.map((_, i) => (i < 13 ? 'A' : 'B'));
    const result = decideSecretResult(electionHall(question, uneven, votes13));
    expect(result.told?.kind).toBe('rounded');
    expect(result).not.toHaveProperty('measures');
    expect(result.elected?.standings).toEqual([]);
    expect(result.elected?.seats.map(({ optionId }) => optionId)).toEqual(['A']);
    expect(result.election).toEqual(question.election);
  });

  test('by two measures of owners who weigh otherwise tells the verdict alone, received by weight', () => {
    const question = asking(allOf(share('weight:main'), share('units')));
    const uneven = even.map((weight, i) => weight + i * point);
    const { told, bases } = decideSecretResult(electionHall(question, uneven, votes));
    expect(told).toStrictEqual({
      ...{ kind: 'verdict-only', measure: 'weight', voted: { weight: 290 * point, units: 20 } },
    });
    expect(bases?.map(({ scope }) => scope)).toEqual(['weight:main', 'units']);
  });
});
