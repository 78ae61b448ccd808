import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import type { UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { ruleOfMatter } from '../../laws/assemblies/majorities.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { allOf, atLeastHeads, favourOver } from '../../laws/rules/requirements.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import { createQuestionRequest } from '../questions/questionRequests.ts';
import { decideOpening } from '../questions/transitions.ts';
import { canBeSecret, votesByHeads } from './canBeSecret.ts';
import { secretWarning } from './secretWarnings.ts';

/** Of the matters of each law that are voted: by weight or by units, by heads too, and never. */
const voted: Readonly<Record<PackId, readonly [summed: number, byHeads: number, named: number]>> = {
  'co-ph': [31, 4, 0],
  'co-sas': [25, 1, 0],
  'co-sa': [32, 4, 0],
  'co-ltda': [6, 25, 0],
  'co-cooperativa': [0, 19, 0],
  'co-delegados': [0, 19, 0],
  'co-sindicato': [0, 19, 0],
  'es-lph': [0, 28, 12],
  'es-sa': [39, 0, 0],
  'es-sl': [37, 0, 0],
  'es-asociacion': [0, 14, 0],
  'ar-ccyc': [11, 0, 15],
  'ar-lgs': [35, 0, 0],
  'cl-21442': [30, 0, 0],
  'mx-cdmx': [13, 1, 0],
  'mx-lgsm': [29, 0, 0],
  generic: [0, 20, 0],
};

test.each(packIds)(
  'under %s so many matters can be secret, and the others wait for absentees',
  (rulePack) => {
    const rules = packOf(rulePack)
      .matters.filter(({ ruleId }) => ruleId !== null)
      .map(({ matterId }) => ruleOfMatter({ rulePack }, matterId));
    const [can, never] = [true, false].map((ok) =>
      rules.filter((rule) => canBeSecret({ rule }).ok === ok),
    ) as [Rule[], Rule[]];
    const byHeads = can.filter(votesByHeads).length;
    expect([can.length - byHeads, byHeads, never.length]).toEqual(voted[rulePack]);
    expect(never.every(({ presumedConsent }) => presumedConsent !== null)).toBe(true);
  },
);

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

test('a secret question that counts heads counts units where each has its own, and else heads that vote whole', () => {
  const heads = allOf(favourOver('present', moreThanHalf), atLeastHeads('favour', 2));
  const draft = { ...secretQuestion(heads), state: 'draft' } as const;
  const opening = { now: 1, quorumMet: true, declaresNoConflict: false };
  const whole = decideOpening(draft, opening);
  expect(whole).toMatchObject({ ok: true, value: { headsVoteWhole: true } });
  expect(whole.ok && 'unitsAreHeads' in whole.value).toBe(false);
  const opened = decideOpening(draft, { ...opening, unitsAreHeads: true });
  expect(opened).toMatchObject({ ok: true, value: { unitsAreHeads: true } });
  const again = decideOpening(
    { ...draft, headsVoteWhole: true },
    { ...opening, unitsAreHeads: true },
  );
  expect(again.ok && 'headsVoteWhole' in again.value).toBe(false);
  const named = decideOpening({ ...draft, disclosure: 'named' }, opening);
  // A proof by an earlier opening, with another roster, is not claimed for this one.
  expect(named.ok && ('unitsAreHeads' in named.value || 'headsVoteWhole' in named.value)).toBe(
    false,
  );
  const byWeight = { ...secretQuestion(), state: 'draft' } as const;
  expect(decideOpening(byWeight, opening).ok).toBe(true);
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
