import { minutesOf, sayTime } from '../calendars/localTime.ts';
import { localTimeOf } from '../calendars/zone.ts';
import type { Voted } from './castRequest.ts';
import type { VoteChannel } from './votePolicy.ts';

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
  const time = localTimeOf(castAt, timeZone);
  const isOne = Math.floor(minutesOf(time) / 60) % 12 === 1;
  return `ya votó ${through[channel]} ${isOne ? 'a la' : 'a las'} ${sayTime(time)}`;
}

/** `por teléfono`. */
export function sayVoteChannel(channel: VoteChannel): string {
  return through[channel];
}
