import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const stored = [
  paths.driveItem(assemblyId, 'd1'),
  paths.driveUpload(assemblyId, 'u1'),
  paths.driveLink(assemblyId, 'l1'),
];
for (const path of stored) {
  testNoReads(rules, path);
  testNoWrites(rules, path);
}
