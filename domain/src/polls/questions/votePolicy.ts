import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/** How a vote reaches the tally. */
export const voteChannels = [
  'phone',
  'booth',
  'plate',
  'operator',
  'hands',
  'paper',
  'instructions',
  'remote',
] as const;
export type VoteChannel = (typeof voteChannels)[number];

export type Disclosure = 'named' | 'secret';

/**
 * Through which channels a vote may come. In a secret vote nobody may see, carry or repeat the
 * answer of another: only the voter's own phone or screen, and the booth.
 */
export function checkChannel(disclosure: Disclosure, channel: VoteChannel): Outcome<null> {
  switch (channel) {
    case 'phone':
    case 'booth':
    case 'remote':
      return accept(null);
    case 'plate':
    case 'operator':
    case 'hands':
    case 'paper':
    case 'instructions':
      return disclosure === 'secret' ? refuse('channel-not-secret') : accept(null);
  }
}
