import { paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const places = [
  paths.publicAssembly('llave'),
  paths.live('llave', 'question'),
  paths.live('llave', 'missing'),
  paths.live('llave', 'stage'),
];

test.each(places)('opens %s to anyone who names it, and its list to nobody', async (place) => {
  await assertSucceeds(rules.as('stranger').doc(place).get());
  await assertFails(rules.as('stranger').doc(place).parent.get());
  await assertFails(rules.as('admin').doc(place).parent.get());
});

test('refuses to find the keys through the projections of every assembly', async () => {
  await assertFails(rules.as('stranger').collectionGroup('live').get());
});

for (const place of places) testNoWrites(rules, place);
