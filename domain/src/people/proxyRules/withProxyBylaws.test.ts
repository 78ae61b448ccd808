import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { attorneyKinds, type ProxyBylaws } from '../../kernel/bylaws/proxyBylaws.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { withProxyBylaws } from './withProxyBylaws.ts';

const source: Source = { law: 'los estatutos', article: 'artículo 30', verified: true };

function change(packId: PackId, bylaws: Omit<ProxyBylaws, 'source'>) {
  return withProxyBylaws(proxyRulesOf(packId), { ...bylaws, source });
}

function changed(packId: PackId, bylaws: Omit<ProxyBylaws, 'source'>) {
  const decided = change(packId, bylaws);
  if (!decided.ok) throw new Error('the bylaws are refused');
  return decided.value;
}

test('bylaws that say nothing leave the law as it is', () => {
  for (const packId of ['co-ph', 'es-sl', 'ar-lgs', 'mx-cdmx'] as const) {
    expect(changed(packId, {})).toEqual(proxyRulesOf(packId));
  }
});

test('bylaws that repeat the law change nothing, not even the article', () => {
  const { cap, attorneys, form, substitution, winner } = proxyRulesOf('mx-cdmx');
  const same = changed('mx-cdmx', {
    cap: { max: 2, of: 'grantors' },
    attorneys: attorneys.kinds.toReversed(),
    forms: form.forms.toReversed(),
    substitution: substitution.kind,
    order: winner.order,
    barred: [],
  });
  expect(same.cap).toEqual(cap);
  expect(same.winner).toEqual(winner);
  expect(same.substitution).toEqual(substitution);
  expect(same.form.source).toEqual(form.source);
  expect(same.attorneys.source).toEqual(attorneys.source);
  expect(change('es-sl', { attorneys: proxyRulesOf('es-sl').attorneys.kinds }).ok).toBe(true);
});

test('a building may set the cap that the law does not set', () => {
  expect(changed('co-ph', { cap: { max: 3, of: 'units' } }).cap).toEqual({
    limit: { max: 3, of: 'units' },
    bylaws: 'any',
    source,
  });
});

test('bylaws forbid proxies only where no law gives a right to be represented', () => {
  const none = { cap: { max: 0, of: 'grantors' } } as const;
  const forbidding = packIds.filter((packId) => change(packId, none).ok);
  expect(forbidding).toEqual([
    ...['co-cooperativa', 'co-delegados', 'co-sindicato', 'es-asociacion', 'generic'],
  ]);
  expect(change('es-sl', none)).toMatchObject({
    ok: false,
    refusal: { code: 'proxy-rule-fixed', detail: expect.stringContaining('artículo 183') },
  });
});

test('bylaws want a matter voted in person only where they may admit no proxies at all', () => {
  const matterOf = (packId: PackId) => packOf(packId).matters.map(({ matterId }) => matterId);
  for (const packId of packIds) {
    const law = proxyRulesOf(packId);
    const asked = change(packId, { inPerson: matterOf(packId).slice(0, 2) });
    expect(asked.ok).toBe(law.cap.mayBeNone === true);
    if (!asked.ok) {
      const detail = `${citeSource(law.cap.source)}.`;
      expect(asked.refusal).toEqual({ code: 'proxy-rule-fixed', detail });
    }
    // Of another law, once the assembly changed its own.
    expect(change(packId, { inPerson: ['no-such-matter'] }).ok).toBe(false);
  }
  const inPerson = { matterIds: ['board-election'], source };
  expect(changed('generic', { inPerson: ['board-election'] })).toEqual({
    ...proxyRulesOf('generic'),
    inPerson,
  });
});

test('where the law lets a maximum be raised, it may not be lowered', () => {
  const law = proxyRulesOf('mx-cdmx');
  const rules = { ...law, cap: { ...law.cap, bylaws: 'laxer' as const } };
  const cap = (max: number) => withProxyBylaws(rules, { cap: { max, of: 'grantors' }, source });
  expect([1, 2, 3].map((max) => cap(max).ok)).toEqual([false, true, true]);
});

