import { paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import type { Firestore, Rules } from './openRules.ts';
import { assemblyId } from './personas.ts';

/** The rules for a collection behind the password typed again: `path` names a document that exists. */
export function testPasswordGate(rules: Rules, path: string): void {
  const member = paths.member(assemblyId, 'admin');
  const listen = (db: Firestore) =>
    new Promise((resolve, reject) => {
      const stop = db.doc(path).parent.onSnapshot((snapshot) => {
        stop();
        resolve(snapshot);
      }, reject);
    });

  test(`refuses ${path} to another session of the same administrator`, async () => {
    await assertSucceeds(rules.as('admin').doc(path).get());
    await assertFails(rules.as('otherSession').doc(path).get());
    await assertFails(rules.as('otherSession').doc(path).parent.get());
  });

  test(`refuses ${path} once the minutes of the password are over, to reads and listeners`, async () => {
    const { proofs } = (await rules.asNewcomer('admin').doc(member).get()).data() ?? {};
    await assertSucceeds(listen(rules.asNewcomer('admin')));
    for (const over of [{ 'sid-1': Date.now() - 1 }, {}]) {
      await rules.change((db) => db.doc(member).update({ proofs: over }));
      await assertFails(rules.asNewcomer('admin').doc(path).get());
      await assertFails(rules.asNewcomer('admin').doc(path).parent.get());
      await assertFails(listen(rules.asNewcomer('admin')));
    }
    await rules.change((db) => db.doc(member).update({ proofs }));
  });
}
