import { paths } from '@asamblea/domain';
import { afterAll } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testPasswordGate } from './support/testPasswordGate.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const event = paths.event(assemblyId, 'e1');

testRouteAccess(rules, 'events', event);
testPasswordGate(rules, event);
testNoWrites(rules, event);
