import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import type { Rules } from './openRules.ts';
import { impostors } from './personas.ts';

/** The rules for a document that every member gets and nobody lists. */
export function testMembersGet(rules: Rules, path: string): void {
  test(`opens ${path} to a member without any route`, async () => {
    await rules.giveRoutes([]);
    await assertSucceeds(rules.as('reader').doc(path).get());
  });

  test.each(impostors)(`refuses ${path} to an administrator %s`, async (_, persona) => {
    await assertFails(rules.as(persona).doc(path).get());
  });

  test(`refuses to list what is beside ${path}`, async () => {
    await assertSucceeds(rules.as('admin').doc(path).get());
    await assertFails(rules.as('admin').doc(path).parent.get());
  });
}
