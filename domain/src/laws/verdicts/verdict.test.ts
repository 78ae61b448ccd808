import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { countTakingPart } from '../../meeting/quorum/countPresence.ts';
import { plainRule } from '../../testing/rules/arbitraryRules.ts';
import { quorumOf } from '../quorum/quorum.ts';
import { allOf, anyOf, atLeastHeads, favourOver, presenceOver } from '../rules/requirements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import { countRoll } from './countRoll.ts';
import { type AbsentNotice, presumeConsent } from './presumedConsent.ts';
import type { RollUnit } from './roll.ts';
import { sayNeeded } from './saySentence.ts';
import { scopesOf } from './scopesOf.ts';
import { turnoutOf } from './turnoutOf.ts';
import { annulledVerdict, verdictOf, verdictWord } from './verdict.ts';

const vocabulary: Vocabulary = {
  units: { article: 'las', noun: 'unidades', one: 'unidad' },
  heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
  weights: { main: { article: 'el', noun: 'coeficiente' } },
};
const source = { law: 'Ley 675 de 2001', article: 'artículo 45', verified: true };
const rule: Rule = { ...plainRule, source };

/** `A 40.12 favour` a unit; without a vote it is absent. */
const unit = (unitId: string, main: number, vote: RollUnit['vote'] = null): RollUnit => ({
  ...{ unitId, headId: unitId, weights: { main }, present: vote !== null, vote },
  ...{ annulled: false, inArrears: false, inConflict: false },
});

function decide(
  asked: Rule,
  roll: readonly RollUnit[],
  notices: readonly AbsentNotice[] = [],
  call = 1,
) {
  const scopes = scopesOf(asked);
  const there = countTakingPart(roll, scopes, asked.exclusions);
  const quorum = quorumOf(asked.quorum, call, there, vocabulary);
  const figures = countRoll(roll, scopes, asked.exclusions);
  const consent = presumeConsent({ rule: asked, roll, scopes, notices, today: '2026-01-10' });
  const turnout = turnoutOf(asked, roll, scopes, call);
  return verdictOf({ rule: asked, figures, quorum, turnout, vocabulary, consent });
}

const forty = unit('A', 40_120_000, 'favour');
const rest = unit('B', 31_114_500, 'against');

test('approves in one sentence that a chair can read aloud', () => {
  expect(decide(rule, [forty, rest, unit('C', 28_765_500)])).toEqual({
    kind: 'approved',
    ruleId: 'prueba/regla',
    finding: {
      kind: 'share',
      requirement: rule.requirement,
      numerator: 40_120_000,
      base: 71_234_500,
      met: true,
    },
    source,
    until: null,
    sentence:
      'Aprobado con 56,32 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
  });
});

test('a tie does not pass more than half, and the article is named as any other before it is read', () => {
  const asked = { ...rule, source: { ...source, verified: false } };
  const verdict = decide(asked, [
    unit('A', 50_000_000, 'favour'),
    unit('B', 50_000_000, 'against'),
  ]);
  expect(verdict).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 50_000_000, base: 100_000_000 },
    source: { verified: false },
  });
  expect(verdict.sentence).toBe(
    'Rechazado con 50,00 % a favor; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
  );
});

test('a double majority says both figures with their nouns', () => {
  const requirement = allOf(
    favourOver('all', atLeast(3, 5), 'heads'),
    favourOver('all', atLeast(3, 5)),
  );
  const roll = [unit('A', 60_000_000, 'favour'), unit('B', 25_000_000), unit('C', 15_000_000)];
  expect(decide({ ...rule, requirement }, roll).sentence).toBe(
    'Rechazado con 33,33 % de los propietarios y 60,00 % del coeficiente a favor (se alcanzó en el coeficiente y no en los propietarios); se necesitaba al menos el 60 % del total de los propietarios y al menos el 60 % del coeficiente total (Ley 675 de 2001, artículo 45).',
  );
});

test('says each figure once, and three of them with commas', () => {
  const requirement = anyOf(
    favourOver('all', moreThanHalf, 'units'),
    favourOver('present', moreThanHalf, 'units'),
    atLeastHeads('favour', 2),
    favourOver('all', moreThanHalf),
  );
  expect(decide({ ...rule, requirement }, [forty, rest]).sentence).toBe(
    'Aprobado con 50,00 % del total de las unidades, 50,00 % de las unidades presentes, 1 propietario y 56,32 % del coeficiente; se necesitaba más del 50 % del total de las unidades o más del 50 % de las unidades presentes o al menos 2 propietarios o más del 50 % del coeficiente total (Ley 675 de 2001, artículo 45).',
  );
});

