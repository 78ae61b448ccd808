import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const minutes = [paths.acta(assemblyId, 1, 1), paths.actaVersion(assemblyId, 1, 1, 1)];

for (const one of minutes) {
  testNoReads(rules, one);
  testNoWrites(rules, one);
}
