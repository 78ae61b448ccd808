import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { decideProxyBylaws, setProxyBylawsRequest } from './decideProxyBylaws.ts';

const article = 'artículo 30';

test.each(packIds)('%s: bylaws that only have an article say nothing', (packId) => {
  expect(decideProxyBylaws(proxyRulesOf(packId), { article })).toEqual({ ok: true, value: null });
});

test('a rule left out of the request is not stored', () => {
  const cap = { max: 2, of: 'units' } as const;
  const source = { law: 'los estatutos', article, verified: true };
  expect(decideProxyBylaws(proxyRulesOf('co-ph'), { cap, forms: undefined, article })).toEqual({
    ok: true,
    value: { cap, source },
  });
});

test.each([
  ['no article', { article: ' ' }],
  ['a maximum below none', { cap: { max: -1, of: 'units' } }],
  ['a maximum that is no number of people', { cap: { max: 1.5, of: 'units' } }],
  ['an office that nobody knows', { barred: ['king'] }],
  ['nobody at all as attorney', { attorneys: [] }],
])('refuses %s as it comes', (_, wrong) => {
  expect(setProxyBylawsRequest.safeParse({ article }).success).toBe(true);
  expect(setProxyBylawsRequest.safeParse({ article, ...wrong }).success).toBe(false);
});