test('an office barred by the bylaws is forbidden, beside those barred by law', () => {
  const { barred } = changed('ar-lgs', { barred: ['fiscal-auditor'] });
  const law = proxyRulesOf('ar-lgs').barred;
  const own = { office: 'fiscal-auditor', from: 'representing', force: 'forbidden', source };
  expect(barred).toEqual({ ...law, offices: [...law.offices, own], source });
});

test('each change carries the article of the bylaws, and the rest keep the law’s', () => {
  const rules = changed('generic', {
    attorneys: ['owner'],
    forms: ['signed'],
    substitution: 'never',
    order: 'first-received',
  });
  expect(rules.attorneys).toEqual({ kinds: ['owner'], bylaws: 'any', source });
  expect(rules.form).toEqual({ forms: ['signed'], bylaws: 'any', source });
  expect(rules.substitution).toEqual({ kind: 'never', bylaws: 'any', source });
  expect(rules.winner).toEqual({ order: 'first-received', bylaws: 'any', source });
  expect(rules.cap).toEqual(proxyRulesOf('generic').cap);
  expect(rules.barred).toEqual(proxyRulesOf('generic').barred);
});

test('an S.L. may admit other representatives, and no fewer than the law', () => {
  expect(changed('es-sl', { attorneys: attorneyKinds }).attorneys.kinds).toEqual(attorneyKinds);
  expect(change('es-sl', { attorneys: ['owner'] })).toEqual({
    ok: false,
    refusal: {
      code: 'proxy-rule-fixed',
      detail: 'Ley de Sociedades de Capital, artículo 183.1.',
    },
  });
});

const all = proxyRulesOf('co-ph').form.forms;

test.each<[PackId, string, Omit<ProxyBylaws, 'source'>, ok: boolean]>([
  ['mx-cdmx', 'a lower cap', { cap: { max: 1, of: 'grantors' } }, true],
  ['mx-cdmx', 'a higher cap', { cap: { max: 3, of: 'grantors' } }, false],
  ['mx-cdmx', 'a cap of another kind', { cap: { max: 1, of: 'units' } }, false],
  ['es-sa', 'a cap', { cap: { max: 1, of: 'grantors' } }, true],
  ['es-sa', 'only shareholders', { attorneys: ['owner', 'legal'] }, true],
  ['ar-lgs', 'only shareholders', { attorneys: ['owner'] }, false],
  ['es-sl', 'some fewer and some more', { attorneys: ['owner', 'other'] }, false],
  [
    'ar-lgs',
    'a plain signature',
    { forms: ['signed', 'certified', 'deed', 'general-power'] },
    true,
  ],
  ['ar-lgs', 'only a deed', { forms: ['deed'] }, false],
  ['ar-lgs', 'a plain signature and no deed', { forms: ['signed'] }, false],
  ['co-sa', 'a certified signature', { forms: ['certified', 'deed', 'general-power'] }, true],
  ['co-sa', 'word of mouth', { forms: ['spoken', ...all] }, false],
  ['co-sa', 'word of mouth and fewer papers', { forms: ['spoken', 'signed'] }, false],
  ['es-lph', 'a certified signature', { forms: ['certified', 'deed', 'general-power'] }, false],
  ['generic', 'word of mouth only', { forms: ['spoken'] }, true],
  ['co-ph', 'no substitution', { substitution: 'never' }, true],
  ['co-ph', 'substitution when granted', { substitution: 'if-granted' }, true],
  ['co-sa', 'no substitution', { substitution: 'never' }, true],
  ['co-sa', 'free substitution', { substitution: 'unless-forbidden' }, false],
  ['co-sa', 'substitution when granted', { substitution: 'if-granted' }, false],
  ['co-ph', 'the first received', { order: 'first-received' }, false],
  ['ar-ccyc', 'the first received', { order: 'first-received' }, true],
  ['co-sas', 'no employees', { barred: ['employee'] }, true],
  ['es-sl', 'no employees', { barred: ['employee'] }, false],
])('%s: bylaws with %s', (packId, _, bylaws, ok) => {
  const decided = change(packId, bylaws);
  expect(decided.ok).toBe(ok);
  if (!decided.ok) expect(decided.refusal.code).toBe('proxy-rule-fixed');
});
