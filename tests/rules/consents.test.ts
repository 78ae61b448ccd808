import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const process = paths.consent(assemblyId, 'q1');

testRouteAccess(rules, 'consents', process);
testNoWrites(rules, process);

for (const path of [
  `${paths.consentNotices(assemblyId, 'q1')}/U0`,
  paths.consentRoll(assemblyId, 'q1', 0),
]) {
  testNoReads(rules, path);
  testNoWrites(rules, path);
}
