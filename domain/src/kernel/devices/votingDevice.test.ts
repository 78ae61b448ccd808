import { expect, test } from 'vitest';
import { checkVotingDevice, votesFrom } from './votingDevice.ts';

const device = { uid: 'ana', sid: 'phone', since: 0 };

test.each([
  ['nobody has voted', null, [], { uid: 'ana', sid: 'tablet' }, 'free'],
  ['it is this one', device, ['phone'], { uid: 'ana', sid: 'phone' }, 'here'],
  ['it is another one', device, ['phone', 'tablet'], { uid: 'ana', sid: 'tablet' }, 'other'],
  ['the other one signed out', device, ['tablet'], { uid: 'ana', sid: 'tablet' }, 'free'],
  ['it is of her other account', device, ['phone'], { uid: 'ana-2', sid: 'phone' }, 'other'],
] as const)('when %s', (_, known, holderSids, session, place) => {
  expect(votesFrom(known, holderSids, session)).toBe(place);
});

test('votes from anywhere but another device', () => {
  expect(checkVotingDevice('free').ok).toBe(true);
  expect(checkVotingDevice('here').ok).toBe(true);
  expect(checkVotingDevice('other')).toEqual({ ok: false, refusal: { code: 'other-device' } });
});
