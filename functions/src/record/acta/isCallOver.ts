import type { AssemblySession } from '@asamblea/domain';

/** The session of the call ended, or went on with a later call. */
export function isCallOver(session: AssemblySession, call: number): boolean {
  return call < session.call || session.state === 'closed' || session.state === 'failed';
}
