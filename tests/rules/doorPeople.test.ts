import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const door = paths.doorPerson(assemblyId, 'd1');

testRouteAccess(rules, 'doorPeople', door);
testNoWrites(rules, door);
