import { sayAtTime } from '../../kernel/calendars/sayTime.ts';
import { localTimeOf } from '../../kernel/calendars/zone.ts';
import type { VoteChannel } from '../questions/votePolicy.ts';
import type { Voted } from './castRequest.ts';

const through: Readonly<Record<VoteChannel, string>> = {
  phone: 'por teléfono',
  booth: 'en la cabina',
  plate: 'con placa',
  operator: 'en la mesa',
  hands: 'a mano alzada',
  paper: 'en papel',
  instructions: 'según las instrucciones de su poder',
  remote: 'a distancia',
};

/** `ya votó por teléfono a las 4:05 p. m.`, on the clocks of the assembly. */
export function sayVoted({ channel, castAt }: Voted, timeZone: string): string {
  return `ya votó ${through[channel]} ${sayAtTime(localTimeOf(castAt, timeZone), timeZone)}`;
}

/** `por teléfono`. */
export function sayVoteChannel(channel: VoteChannel): string {
  return through[channel];
}
