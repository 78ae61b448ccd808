import {
  type AssemblySession,
  type Count,
  extendCurve,
  type Instant,
  instantMillis,
  type LiveQuorum,
  quorumOf,
} from '@asamblea/domain';

export interface QuorumState {
  readonly session: AssemblySession;
  readonly present: Count;
  readonly total: Count;
}

/** The curve goes on from what was shown before; a new session begins its own. */
export function buildLiveQuorum(
  { session, present, total }: QuorumState,
  asOf: Instant,
  previous: LiveQuorum | null,
): LiveQuorum {
  const curve = previous?.call === session.call ? previous.curve : [];
  return {
    asOf,
    quorum: quorumOf(present, total),
    call: session.call,
    sessionState: session.state,
    curve: extendCurve(curve, { at: instantMillis(asOf), weight: present.weight }),
  };
}
