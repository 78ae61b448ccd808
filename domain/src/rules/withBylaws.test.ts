import { expect, test } from 'vitest';
import { plainRule } from '../testing/arbitraryRules.ts';
import { allOf, favourOver } from './requirements.ts';
import type { Rule } from './rule.ts';
import { atLeast, moreThan, moreThanHalf, type Threshold } from './threshold.ts';
import { withBylaws } from './withBylaws.ts';

const ley = { law: 'Ley 675 de 2001', article: 'artículo 45', verified: true };
const top = { ...ley, article: 'artículo 46', verified: false };
const reglamento = { law: 'el reglamento', article: 'artículo 12', verified: true };
const rule: Rule = { ...plainRule, source: ley };
const capped: Rule = {
  ...rule,
  ceiling: { threshold: atLeast(7, 10), effect: 'capped', source: top },
};
const closed: Rule = {
  ...rule,
  ceiling: { threshold: atLeast(7, 10), effect: 'refused', source: top },
};
const asks = (threshold: Threshold) => ({ threshold, source: reglamento });

test.each<[string, Rule, Threshold, Threshold, object]>([
  ['the same majority', rule, moreThanHalf, moreThanHalf, reglamento],
  ['a higher one', rule, atLeast(3, 5), atLeast(3, 5), reglamento],
  ['everybody, without a ceiling', rule, atLeast(1, 1), atLeast(1, 1), reglamento],
  ['one under the ceiling', capped, atLeast(6, 10), atLeast(6, 10), reglamento],
  ['the ceiling itself', capped, atLeast(70, 100), atLeast(70, 100), reglamento],
  ['one over the ceiling, read as the ceiling', capped, moreThan(7, 10), atLeast(7, 10), top],
  ['the ceiling itself, where more is refused', closed, atLeast(7, 10), atLeast(7, 10), reglamento],
  [
    'a lower one where the law lets it fall',
    { ...rule, bylawsMayLower: true },
    atLeast(1, 2),
    atLeast(1, 2),
    reglamento,
  ],
])('the bylaws may ask for %s', (_, law, asked, threshold, source) => {
  expect(withBylaws(law, asks(asked))).toEqual({
    ok: true,
    value: { ...law, requirement: favourOver('present', threshold), source },
  });
});

test.each<[string, Rule, Threshold, string, string]>([
  ['a lower majority', rule, moreThan(49, 100), 'majority-too-low', 'Ley 675 de 2001, artículo 45'],
  [
    'half where more than half is asked',
    rule,
    atLeast(1, 2),
    'majority-too-low',
    'Ley 675 de 2001, artículo 45',
  ],
  [
    'one over a ceiling that refuses',
    closed,
    moreThan(7, 10),
    'majority-too-high',
    'Ley 675 de 2001, artículo 46 (sin verificar)',
  ],
  [
    'another threshold where two are asked',
    { ...rule, requirement: allOf(rule.requirement) },
    atLeast(3, 5),
    'rule-fixed',
    'Ley 675 de 2001, artículo 45',
  ],
])('the bylaws may not ask for %s', (_, law, asked, code, detail) => {
  expect(withBylaws(law, asks(asked))).toEqual({ ok: false, refusal: { code, detail } });
});

test('a majority over a ceiling with its own base is read over that base', () => {
  const ceiling = {
    threshold: atLeast(7, 10),
    base: 'all',
    effect: 'capped',
    source: top,
  } as const;
  const law = { ...rule, ceiling };
  expect(withBylaws(law, asks(atLeast(8, 10)))).toEqual({
    ok: true,
    value: { ...law, requirement: favourOver('all', atLeast(7, 10)), source: top },
  });
  expect(withBylaws(law, asks(atLeast(7, 10)))).toEqual({
    ok: true,
    value: { ...law, requirement: favourOver('present', atLeast(7, 10)), source: reglamento },
  });
});