test('a lone share of units or of heads keeps its noun in the requirement', () => {
  const requirement = favourOver('all', moreThanHalf, 'units');
  const roll = [forty, unit('B', 1, 'favour'), unit('C', 1)];
  expect(decide({ ...rule, requirement }, roll).sentence).toBe(
    'Aprobado con 66,67 %; se necesitaba más del 50 % del total de las unidades (Ley 675 de 2001, artículo 45).',
  );
});

const notice = (unitId: string, notifiedOn: string | null): AbsentNotice => ({
  ...{ unitId, notifiedOn, objectedOn: null },
});
const asksAbsentees: Rule = {
  ...rule,
  requirement: favourOver('all', moreThanHalf),
  presumedConsent: { days: 30, proposal: rule.requirement, source },
};

test('is pending of one absentee until their last day', () => {
  const verdict = decide(
    asksAbsentees,
    [forty, unit('B', 59_880_000)],
    [notice('B', '2026-01-01')],
  );
  expect(verdict).toMatchObject({ kind: 'pending', until: '2026-01-31' });
  expect(verdict.sentence).toBe(
    'Pendiente con 40,12 % a favor; se necesitaba más del 50 % del coeficiente total (Ley 675 de 2001, artículo 45). Falta que responda un propietario ausente (plazo hasta el 31 de enero de 2026).',
  );
});

test('is pending with no date while somebody has not been notified', () => {
  const roll = [forty, unit('B', 29_880_000), unit('C', 30_000_000)];
  const verdict = decide(asksAbsentees, roll, [notice('B', '2026-01-01')]);
  expect(verdict).toMatchObject({ kind: 'pending', until: null });
  expect(verdict.sentence).toBe(
    'Pendiente con 40,12 % a favor; se necesitaba más del 50 % del coeficiente total (Ley 675 de 2001, artículo 45). Faltan por responder 2 propietarios ausentes (sin notificar).',
  );
});

test('the silent count in favour once their days are over, and those who may still object wait', () => {
  const told = notice('B', '2025-12-01');
  const enough = [forty, unit('B', 9_880_001), unit('C', 49_999_999)];
  expect(decide(asksAbsentees, enough, [told])).toMatchObject({
    ...{ kind: 'approved', until: null },
    finding: { numerator: 50_000_001, base: 100_000_000 },
  });
  const short = [forty, unit('B', 9_880_000), unit('C', 50_000_000)];
  expect(decide(asksAbsentees, short, [told])).toMatchObject({
    ...{ kind: 'pending', until: null },
    finding: { numerator: 50_000_000, base: 100_000_000 },
  });
});

test('is rejected when even all who may still object would not be enough', () => {
  const against = unit('C', 50_000_000, 'against');
  const asked = { ...asksAbsentees, presumedConsent: null };
  const lost = [unit('A', 40_000_000, 'favour'), unit('B', 10_000_000), against];
  const proposal = favourOver('all', atLeast(1, 10));
  const presumedConsent = { days: 30, proposal, source };
  expect(decide({ ...asked, presumedConsent }, lost).kind).toBe('rejected');
  const won = [unit('A', 40_000_001, 'favour'), unit('B', 10_000_000), against];
  expect(decide({ ...asked, presumedConsent }, won).kind).toBe('pending');
  expect(decide(asked, won).kind).toBe('rejected');
});

test('absentees are not asked about what those who came did not adopt', () => {
  const roll = [forty, unit('C', 40_120_000, 'against'), unit('B', 19_760_000)];
  const told = [notice('B', '2025-12-01')];
  expect(decide(asksAbsentees, roll, told)).toMatchObject({
    ...{ kind: 'rejected', until: null },
    finding: { numerator: 40_120_000 },
  });
});

const quorate: Rule = {
  ...rule,
  quorum: [
    {
      call: 1,
      requirement: allOf(presenceOver('all', moreThanHalf), atLeastHeads('present', 2)),
      source,
    },
    { call: 2, requirement: null, source: { ...source, article: 'artículo 41' } },
  ],
};

