import type { AssemblySession, Verification } from './assemblySession.ts';

/** When a meeting was held and with how much present: what anybody may know of it. */
export interface HeldSession {
  /** When it was declared open. */
  readonly at: number;
  /** Nothing more will be decided in it. */
  readonly isOver: boolean;
  /** The quorum as it was read when it was declared open; null: nobody kept it. */
  readonly quorum: Omit<Verification, 'at'> | null;
}

/** Null of a session that was not declared open. */
export function heldSessionOf(session: AssemblySession): HeldSession | null {
  const { installedAt = null, installedQuorum = null, state } = session;
  if (installedAt === null) return null;
  return {
    at: installedAt,
    isOver: state === 'closed' || state === 'failed',
    quorum: installedQuorum,
  };
}
