import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testMembersGet } from './support/testMembersGet.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const session = paths.session(assemblyId, 1);

testMembersGet(rules, session);
testNoWrites(rules, session);
