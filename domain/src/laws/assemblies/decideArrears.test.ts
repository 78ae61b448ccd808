import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import type { ArrearsBylaw } from '../../kernel/bylaws/arrearsBylaw.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { arbitraryRoll } from '../../testing/rules/arbitraryRoll.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { assess } from '../findings/assess.ts';
import { debtLawOf } from '../rulePacks/debtLaw.ts';
import { packUnder } from '../rulePacks/packUnder.ts';
import { packOf, ruleOf } from '../rulePacks/rulePacks.ts';
import { countRoll } from '../verdicts/countRoll.ts';
import { scopesOf } from '../verdicts/scopesOf.ts';
import { arrearsInForce } from './arrearsInForce.ts';
import { decideArrears, setArrearsRequest } from './decideArrears.ts';
import { packInSession, ruleInSession } from './packInSession.ts';

const both: ArrearsBylaw = { loss: 'vote-and-quorum', reach: 'owner', article: 'artículo 8' };
const vote: ArrearsBylaw = { ...both, loss: 'vote' };

test.each<[PackId, ArrearsBylaw, code: string | null, detail: string]>([
  ['generic', both, null, ''],
  ['es-asociacion', vote, null, ''],
  ['co-sindicato', vote, null, ''],
  ['co-sindicato', both, 'arrears-keep-quorum', 'Código Sustantivo del Trabajo, artículo 386'],
  ['mx-lgsm', both, null, ''],
  ['ar-ccyc', vote, null, ''],
  [
    'ar-ccyc',
    both,
    'arrears-keep-quorum',
    'Código Civil y Comercial de la Nación, artículos 2056, incisos l y p, y 2060',
  ],
  ['co-ph', both, 'arrears-keep-vote', 'Ley 675 de 2001, artículo 37'],
  ['co-cooperativa', both, 'arrears-by-law', 'Ley 79 de 1988, artículo 32'],
  ['es-lph', vote, 'arrears-by-law', 'Ley 49/1960 de Propiedad Horizontal, artículo 17.7'],
])('%s with %j: %s %s', (rulePack, asks, code, detail) => {
  const decided = decideArrears({ rulePack }, { asks });
  expect(decided).toMatchObject(
    code === null ? { ok: true, value: asks } : { ok: false, refusal: { code, detail } },
  );
  expect(decideArrears({ rulePack }, { asks: null })).toEqual({ ok: true, value: null });
});

const words: Readonly<Record<string, string>> = {
  ...{ s: 'presente | sí', n: 'presente | no', '·': 'ausente | -' },
  ...{ x: 'presente | no | mora', o: 'ausente | - | mora' },
};
const roll = (votes: string) =>
  [...votes].map((one, i) => `${i} | m${i} | 1 | ${words[one]}`).join('\n');

/** By hand: two of three who are up to date, with two debtors against. */
test.each([
  [null, 'ssnxx', 'rejected'],
  [vote, 'ssnxx', 'approved'],
  [both, 'ssnxx', 'approved'],
  // Of five, two is no quorum; of the three who owe nothing it is.
  [null, 'ss·oo', 'no-quorum'],
  [vote, 'ss·oo', 'no-quorum'],
  [both, 'ss·oo', 'approved'],
  // Debtors fill no quorum.
  [null, 'sxx··', 'rejected'],
  [both, 'sxx··', 'no-quorum'],
] as const)('under %j %s → %s', (arrears, votes, kind) => {
  const law = lawCase(packUnder({ rulePack: 'generic', arrears }));
  expect(law.hold('budget', roll(votes)).kind).toBe(kind);
});

test('the quorum of the bylaws is then asked over those who owe nothing', () => {
  const asks = { share: { threshold: atLeast(2, 3), measure: 'heads' }, least: null } as const;
  const quorums = [{ kind: null, call: 1, asks: { ...asks, article: 'artículo 9' } }] as const;
  const law = lawCase(packUnder({ rulePack: 'generic', quorums, arrears: both }));
  expect(law.hold('budget', roll('ss·oo')).kind).toBe('approved');
  expect(law.hold('budget', roll('s··oo')).kind).toBe('no-quorum');
});

