import { type SessionAnswer, sessionMay } from '@asamblea/domain';
import { onLeaving } from './leaving.ts';
import { tabAssembly } from './tabAssembly.ts';

const key = 'asamblea-mesa-sesion';
const rosterDatabase = 'asamblea-mesa-padron';

/**
 * Where the desk of an assembly keeps the roster while it is signed in: wiped with the session, from
 * whatever page.
 */
export function keptRosterDatabase(assemblyId: string): string {
  return `${rosterDatabase}/${assemblyId}`;
}

/**
 * Remembers who is at the desk of an assembly, for its page to open again without network. Only roles that
 * work at a desk. Desk data of assemblies where this browser is not signed in any more is wiped, and that of
 * other people.
 */
export function keepDeskSession(answer: SessionAnswer): void {
  try {
    const { session, openElsewhere } = answer;
    const others = new Set(openElsewhere.map(({ assemblyId }) => assemblyId));
    for (const [place, kept] of keptDesks()) {
      const assembly = place.slice(key.length + 1);
      const isTheirs = kept?.session.userId === session.userId && isDesk(answer);
      if (assembly === session.assembly ? !isTheirs : !others.has(assembly)) wipeDesk(place);
    }
    if (session.assembly === null || !isDesk(answer)) return;
    const place = `${key}/${session.assembly}`;
    localStorage.setItem(place, JSON.stringify(answer));
    onLeaving(async () => wipeDesk(place));
  } catch {
    // A browser that keeps nothing opens the desk with network only.
  }
}

/** Of this tab's assembly; in a tab that has none yet, of the only one that kept something. */
export function readDeskSession(): SessionAnswer | null {
  try {
    const assembly = tabAssembly();
    const desks = keptDesks();
    if (assembly !== null) return desks.get(`${key}/${assembly}`) ?? null;
    return desks.size === 1 ? ([...desks.values()][0] ?? null) : null;
  } catch {
    return null;
  }
}

/** The data of each desk, by the name it is under; null for a value that was not written by us. */
function keptDesks(): ReadonlyMap<string, SessionAnswer | null> {
  const places = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  return new Map(
    places
      .filter((place) => place === key || place.startsWith(`${key}/`))
      .map((place) => [place, parse(localStorage.getItem(place))]),
  );
}

function parse(text: string | null): SessionAnswer | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isAnswer(kept) && isDesk(kept) ? kept : null;
  } catch {
    return null;
  }
}

function wipeDesk(place: string): void {
  if (localStorage.getItem(place) === null) return;
  localStorage.removeItem(place);
  indexedDB.deleteDatabase(`${rosterDatabase}${place.slice(key.length)}`);
}

function isDesk({ session }: SessionAnswer): boolean {
  return sessionMay(session, 'accredit');
}

/** We wrote it ourselves; its rights are checked again by the server. */
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
