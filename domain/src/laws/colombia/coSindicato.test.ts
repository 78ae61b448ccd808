import { expect, test } from 'vitest';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { disqualifyingRules } from '../../polls/questions/nominations.ts';
import { namedWarning } from '../../polls/secrecy/secretWarnings.ts';
import { lawCase } from '../../testing/rules/lawCase.ts';
import { decideQuorum } from '../assemblies/decideQuorum.ts';
import { proxyRulesOf } from '../rulePacks/proxyRulesOf.ts';
import { coSindicato } from './coSindicato.ts';

const words: Readonly<Record<string, string>> = {
  ...{ s: 'presente | sí', n: 'presente | no', b: 'presente | blanco', c: 'presente | -' },
  ...{ '·': 'ausente | -' },
};
const tested = lawCase(coSindicato);
const hold = (matter: string, votes: string, call = 1) => {
  const roll = [...votes].map((vote, i) => `${i} | m${i} | ${i + 1} | ${words[vote]}`).join('\n');
  return tested.hold(matter, roll, call).kind;
};

/** By hand: half and one of the members, and the votes of those who are there. */
test.each([
  ['budget', 'ss··', 1, 'no-quorum'],
  ['budget', 'sss··', 1, 'approved'],
  // There is no second call with fewer.
  ['budget', 'ss··', 2, 'no-quorum'],
  ['budget', 'ssnc', 1, 'rejected'],
  ['budget', 'sssnc···', 1, 'approved'],
  // Of all the members: article 398, and 444 for a strike.
  ['member-expulsion', 'ssss····', 1, 'no-quorum'],
  ['member-expulsion', 'ssssn···', 1, 'rejected'],
  ['member-expulsion', 'sssss···', 1, 'approved'],
  ['strike', 'sss··', 1, 'approved'],
  ['strike', 'ssn··', 1, 'rejected'],
  // Two thirds of all of them.
  ['dues-retention', 'ssss··', 1, 'approved'],
  ['dues-retention', 'sssn··', 1, 'rejected'],
  ['dissolution', 'ssssnn', 1, 'approved'],
])('%s with %s in call %d → %s', (matter, votes, call, kind) => {
  expect(hold(matter, votes, call)).toBe(kind);
});

test.each([
  [atLeast(2, 3), true],
  [atLeast(1, 2), false],
  [atLeast(1, 3), false],
] as const)('the quorum of the bylaws is never under half and one: %j → %s', (threshold, ok) => {
  const asks = {
    share: { threshold, measure: 'heads' },
    least: null,
    article: 'artículo 9',
  } as const;
  const decided = decideQuorum({ rulePack: 'co-sindicato' }, { kind: null, call: 1, asks });
  expect(decided.ok).toBe(ok);
  if (!decided.ok) expect(decided.refusal.code).toBe('quorum-too-low');
});

test('eligibility and the secret election of the board are told with their articles', () => {
  expect(disqualifyingRules('co-sindicato')).toEqual([
    'Código Sustantivo del Trabajo, artículo 388: no es miembro del sindicato',
    'Código Sustantivo del Trabajo, artículo 389: representa al empleador o es alto directivo de la empresa',
    expect.any(String),
  ]);
  expect(namedWarning('co-sindicato')).toMatch(/votación secreta.*so pena de nulidad.*391.*392/u);
  expect(namedWarning('co-ph')).toBeNull();
});

test('nobody votes for another unless the bylaws have a system of representation', () => {
  const { cap } = proxyRulesOf('co-sindicato');
  expect([cap.limit?.max, cap.bylaws]).toEqual([0, 'laxer']);
});
