import { accept, type Outcome } from '../../kernel/refusals/outcome.ts';
import type { CastAsked } from './castObstacles.ts';
import { admitCast } from './decideCast.ts';
import type { Participation } from './participation.ts';

export interface SecretCast extends CastAsked {
  readonly existing: Participation | null;
}

/**
 * Decides the secret vote of one unit. The answer says that the unit took part, never its choice. There is no
 * change and no withdrawal: whatever choice a repeated sending carries is not looked at.
 */
export function decideSecretCast(
  cast: SecretCast,
): Outcome<{ readonly participation: Participation; readonly repeated: boolean }> {
  const admitted = admitCast(cast);
  if (!admitted.ok) return admitted;
  if (admitted.value.repeated)
    return accept({ participation: admitted.value.kept, repeated: true });
  const { held } = admitted.value;
  const { question, unitId, requestId, voter } = cast;
  return accept({
    repeated: false,
    participation: {
      unitId,
      weight: held.weight,
      personId: voter.personId,
      castBy: voter.uid,
      requestId,
      ...(question.headsVoteWhole === true ? { headId: held.headId } : {}),
    },
  });
}
