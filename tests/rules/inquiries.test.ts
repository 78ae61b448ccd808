import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const stored = `${paths.inquiries(assemblyId)}/i1`;

testRouteAccess(rules, 'inquiries', stored);
testNoWrites(rules, stored);
