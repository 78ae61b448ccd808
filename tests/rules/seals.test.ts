import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testPasswordGate } from './support/testPasswordGate.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const seal = paths.seal(assemblyId, 1);

testRouteAccess(rules, 'seals', seal);
testPasswordGate(rules, seal);
testNoWrites(rules, seal);
