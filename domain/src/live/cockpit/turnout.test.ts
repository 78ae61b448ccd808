import { expect, test } from 'vitest';
import { eventKinds } from '../../kernel/events/eventKinds.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { isOfFeed } from './feed.ts';
import { groupsAtMost, liveTurnout, type TurnoutUnit, withPhones } from './turnout.ts';

const unit = (unitId: string, more: Partial<TurnoutUnit> = {}): TurnoutUnit => ({
  ...{ unitId, group: 'Torre 1', channel: 'hall', weight: 10, present: true, order: 1 },
  ...more,
});
const hall = [
  unit('c', { group: 'Torre 2', order: 3, channel: 'online' }),
  unit('a'),
  unit('b', { order: 2, present: false }),
  unit('d', { order: 4, present: false }),
];
const rule = matterRule(packOf('co-ph'), 'budget');
const named = { questionId: 'q', disclosure: 'named', rule } as const;
const hasVoted = (unitId: string) => unitId === 'b' || unitId === 'c';
const entries = withPhones(
  { weight: 30, units: 3 },
  new Map([['plate', { weight: 10, units: 1 }]]),
);

test('each part of the hall says how much of it voted, over those present or with a vote', () => {
  expect(liveTurnout(named, 0, hall, hasVoted, entries)).toEqual({
    ...{ questionId: 'q', others: 0 },
    places: [
      { name: 'hall', voted: { weight: 10, units: 1 }, expected: { weight: 20, units: 2 } },
      { name: 'online', voted: { weight: 10, units: 1 }, expected: { weight: 10, units: 1 } },
    ],
    groups: [
      { name: 'Torre 1', voted: { weight: 10, units: 1 }, expected: { weight: 20, units: 2 } },
      { name: 'Torre 2', voted: { weight: 10, units: 1 }, expected: { weight: 10, units: 1 } },
    ],
    entries: [
      { channel: 'phone', count: { weight: 20, units: 2 } },
      { channel: 'plate', count: { weight: 10, units: 1 } },
    ],
  });
});

test('where the rule counts units, so does how much of each part voted', () => {
  const byUnit = { ...named, rule: matterRule(packOf('co-ph'), 'agenda-approval') };
  expect(liveTurnout(byUnit, 0, hall, hasVoted, entries).measure).toBe('units');
  expect(liveTurnout(named, 0, hall, hasVoted, entries).measure).toBeUndefined();
});

test('of a secret vote nothing is said by group, nor through what each vote came', () => {
  const secret = { questionId: 'q', disclosure: 'secret', rule } as const;
  const { groups, entries: through, places } = liveTurnout(secret, 0, hall, hasVoted, entries);
  expect([groups, through, places.length]).toEqual([null, null, 2]);
});

test.each([
  ['only one', [unit('a')]],
  [
    'as many as units',
    Array.from({ length: groupsAtMost + 1 }, (_, i) => unit(`${i}`, { group: `${i}` })),
  ],
])('groups that say nothing are not told: %s', (_, units) => {
  expect(liveTurnout(named, 0, units, hasVoted, entries).groups).toBeNull();
});

test('the feed never tells what somebody voted, nor of credentials and permissions', () => {
  const told = eventKinds.filter(isOfFeed);
  expect(told.filter((kind) => /^vote-|code|invited|staff|role|member|device/u.test(kind))).toEqual(
    [],
  );
  expect(told).toContain('question-opened');
});
