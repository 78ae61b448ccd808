import { expect, test } from 'vitest';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { decideQuorum } from '../assemblies/decideQuorum.ts';
import { packOnceInstalled, ruleInSession } from '../assemblies/packInSession.ts';
import { packUnder } from '../rulePacks/packUnder.ts';
import { proxyRulesOf } from '../rulePacks/proxyRulesOf.ts';
import { ruleOf } from '../rulePacks/rulePacks.ts';
import { sayRequirement } from '../rules/sayRequirement.ts';
import { coCooperativa, coDelegados } from './coCooperativa.ts';

const words: Readonly<Record<string, string>> = {
  ...{ s: 'presente | sí', n: 'presente | no', b: 'presente | blanco', c: 'presente | -' },
  ...{ '·': 'ausente | -', x: 'presente | sí | mora', o: 'ausente | - | mora' },
};

/** A letter a member, whatever each contributed. `x` owes and voted, `o` owes and did not come. */
const members = (votes: string) =>
  [...votes].map((vote, i) => `${i} | m${i} | ${i + 1} | ${words[vote]}`).join('\n');

const [all, delegates] = [lawCase(coCooperativa), lawCase(coDelegados)];
const hold = (matter: string, votes: string, call = 1) => all.hold(matter, members(votes), call);

/** By hand from articles 27, 31 and 32. */
test.each([
  // Exactly half of the members in good standing is a quorum; one less is not.
  ['surplus', 'sss···', 'approved'],
  ['surplus', 'ss···', 'no-quorum'],
  ['surplus', 'ss··', 'approved'],
  // Those who owe are not among them, on either side, whether they came or not.
  ['surplus', 'ssoo·', 'approved'],
  ['surplus', 'sxx··', 'no-quorum'],
  ['surplus', 'ssnxx', 'approved'],
  ['surplus', 'ssnnxx', 'rejected'],
  // Of the votes of those who are there: who does not vote counts against.
  ['surplus', 'ssnb', 'rejected'],
  ['surplus', 'sscc', 'rejected'],
  ['surplus', 'sssc', 'approved'],
  // Two thirds of those who are there.
  ['bylaws-reform', 'ssn', 'approved'],
  ['bylaws-reform', 'sssnn', 'rejected'],
  ['merger', 'ssssnc', 'approved'],
  ['dissolution', 'sssscnn', 'rejected'],
])('%s with %s → %s', (matter, votes, kind) => {
  expect(hold(matter, votes).kind).toBe(kind);
});

const of = (here: number, absent: number) => `${'s'.repeat(here)}${'·'.repeat(absent)}`;

/** An hour later: the tenth, and never under half of the number that constitutes one. */
test.each([
  [of(10, 90), 2, 'approved'],
  [of(10, 91), 2, 'no-quorum'],
  [of(11, 99), 2, 'approved'],
  [of(9, 20), 2, 'no-quorum'],
  [of(10, 20), 2, 'approved'],
  [of(10, 90), 1, 'no-quorum'],
])('%s in call %d: %s', (votes, call, kind) => {
  expect(hold('surplus', votes, call).kind).toBe(kind);
});

const noted = (count: number): QuorumBylaw => ({
  kind: null,
  call: 2,
  asks: { share: null, least: { count, measure: 'heads' }, article: 'artículo 40' },
});

test('the number that constitutes this cooperative is noted, and the tenth stays', () => {
  const law = { rulePack: 'co-cooperativa' } as const;
  const quorums = decideQuorum(law, noted(2));
  expect(quorums).toMatchObject({ ok: true });
  const rule = ruleOf(packUnder({ ...law, quorums: [noted(2)] }), 'co-cooperativa/ordinary');
  const [first, second] = rule.quorum;
  const say = (one: typeof first) =>
    one?.requirement ? sayRequirement(one.requirement, coCooperativa.vocabulary) : '';
  expect(say(first)).toBe('al menos el 50 % del total de los asociados con derecho a voto');
  expect(say(second)).toBe(
    'al menos 2 asociados y al menos el 10 % del total de los asociados con derecho a voto',
  );
  expect(second?.source).toMatchObject({ article: 'artículo 31; los estatutos, artículo 40' });
});

