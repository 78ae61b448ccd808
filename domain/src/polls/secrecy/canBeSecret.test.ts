import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { ruleOfMatter } from '../../laws/assemblies/majorities.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { allOf, atLeastHeads, favourOver } from '../../laws/rules/requirements.ts';
import { secretQuestion } from '../../testing/secretHall.ts';
import { createQuestionRequest } from '../questions/questionRequests.ts';
import { decideOpening } from '../questions/transitions.ts';
import { canBeSecret } from './canBeSecret.ts';
import { secretWarning } from './secretWarnings.ts';

test.each<readonly [PackId, string, boolean]>([
  ['co-ph', 'co-ph/ordinary', true],
  ['co-ph', 'co-ph/one-unit-one-vote', true],
  ['co-ph', 'co-ph/qualified', true],
  ['co-ph', 'co-ph/qualified-plural', false],
  ['es-lph', packOf('es-lph').ordinaryRuleId, false],
  ['ar-ccyc', packOf('ar-ccyc').ordinaryRuleId, false],
])('under %s, %s can be secret: %s', (packId, ruleId, can) => {
  expect(canBeSecret({ rule: ruleOf(packOf(packId), ruleId) }).ok).toBe(can);
});

test('where some uses alone count, votes by unit have names; the other decisions may still be secret', () => {
  const unitUses = { counted: ['vivienda'], leftOut: ['parqueadero'], article: '5' } as const;
  const all = { counted: ['vivienda', 'parqueadero'], leftOut: [], article: '' } as const;
  const asked = (uses: UnitUsesBylaw, matterId: string) =>
    canBeSecret({ rule: ruleOfMatter({ rulePack: 'co-ph', unitUses: uses }, matterId) });
  expect(asked(unitUses, 'coexistence-committee')).toMatchObject({
    refusal: { code: 'secret-not-countable' },
  });
  expect(asked(unitUses, 'budget').ok).toBe(true);
  expect(asked(all, 'coexistence-committee').ok).toBe(true);
});

test('a question that counts heads does not open in secret', () => {
  const heads = allOf(favourOver('present', moreThanHalf), atLeastHeads('favour', 2));
  const draft = { ...secretQuestion(heads), state: 'draft' } as const;
  const opening = { now: 1, quorumMet: true, declaresNoConflict: false };
  expect(decideOpening(draft, opening)).toMatchObject({
    refusal: { code: 'secret-not-countable' },
  });
  expect(decideOpening({ ...draft, disclosure: 'named' }, opening).ok).toBe(true);
});

test('a secret question never asks for running bars', () => {
  const request = {
    questionId: '7a5c0e1d-2026-4a00-8b00-000000000001',
    text: '¿Aprueba el presupuesto?',
    blank: true,
    abstention: true,
    durationSeconds: null,
  };
  const asks = (disclosure: string, liveBars: boolean) =>
    createQuestionRequest.safeParse({ ...request, disclosure, liveBars }).success;
  expect([asks('secret', true), asks('secret', false), asks('named', true)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('Ley 675 is cited where it asks for the content of each vote', () => {
  expect(secretWarning('co-ph')).toContain('Ley 675 de 2001, artículo 42');
  expect(secretWarning('co-sas')).toBeNull();
});