test('the cost of a debt is said with the article, and a clause that the law does not let changes nothing', () => {
  expect(debtLawOf(packUnder({ rulePack: 'generic', arrears: vote })).cost).toBe(
    'No vota ni cuenta para la mayoría (los estatutos, artículo 8).',
  );
  for (const rulePack of ['co-ph', 'es-lph'] as const) {
    expect(packUnder({ rulePack, arrears: both })).toEqual(packOf(rulePack));
  }
});

test.each([
  ['planned', 1, undefined, both],
  ['open', 1, undefined, null],
  ['planned', 2, undefined, null],
  ['open', 1, null, null],
  ['open', 1, vote, vote],
] as const)(
  'a session that is %s in call %d and kept %j goes by %j',
  (state, call, kept, rules) => {
    const session = { state, call, ...(kept === undefined ? {} : { bylawArrears: kept }) };
    expect(arrearsInForce({ arrears: both }, session)).toEqual(rules);
  },
);

test('a draft is opened with the rule of its session, whatever it was drafted with', () => {
  const assembly = { rulePack: 'generic', arrears: both } as const;
  const rule = ruleOf(packOf('generic'), 'generic/absolute');
  const drafted = ruleOf(packUnder(assembly), 'generic/absolute');
  const kept = packInSession(assembly, { state: 'open', call: 1, bylawArrears: null });
  expect(ruleInSession(drafted, kept).exclusions).toEqual(rule.exclusions);
  const taken = packInSession(assembly, { state: 'open', call: 1, bylawArrears: both });
  expect(ruleInSession(drafted, taken)).toEqual(drafted);
  expect(ruleInSession(rule, taken)).toEqual(drafted);
});

test.each(packIds)('%s: nobody who owes decides anything where the bylaws take it', (rulePack) => {
  const { seed, numRuns } = sampleOf({ part: 60, full: 1_000 }, process.env);
  if (!decideArrears({ rulePack }, { asks: vote }).ok) return;
  const pack = packUnder({ rulePack, arrears: vote });
  fc.assert(
    fc.property(arbitraryRoll, (units) => {
      const flipped = units.map((unit) =>
        unit.inArrears && unit.vote !== null ? { ...unit, vote: 'against' as const } : unit,
      );
      for (const rule of pack.rules) {
        const met = (rolled: typeof units) =>
          assess(rule.requirement, countRoll(rolled, scopesOf(rule), rule.exclusions), 1).met;
        expect(met(flipped)).toBe(met(units));
      }
    }),
    { seed, numRuns },
  );
});

test('where majorities are of everybody no clause makes one easier', () => {
  const [law, under] = [null, vote].map((arrears) => packUnder({ rulePack: 'ar-ccyc', arrears }));
  fc.assert(
    fc.property(arbitraryRoll, (roll) => {
      // Nobody votes who is not there: a debtor who may not vote stays among those present.
      const units = roll.map((unit) => ({ ...unit, present: unit.present || unit.vote !== null }));
      for (const [i, rule] of (under?.rules ?? []).entries()) {
        const before = law?.rules[i] ?? rule;
        const isMet = ({ requirement, exclusions }: typeof rule) =>
          assess(requirement, countRoll(units, scopesOf(rule), exclusions), 1).met;
        expect(rule.requirement).toEqual(before.requirement);
        if (isMet(rule)) expect(isMet(before)).toBe(true);
      }
    }),
    sampleOf({ part: 100, full: 2_000 }, process.env),
  );
});

test('the request to set arrears is read strictly', () => {
  expect(setArrearsRequest.safeParse({ asks: { ...both, article: ' ' } }).success).toBe(false);
  expect(setArrearsRequest.safeParse({ asks: { ...both, loss: 'voice' } }).success).toBe(false);
});
