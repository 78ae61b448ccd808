import type { UserSession } from '@asamblea/domain';
import { onLeaving } from './leaving.ts';

const key = 'asamblea-vota-en';

/**
 * Remembers in which assembly this browser votes, by its id alone: its next ballot is asked for without
 * waiting to know who is here. It opens nothing: the server looks at the session.
 */
export function keepVoterAssembly(session: UserSession): void {
  try {
    if (session.assembly !== null && isVoter(session)) {
      localStorage.setItem(key, session.assembly);
      onLeaving(async () => localStorage.removeItem(key));
    } else if (session.assembly === null || session.assembly === voterAssembly()) {
      localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing asks one after the other.
  }
}

export function voterAssembly(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the ballot opens for the present member. */
export function isVoter({ isAuthenticated, routesAvailable }: UserSession): boolean {
  return isAuthenticated && routesAvailable.includes('/votes/current');
}
