import { paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const places = [paths.roster(assemblyId, 'v1'), `${paths.units(assemblyId, 'v1')}/T1-101`];

for (const place of places) {
  testRouteAccess(rules, 'rosters', place);
  testNoWrites(rules, place);
}

const person = `${paths.people(assemblyId, 'v1')}/ana`;

testRouteAccess(rules, 'people', person);
testNoWrites(rules, person);

test('keeps documents, e-mails and phones from a teller, who reads the units', async () => {
  const units = rules.as('teller').collection(paths.units(assemblyId, 'v1'));
  await assertSucceeds(units.get());
  await assertFails(rules.as('teller').doc(person).get());
  await assertFails(rules.as('teller').collection(paths.people(assemblyId, 'v1')).get());
  await assertSucceeds(rules.as('registrar').collection(paths.people(assemblyId, 'v1')).get());
});

test('keeps them from an auditor, whose page of the desk has the names of the units', async () => {
  const auditor = rules.as('auditor');
  await assertSucceeds(auditor.collection(paths.units(assemblyId, 'v1')).get());
  await assertFails(auditor.doc(person).get());
  await assertFails(auditor.collection(paths.people(assemblyId, 'v1')).get());
});

const change = `${paths.unitChanges(assemblyId, 'v1')}/edit-1`;

testNoReads(rules, change);
testNoWrites(rules, change);
