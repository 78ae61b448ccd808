import { expect, test } from 'vitest';
import { checkChannel, voteChannels } from './votePolicy.ts';

test('a secret vote comes only from the voter’s own screen or the booth', () => {
  const open = (disclosure: 'named' | 'secret') =>
    voteChannels.filter((channel) => checkChannel(disclosure, channel).ok);
  expect(open('named')).toEqual([...voteChannels]);
  expect(open('secret')).toEqual(['phone', 'booth', 'remote']);
  expect(checkChannel('secret', 'plate')).toEqual({
    ok: false,
    refusal: { code: 'channel-not-secret' },
  });
});
