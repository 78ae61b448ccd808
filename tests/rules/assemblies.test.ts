import { paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId, otherAssemblyId } from './support/personas.ts';
import { testMembersGet } from './support/testMembersGet.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const assembly = paths.assembly(assemblyId);

testMembersGet(rules, assembly);
testNoWrites(rules, assembly);

test('opens to a token only the assembly it names, for a member of both', async () => {
  await assertSucceeds(rules.as('otherAssembly').doc(paths.assembly(otherAssemblyId)).get());
  await assertFails(rules.as('otherAssembly').doc(assembly).get());
  await assertFails(rules.as('admin').doc(paths.assembly(otherAssemblyId)).get());
});

test('refuses a collection that no rule names, even to the administrator', async () => {
  const unnamed = `${assembly}/keys/1`;
  await rules.change((db) => db.doc(unnamed).set({ secret: '' }));
  await assertFails(rules.as('admin').doc(unnamed).get());
  await assertFails(rules.as('admin').doc(unnamed).update({ secret: 'forged' }));
});
