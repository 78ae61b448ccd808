import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

for (const place of [paths.job(assemblyId, 'j1'), `${paths.jobParts(assemblyId, 'j1')}/00000`]) {
  testNoReads(rules, place);
  testNoWrites(rules, place);
}
