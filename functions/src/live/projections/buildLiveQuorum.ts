import {
  type Assembly,
  type AssemblySession,
  calledOffIn,
  extendCurve,
  heldSessionOf,
  type Instant,
  instantMillis,
  type LiveQuorum,
  type Quorum,
  toldHourOf,
} from '@asamblea/domain';

export interface QuorumState {
  readonly assembly: Pick<Assembly, 'createdAt'>;
  readonly session: AssemblySession;
  readonly quorum: Quorum;
}

/** The curve goes on from the one shown before; a new session begins its own. */
export function buildLiveQuorum(
  { assembly, session, quorum }: QuorumState,
  asOf: Instant,
  previous: LiveQuorum | null,
): LiveQuorum {
  const isLost = session.state === 'open' && session.installedAt != null && !quorum.met;
  const lostSince = previous?.sessionState === 'open' ? previous.lostSince : null;
  const curve = previous?.call === session.call ? previous.curve : [];
  return {
    asOf,
    quorum,
    call: session.call,
    sessionState: session.state,
    ...toldHourOf(assembly, session),
    ...calledOffIn(session),
    resumesAt: session.resumesAt ?? null,
    verified: session.verified ?? null,
    held: heldSessionOf(session),
    lostSince: isLost ? (lostSince ?? instantMillis(asOf)) : null,
    curve: extendCurve(curve, { at: instantMillis(asOf), weight: quorum.present.weight }),
  };
}
