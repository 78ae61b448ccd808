import { accept, type Outcome } from '../../kernel/refusals/outcome.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { markedAs } from '../elections/marks.ts';
import { admitCast, type CastAsked } from './admitCast.ts';
import { type Ballot, earlierOf } from './ballot.ts';
import type { VoteChannel } from './votePolicy.ts';

export interface Cast extends CastAsked {
  readonly existing: Ballot | null;
  readonly receipt: string;
}

/**
 * Decides the named vote of one unit. The same sending again is answered with the ballot that stands
 * (`repeated`), so that a lost answer is never a doubt.
 */
export function decideCast(
  cast: Cast,
): Outcome<{ readonly ballot: Ballot; readonly repeated: boolean }> {
  const admitted = admitCast(cast);
  if (!admitted.ok) return admitted;
  if (admitted.value.repeated) return accept({ ballot: admitted.value.kept, repeated: true });
  const { held } = admitted.value;
  return accept({
    repeated: false,
    ballot: {
      unitId: cast.unitId,
      ...markedAs(cast.question, cast.optionIds),
      weight: held.weight,
      personId: cast.voter.personId,
      castBy: cast.voter.uid,
      requestId: cast.requestId,
      receipt: cast.receipt,
      castAt: cast.now,
      channel: cast.voter.channel ?? ownChannel(held),
      ...earlierOf(cast.existing),
    },
  });
}

/** Who is accredited online votes from afar. */
function ownChannel({ channel }: Attendance): VoteChannel {
  return channel === 'online' ? 'remote' : 'phone';
}