test('without quorum decides nothing, and says the missing part', () => {
  const verdict = decide(quorate, [forty, unit('B', 59_880_000)]);
  expect(verdict).toMatchObject({
    ...{ kind: 'no-quorum', until: null },
    finding: { kind: 'allOf', met: false, of: [{ base: 100_000_000 }, { numerator: 1 }] },
  });
  expect(verdict.sentence).toBe(
    'Sin quórum, con 40,12 % del coeficiente y 1 propietario; se necesitaba más del 50 % del coeficiente total y al menos 2 propietarios (Ley 675 de 2001, artículo 45).',
  );
});

test('with nobody there says so, where the law asks for nobody in particular', () => {
  const verdict = decide(quorate, [unit('A', 1), unit('B', 1)], [], 2);
  expect(verdict).toMatchObject({ kind: 'no-quorum', finding: null });
  expect(verdict.sentence).toBe('Sin quórum: no había nadie (Ley 675 de 2001, artículo 41).');
});

test('a unit that voted and left counts for the quorum, and one that left without voting does not', () => {
  const left = (vote: RollUnit['vote']) => ({ ...unit('B', 59_880_000, vote), present: false });
  expect(decide(quorate, [forty, left('favour')]).kind).toBe('approved');
  expect(decide(quorate, [forty, left(null)]).kind).toBe('no-quorum');
  expect(decide(quorate, [forty, { ...left('favour'), annulled: true }]).kind).toBe('no-quorum');
  expect(decide(quorate, [forty, left('favour')], [], 2).kind).toBe('approved');
});

test.each([
  [[1], 'approved'],
  [[2], 'rejected'],
  [[1, 2], 'approved'],
])('the first case that applies decides: a case for calls %j', (calls, kind) => {
  const requirement = {
    kind: 'cases',
    cases: [
      { when: { calls }, ask: rule.requirement },
      { when: { calls: [1] }, ask: favourOver('all', atLeast(1, 1)) },
    ],
    otherwise: rule.requirement,
  } as const;
  expect(decide({ ...rule, requirement }, [forty, rest]).kind).toBe(kind);
});

test.each([
  ['over half attended', 20_000_000, 'approved'],
  ['exactly half attended', 71_234_500, 'rejected'],
])('a case by attendance: %s', (_, absent, kind) => {
  const attendance = presenceOver('all', moreThanHalf);
  const requirement = {
    kind: 'cases',
    cases: [{ when: { calls: [1], attendance }, ask: rule.requirement }],
    otherwise: favourOver('present', atLeast(2, 3)),
  } as const;
  const roll = [forty, rest, unit('C', absent)];
  expect(decide({ ...rule, requirement }, roll).kind).toBe(kind);
});

test.each([
  [2, 'approved'],
  [3, 'rejected'],
])('a count of %d is reached or not, whatever the base', (least, kind) => {
  const asked = { ...rule, requirement: atLeastHeads('favour', least) };
  const verdict = decide(asked, [forty, unit('B', 1, 'favour'), unit('C', 1)]);
  expect(verdict).toMatchObject({ kind, finding: { kind: 'count', numerator: 2 } });
});

test('the needed majority is said with the name of its base', () => {
  const { finding } = decide(rule, [forty, rest]);
  expect(finding === null ? '' : sayNeeded(finding, vocabulary)).toBe(
    'se necesitaba más del 50 % del coeficiente presente',
  );
});

test.each([
  ['Se leyó mal la pregunta.', 'Votación anulada: Se leyó mal la pregunta. No se decidió nada.'],
  [' sin luz ', 'Votación anulada: sin luz. No se decidió nada.'],
])('an annulled vote decides nothing and rests on nothing', (reason, sentence) => {
  expect(annulledVerdict(rule, reason)).toEqual({
    ...{ kind: 'annulled', ruleId: 'prueba/regla', finding: null, source, until: null, sentence },
  });
});

test.each([
  ['approved', 'Aprobado'],
  ['rejected', 'Rechazado'],
  ['pending', 'Pendiente'],
  ['no-quorum', 'Sin quórum'],
  ['ineffective', 'Ineficaz'],
  ['no-majority', 'Sin mayoría'],
  ['tie', 'Empate'],
  ['annulled', 'Anulada'],
] as const)('%s is said «%s»', (kind, word) => {
  expect(verdictWord(kind)).toBe(word);
});
