import { expect, test } from 'vitest';
import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { packIds } from '../../kernel/assemblies/packId.ts';
import type { MajorityBylaw } from '../../kernel/bylaws/majorityBylaw.ts';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { ruleOfMatter } from '../../laws/assemblies/majorities.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { sayRule } from '../elections/appliedRule.ts';
import { decideLaw, type SetLawRequest } from './decideLaw.ts';

const building = { rulePack: 'co-ph', country: 'CO' } as const;
const same: SetLawRequest = { ...building, residential: null };

function under(assembly: Pick<Assembly, 'rulePack' | 'country'>, changes: Partial<SetLawRequest>) {
  const settled = decideLaw(assembly, { ...same, ...changes }, false);
  if (!settled.ok) throw new Error(settled.refusal.code);
  return settled.value;
}

const said = (residential: boolean | null, matterId: string) => {
  const { assembly } = under(building, { residential });
  return sayRule({ rule: ruleOfMatter(assembly, matterId), rulePack: 'co-ph' });
};

test('C-522/2002: only where all units are housing, matters that are not economic are one unit, one vote', () => {
  for (const housing of [true, null]) {
    expect(said(housing, 'chair-election')).toMatch(/unidades presentes/u);
  }
  expect(said(false, 'chair-election')).toBe(said(false, 'budget'));
  expect(said(false, 'budget')).toBe(said(true, 'budget'));
});

test('the country is that of the law, and the use is kept only where it changes something', () => {
  expect(under(building, { rulePack: 'es-lph', residential: false }).assembly).toEqual({
    ...{ rulePack: 'es-lph', country: 'ES' },
  });
  expect(under(building, { rulePack: 'generic', country: 'MX' }).assembly.country).toBe('MX');
  expect(under(building, { residential: false }).assembly).toMatchObject({ residential: false });
});

test('majorities that the new law does not let stand are left behind by their name', () => {
  const asks = { threshold: atLeast(80, 100), article: 'artículo 12' };
  const majorities: readonly MajorityBylaw[] = [
    { matterId: 'reserves', share: [], asks },
    { matterId: null, share: [], asks },
  ];
  const company = { rulePack: 'co-sas', country: 'CO', majorities } as const;
  const { assembly, left } = under(company, { rulePack: 'co-ph' });
  expect(left.majorities).toEqual(['Reservas ocasionales']);
  expect(assembly).toEqual({ ...building, majorities: majorities.slice(1) });
});

test('once the meeting began its law stays, and its use may still be mended', () => {
  expect(decideLaw(building, { ...same, rulePack: 'co-sas' }, true)).toMatchObject({
    refusal: { code: 'law-in-use' },
  });
  expect(decideLaw(building, { ...same, residential: false }, true)).toMatchObject({
    value: { assembly: { residential: false } },
  });
});

test.each(packIds)('%s: what decides elsewhere is a rule of the same law', (packId) => {
  const { rules, elsewhere = {} } = packOf(packId);
  const ids = rules.map(({ ruleId }) => ruleId);
  expect(ids).toEqual(expect.arrayContaining(Object.entries(elsewhere).flat()));
});

test('quorums that the new law does not let stand are left behind, and the others go along', () => {
  const quorum = (call: 1 | 2, percent: number): QuorumBylaw => {
    const share = { threshold: atLeast(percent, 100), measure: 'weight' } as const;
    return { kind: null, call, asks: { share, least: null, article: 'artículo 12' } };
  };
  const quorums = [quorum(2, 20), quorum(1, 70)];
  const company = { rulePack: 'co-sas', country: 'CO', quorums } as const;
  const { assembly, left } = under(company, { rulePack: 'co-ph' });
  expect(left.quorums).toBe(true);
  expect(assembly).toEqual({ ...building, quorums: [quorum(1, 70)] });
  const kept = under(company, { rulePack: 'co-sas' });
  expect(kept.left.quorums).toBe(false);
  expect(kept.assembly).toEqual({ ...company, quorums: quorums.toReversed() });
});
