import { expect, test } from 'vitest';
import type { SubstitutionKind } from '../../kernel/bylaws/proxyBylaws.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { maySubstitute } from './substitution.ts';

/** Law, what the document says, the substitute it names, and whether it may pass to Olga. */
test.each<[SubstitutionKind, boolean | null, string | null, boolean]>([
  ['never', null, null, false],
  ['never', true, 'olga', false],
  ['named', null, null, false],
  ['named', true, null, false],
  ['named', null, 'olga', true],
  ['named', true, 'olga', true],
  ['named', false, 'olga', false],
  ['named', null, 'eva', false],
  ['if-granted', null, null, false],
  ['if-granted', true, null, true],
  ['if-granted', false, null, false],
  ['if-granted', null, 'olga', true],
  ['if-granted', true, 'eva', false],
  ['if-granted', false, 'olga', false],
  ['unless-forbidden', null, null, true],
  ['unless-forbidden', true, null, true],
  ['unless-forbidden', false, null, false],
  ['unless-forbidden', null, 'olga', true],
  ['unless-forbidden', true, 'eva', false],
  ['unless-forbidden', false, 'olga', false],
])('%s: allowed %s, named %s: %s', (kind, allowed, substituteId, expected) => {
  const law = proxyRulesOf('generic');
  const rules = { ...law, substitution: { ...law.substitution, kind } };
  const proxy = proxyOf({ substitution: { allowed, substituteId, substitutedFrom: null } });
  expect(maySubstitute(rules, proxy, 'olga')).toBe(expected);
});
