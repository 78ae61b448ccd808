import { mayDo, type SessionAnswer } from '@asamblea/domain';
import { onLeaving } from './leaving.ts';

/** Where a desk keeps the roster while it is signed in: wiped with the session, from whatever page. */
export const keptRosterDatabase = 'asamblea-mesa-padron';

const key = 'asamblea-mesa-sesion';

/**
 * Remembers who is at the desk, for its page to open again without network. Only roles that work at a
 * desk; anybody else's sign-in wipes it and what the desk kept.
 */
export function keepDeskSession(answer: SessionAnswer): void {
  try {
    const before = readDeskSession()?.session.userId ?? null;
    if (!isDesk(answer) || before !== answer.session.userId) wipeDesk();
    if (!isDesk(answer)) return;
    localStorage.setItem(key, JSON.stringify(answer));
    onLeaving(async () => wipeDesk());
  } catch {
    // A browser that keeps nothing opens the desk with network only.
  }
}

export function readDeskSession(): SessionAnswer | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isAnswer(kept) && isDesk(kept) ? kept : null;
  } catch {
    return null;
  }
}

function wipeDesk(): void {
  if (localStorage.getItem(key) === null) return;
  localStorage.removeItem(key);
  indexedDB.deleteDatabase(keptRosterDatabase);
}

function isDesk({ session }: SessionAnswer): boolean {
  const { role, routesAvailable } = session;
  return role !== null && mayDo({ role, routesAvailable }, 'accredit');
}

/** We wrote it ourselves; what it may open is checked again by whoever answers. */
function isAnswer(kept: unknown): kept is SessionAnswer {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'session' in kept &&
    typeof kept.session === 'object' &&
    kept.session !== null &&
    'routesAvailable' in kept.session &&
    Array.isArray(kept.session.routesAvailable)
  );
}
