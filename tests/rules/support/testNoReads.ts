import { assertFails } from '@firebase/rules-unit-testing';
import { expect, test } from 'vitest';
import type { Rules } from './openRules.ts';

/** The rules for a collection that no client reads: `path` names a document in it that exists. */
export function testNoReads(rules: Rules, path: string): void {
  test(`refuses ${path} even to the administrator`, async () => {
    await rules.change(async (db) => expect((await db.doc(path).get()).exists).toBe(true));
    await assertFails(rules.as('admin').doc(path).get());
    await assertFails(rules.as('admin').doc(path).parent.get());
  });
}
