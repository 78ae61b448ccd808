import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const places = [
  paths.roster(assemblyId, 'v1'),
  `${paths.units(assemblyId, 'v1')}/T1-101`,
  `${paths.people(assemblyId, 'v1')}/ana`,
];

for (const place of places) {
  testRouteAccess(rules, 'rosters', place);
  testNoWrites(rules, place);
}

const change = `${paths.unitChanges(assemblyId, 'v1')}/edit-1`;

testNoReads(rules, change);
testNoWrites(rules, change);
