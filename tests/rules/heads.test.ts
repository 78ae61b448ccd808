import { paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const head = `${paths.heads(assemblyId, 1)}/digest`;

testNoReads(rules, head);
testNoWrites(rules, head);

test('the desk reads the people in the hall, and not the counts of each owner', async () => {
  const desk = rules.as('registrar');
  await assertSucceeds(desk.doc(paths.attendanceOf(assemblyId, 1, 'T1-101')).get());
  await assertFails(desk.doc(head).get());
});
