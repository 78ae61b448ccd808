import { expect, test } from 'vitest';
import { readDeskCode } from '../../hall/attendance/deskCode.ts';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyWarnings } from '../../meeting/proxyForms/proxyWarnings.ts';
import type { Unit } from '../rosters/unit.ts';
import { proxyFormPath, proxyFormsOf, proxyFormToken, readProxyFormCode } from './proxyForm.ts';

const unit = (unitId: string, ownerIds: readonly string[], order: number): Unit => ({
  ...{ unitId, label: unitId, group: '', kind: '', weight: 1, order, inArrears: false },
  ...{ ownerIds, ownerNames: ownerIds.map((id) => id.toUpperCase()) },
});
const units = [
  unit('T1-102', ['eva', 'ana'], 2),
  unit('T1-101', ['ana'], 1),
  unit('T1-103', ['ana', 'eva'], 3),
  unit('T1-104', [], 4),
];

test('the units of the same owners have one form, and each owned unit is in exactly one', () => {
  const forms = proxyFormsOf('a', units);
  expect(forms.map((form) => form.units)).toEqual([['T1-101'], ['T1-102', 'T1-103']]);
  expect(forms.map(({ owners }) => owners)).toEqual([['ANA'], ['EVA', 'ANA']]);
  expect(new Set(forms.map(({ token }) => token)).size).toBe(2);
});

test('the form code holds no name and no unit, and belongs to one assembly and those owners', () => {
  const token = proxyFormToken('a', unit('T1-101', ['ana'], 1));
  expect(token).toMatch(/^[0-9a-f]{20}$/u);
  expect(proxyFormToken('a', unit('T9-9', ['ana'], 1))).toBe(token);
  expect(proxyFormToken('b', unit('T1-101', ['ana'], 1))).not.toBe(token);
  expect(proxyFormToken('a', unit('T1-101', ['luis'], 1))).not.toBe(token);
});

const token = '0123456789abcdef0123';

test.each([
  `https://a.co${proxyFormPath(token)}`,
  `poder=${token}`,
  `PODER=${token.toUpperCase()}\n`,
  `httpsÑ--a.co-_poder¡${token}`,
  `https://a.co/register?mesa=poderes&poder=${token}`,
])('a reader, whatever its keyboard, reads the form of %j', (written) => {
  expect(readProxyFormCode(written)).toBe(token);
  expect(readDeskCode(written)).toEqual({ kind: 'proxy-form', token });
});

test.each(['poder', `poder=${token}0`, 'poder=zz', `apoderado=${token}`, `persona:${token}`])(
  '%j is no form',
  (written) => {
    expect(readProxyFormCode(written)).toBeNull();
  },
);

test.each(packIds)('the proxy warnings of %s come with their articles', (packId) => {
  const warnings = proxyWarnings(proxyRulesOf(packId));
  expect(warnings.length).toBeGreaterThanOrEqual(2);
  for (const sentence of warnings) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  expect(warnings.join(' ')).not.toContain('))');
  expect(warnings.slice(0, -1).every((sentence) => /\(.+\)\.$/u.test(sentence))).toBe(true);
});

test('where none is admitted the form says who may still represent', () => {
  const law = proxyRulesOf('generic');
  const source = { law: 'los estatutos', article: 'artículo 30', verified: true };
  const cap = { ...law.cap, limit: { max: 0, of: 'units' as const }, source };
  expect(proxyWarnings({ ...law, cap })[0]).toBe(
    'No se admiten poderes: cada persona asiste por sí misma (los estatutos, artículo 30).',
  );
});
