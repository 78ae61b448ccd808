import { paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoWrites } from './support/testNoWrites.ts';
import { testRouteAccess } from './support/testRouteAccess.ts';

const rules = await openRules();
afterAll(() => rules.close());

const mine = paths.member(assemblyId, 'reader');
const hers = paths.member(assemblyId, 'voter');

testRouteAccess(rules, 'members', hers);
testNoWrites(rules, hers);

test('opens to a member without any route their own membership and no other', async () => {
  await rules.giveRoutes([]);
  await assertSucceeds(rules.as('reader').doc(mine).get());
  await assertFails(rules.as('reader').doc(hers).get());
});

test('a membership is its own by the member in the token, whatever its uid', async () => {
  await rules.giveRoutes([]);
  await assertSucceeds(rules.as('reader').doc(mine).get());
  await assertFails(rules.as('readerByUid').doc(mine).get());
});

test('refuses their own membership to a member whose session is taken out', async () => {
  await assertSucceeds(rules.as('reader').doc(mine).get());
  await rules.change((db) => db.doc(mine).update({ sids: ['sid-0'] }));
  await assertFails(rules.as('reader').doc(mine).get());
  await rules.change((db) => db.doc(mine).update({ sids: ['sid-0', 'sid-1'] }));
});

test('refuses everything to a member whose access ended', async () => {
  const until = (accessUntil: number | null) =>
    rules.change((db) => db.doc(mine).update({ accessUntil }));
  await until(Date.now() + 3_600_000);
  await assertSucceeds(rules.as('reader').doc(mine).get());
  await until(Date.now() - 60_000);
  await assertFails(rules.as('reader').doc(mine).get());
  await assertFails(rules.as('reader').doc(paths.assembly(assemblyId)).get());
  await until(null);
});

test('refuses to let a member give themselves a route', async () => {
  await assertSucceeds(rules.as('reader').doc(mine).get());
  await assertFails(
    rules
      .as('reader')
      .doc(mine)
      .update({ routesAvailable: ['/protected'] }),
  );
});
