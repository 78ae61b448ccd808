import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import type { ProxyShare } from '../../kernel/bylaws/proxyBylaws.ts';
import { bylawOf } from '../../kernel/bylaws/source.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { acceptanceConflicts, proxyConflicts } from '../proxyConflicts/proxyConflicts.ts';
import { decideProxyAcceptance } from '../proxyDecisions/decideProxyAcceptance.ts';
import { setProxyBylawsRequest } from './decideProxyBylaws.ts';
import { withProxyBylaws } from './withProxyBylaws.ts';

const source = bylawOf('artículo 30');
const tenth: ProxyShare = { numerator: 1, denominator: 10 };

function rulesOf(packId: PackId, share: ProxyShare = tenth) {
  const changed = withProxyBylaws(proxyRulesOf(packId), { share, source });
  if (!changed.ok) throw new Error('the bylaws are refused');
  return changed.value;
}

function bookOf(packId: PackId, weights: Readonly<Record<string, number>>, share = tenth) {
  const of = new Map(Object.entries(weights));
  const whole = [...of.values()].reduce((sum, weight) => sum + weight, 0);
  return proxyBookOf(packId, { rules: rulesOf(packId, share), weights: { whole, of } });
}

const fromAna = proxyOf({ unitIds: ['101', '102'] });
const fromLeo = proxyOf({
  ...{ proxyId: 'p2', grantorId: 'leo', grantorName: 'Leo', unitIds: ['104'], state: 'received' },
});

test('a maximum by weight is where bylaws may say how many one represents, and nowhere else', () => {
  const refused = packIds.filter(
    (packId) => !withProxyBylaws(proxyRulesOf(packId), { share: tenth, source }).ok,
  );
  const fixed = packIds.filter((packId) => {
    const { bylaws } = proxyRulesOf(packId).cap;
    return bylaws !== 'any' && bylaws !== 'stricter';
  });
  expect(refused).toEqual(fixed);
  expect(refused).not.toHaveLength(packIds.length);
});

test.each<[string, PackId, Record<string, number>, told: string | null]>([
  ['up to it', 'generic', { 101: 4, 102: 3, 104: 3, 105: 90 }, null],
  ['over it', 'generic', { 101: 4, 102: 3, 104: 4, 105: 89 }, '11,00 %'],
  [
    'over it by the least',
    'generic',
    { 101: 400000, 102: 300000, 104: 300001, 105: 8999999 },
    '10,00001 %',
  ],
  ['over it in a building', 'co-ph', { 101: 4, 102: 3, 104: 4, 105: 89 }, '11,00 %'],
])('%s in %s', (_, packId, weights, told) => {
  const book = { ...bookOf(packId, weights), proxies: [fromAna] };
  expect(
    acceptanceConflicts(book, fromLeo).map(({ text, source: cited }) => [text, cited?.article]),
  ).toEqual(
    told === null
      ? []
      : [[`Luis representaría el ${told} del total, y el máximo es 10 %.`, 'artículo 30']],
  );
});

test('a single owner with more is represented where the law gives a right to it', () => {
  const weights = { 101: 30, 102: 30, 104: 40 };
  expect(acceptanceConflicts(bookOf('co-ph', weights), fromAna)).toEqual([]);
  expect(acceptanceConflicts(bookOf('generic', weights), fromAna)).toMatchObject([
    { kind: 'over-share', blocks: true, text: expect.stringContaining('60,00 %') },
  ]);
});

test('proxies accepted before the bylaws were noted are told with the article', () => {
  const proxies = [fromAna, { ...fromLeo, state: 'accepted' as const }];
  const book = { ...bookOf('co-ph', { 101: 4, 102: 3, 104: 4, 105: 89 }), proxies };
  expect(proxyConflicts(book)).toMatchObject([
    {
      kind: 'over-share',
      proxyIds: ['p1', 'p2'],
      text: 'Luis representa el 11,00 % del total, y el máximo es 10 %.',
      source: { article: 'artículo 30' },
    },
  ]);
});

test('nobody is weighed without the weights of the roster', () => {
  const book = { ...bookOf('generic', { 101: 1 }), weights: null };
  expect(() => acceptanceConflicts(book, fromAna)).toThrow('weights');
});

test.each([
  ['nothing', { numerator: 0, denominator: 10 }, false],
  ['all', { numerator: 10, denominator: 10 }, false],
  ['more than all', { numerator: 11, denominator: 10 }, false],
  ['a finer fraction than any is kept', { numerator: 1, denominator: 10_001 }, false],
  ['a tenth', tenth, true],
])('a request for %s', (_, share, ok) => {
  expect(setProxyBylawsRequest.safeParse({ article: 'artículo 30', share }).success).toBe(ok);
});

const anyWeights = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 4, maxLength: 8 });
const anyShare = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 10 }))
  .filter(([numerator, denominator]) => numerator < denominator)
  .map(([numerator, denominator]) => ({ numerator, denominator }));

test('proxies that are accepted one by one never carry more than the bylaws let one carry', () => {
  fc.assert(
    fc.property(
      anyWeights,
      anyShare,
      fc.constantFrom<PackId>('generic', 'co-ph', 'es-sa'),
      (each, share, packId) => {
        const ids = each.map((_, i) => `u${i}`);
        const units = ids.map((id) => ({ unitId: id, label: id, ownerIds: [`p-${id}`] }));
        const weights = Object.fromEntries(ids.map((id, i) => [id, each[i] ?? 0]));
        const base = { ...bookOf(packId, weights, share), units };
        let accepted: readonly ProxyGrant[] = [];
        for (const id of ids) {
          const one = proxyOf({
            proxyId: id,
            unitIds: [id],
            grantorId: `p-${id}`,
            state: 'received',
          });
          const decided = decideProxyAcceptance({ ...base, proxies: accepted }, one);
          if (decided.ok) accepted = [...accepted, decided.value.proxy];
        }
        const carried = accepted.reduce((sum, { proxyId }) => sum + (weights[proxyId] ?? 0), 0);
        const whole = each.reduce((sum, weight) => sum + weight, 0);
        const isWithin = carried * share.denominator <= whole * share.numerator;
        const isAlone = packId !== 'generic' && accepted.length === 1;
        expect(isWithin || isAlone).toBe(true);
        // The proxy that was left out would have passed it.
        for (const id of ids.filter((one) => !accepted.some(({ proxyId }) => proxyId === one))) {
          const more = carried + (weights[id] ?? 0);
          expect(more * share.denominator > whole * share.numerator).toBe(true);
        }
      },
    ),
    sampleOf({ part: 100, full: 2000 }, process.env),
  );
});
