import { paths } from '@asamblea/domain';
import { assertFails } from '@firebase/rules-unit-testing';
import { afterAll, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { testNoReads } from './support/testNoReads.ts';
import { testNoWrites } from './support/testNoWrites.ts';

const rules = await openRules();
afterAll(() => rules.close());

const device = paths.device(assemblyId, 'ana');

testNoReads(rules, device);
testNoWrites(rules, device);

test('refuses to let a voter make another session their voting device, or leave it', async () => {
  const mine = rules.as('voter').doc(device);
  await assertFails(mine.set({ uid: 'voter', sid: 'sid-0', since: 0 }));
  await assertFails(mine.update({ sid: 'sid-0' }));
  await assertFails(mine.delete());
  await assertFails(mine.get());
});

test('refuses to let a voter give their member a session or another device name', async () => {
  const member = rules.as('voter').doc(paths.member(assemblyId, 'voter'));
  await assertFails(member.update({ sids: ['sid-1', 'sid-9'] }));
  await assertFails(member.update({ sessions: {} }));
});
