import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const job = paths.job(assemblyId, 'j1');
for (const place of [job, `${job}/parts/00000`, `${job}/results/00000`]) {
  testNoReads(rules, place);
  testNoWrites(rules, place);
}
