import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

for (const place of [paths.moodAnswers(assemblyId, 'm1'), paths.moodTallies(assemblyId, 'm1')]) {
  testNoReads(rules, `${place}/0`);
  testNoWrites(rules, `${place}/0`);
}