test.each([
  ['a share', 2, { share: { threshold: atLeast(1, 20), measure: 'heads' }, least: null }],
  ['places', 2, { share: null, least: { count: 3, measure: 'units' } }],
] as const)('%s cannot be noted of the second call', (_, call, asked) => {
  const asks = { ...asked, article: 'artículo 40' };
  expect(decideQuorum({ rulePack: 'co-cooperativa' }, { kind: null, call, asks })).toMatchObject({
    ok: false,
    refusal: { code: 'quorum-number-only' },
  });
});

test.each([
  ['co-cooperativa', 1],
  ['co-delegados', 1],
  ['co-delegados', 2],
] as const)('the bylaws of %s change nothing of call %d', (rulePack, call) => {
  expect(decideQuorum({ rulePack }, { ...noted(3), call })).toMatchObject({
    ok: false,
    refusal: { code: 'quorum-fixed' },
  });
});

test('once it is installed who leaves does not undo the quorum, down to the minimum', () => {
  const pack = packOnceInstalled(coCooperativa);
  const rule = ruleInSession(ruleOf(coCooperativa, 'co-cooperativa/ordinary'), coCooperativa);
  const told = rule.quorum.map(({ call, requirement }) => [
    call,
    requirement === null ? '' : sayRequirement(requirement, pack.vocabulary),
  ]);
  const least =
    'al menos el 10 % del total de los asociados con derecho a voto y al menos 10 asociados';
  // Those who could open it decide in it, also where ten are more than half.
  const half = 'al menos el 50 % del total de los asociados con derecho a voto';
  expect(told).toEqual([
    [1, `${least} o ${half}`],
    [2, least],
  ]);
  expect(ruleOf(pack, rule.ruleId).quorum).toEqual(rule.quorum);
  const left = lawCase(pack);
  expect(left.hold('surplus', members(of(10, 30))).kind).toBe('approved');
  expect(left.hold('surplus', members(of(9, 30))).kind).toBe('no-quorum');
  expect(left.hold('surplus', members(of(4, 4))).kind).toBe('approved');
  expect(left.hold('surplus', members(of(3, 5))).kind).toBe('no-quorum');
  // Of delegates half always stays.
  expect(packOnceInstalled(coDelegados)).toEqual(coDelegados);
});

test.each([
  ['ss··', 1, 'approved'],
  ['ss···', 1, 'no-quorum'],
  ['ss···', 2, 'no-quorum'],
  [of(10, 11), 2, 'no-quorum'],
])('of delegates always half: %s in call %d, %s', (votes, call, kind) => {
  expect(delegates.hold('surplus', members(votes), call).kind).toBe(kind);
});

test('a rule says all of it, with its articles', () => {
  const law = 'Ley 79 de 1988';
  expect(all.explain('ordinary').slice(0, -1)).toEqual([
    `Para aprobar: más del 50 % de los asociados presentes (${law}, artículo 32).`,
    `Quórum en primera convocatoria: al menos el 50 % del total de los asociados con derecho a voto (${law}, artículo 31).`,
    `Quórum en segunda convocatoria: al menos el 10 % del total de los asociados con derecho a voto y al menos 10 asociados (${law}, artículo 31).`,
    'No cuentan para el quórum: quienes están en mora.',
    'No cuentan para la mayoría: quienes están en mora.',
    'Tienen voz, pero no voto: quienes están en mora.',
    `Una vez instalada la reunión, quien se retira no la deja sin quórum mientras queden los de segunda convocatoria (${law}, artículo 31).`,
  ]);
  expect(delegates.explain('two-thirds')[0]).toBe(
    `Para aprobar: al menos 2/3 de los delegados presentes (${law}, artículo 32).`,
  );
});

test('nobody is represented, but legal persons', () => {
  for (const packId of ['co-cooperativa', 'co-delegados'] as const) {
    const { cap, attorneys } = proxyRulesOf(packId);
    expect([cap.limit?.max, cap.bylaws, attorneys.kinds]).toEqual([0, 'none', ['legal']]);
    expect(cap.source).toMatchObject({ law: 'Ley 79 de 1988', article: 'artículo 33' });
  }
});
