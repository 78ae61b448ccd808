import { assertFails } from '@firebase/rules-unit-testing';
import { expect, test } from 'vitest';
import type { Firestore, Rules } from './openRules.ts';

const writes = {
  create: (db: Firestore, path: string) => db.doc(`${path}-new`).set({ forged: true }),
  update: (db: Firestore, path: string) => db.doc(path).update({ forged: true }),
  delete: (db: Firestore, path: string) => db.doc(path).delete(),
} as const;

/** The rules that hold everywhere: `path` names a document that exists, and stays unchanged. */
export function testNoWrites(rules: Rules, path: string): void {
  const stored = () => {
    return new Promise((resolve, reject) => {
      rules.change(async (db) => resolve((await db.doc(path).get()).data())).catch(reject);
    });
  };

  test.each(['create', 'update', 'delete'] as const)(
    `refuses to let the administrator %s at ${path}`,
    async (write) => {
      const before = await stored();
      await assertFails(writes[write](rules.as('admin'), path));
      expect(before).toBeDefined();
      expect(await stored()).toEqual(before);
    },
  );
}
