import {
  type Assembly,
  type AssemblySession,
  accept,
  type Desk,
  type GeneralSettings,
  type Outcome,
  refuse,
  takesArrivals,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';

/** An assembly whose session takes people in. */
export interface OpenHall {
  readonly assembly: Assembly;
  readonly settings: GeneralSettings | undefined;
  readonly session: AssemblySession;
}

export interface OpenDesk extends OpenHall {
  readonly desk: Desk | undefined;
}

/** A hall as it is asked for: a caller that reads more does not wait until it is known to be open. */
export interface AskedHall extends Pick<OpenHall, 'assembly' | 'settings'> {
  readonly session: Promise<AssemblySession | undefined>;
}

/** `meant` is the session that the caller had in sight. */
export async function readOpenHall(
  tx: Transaction,
  assemblyId: string,
  meant?: number,
): Promise<Outcome<OpenHall>> {
  const asked = await askHall(tx, assemblyId, meant);
  if (!asked.ok) return asked;
  const session = await asked.value.session;
  if (session === undefined || !takesArrivals(session)) return refuse('session-not-open');
  return accept({ ...asked.value, session });
}

/** In one trip; a second one, for the session, is under way where nobody says which was meant. */
export async function askHall(
  tx: Transaction,
  assemblyId: string,
  meant: number | undefined,
): Promise<Outcome<AskedHall>> {
  const found = await getGroups<{
    assemblies: Assembly;
    settings: GeneralSettings;
    sessions: StoredSession;
  }>(tx, {
    assemblies: [documents.assembly(assemblyId)],
    settings: [documents.generalSettings(assemblyId)],
    sessions: meant === undefined ? [] : [documents.session(assemblyId, meant)],
  });
  const [assembly] = found.assemblies;
  if (assembly === undefined) return refuse('assembly-unknown');
  if (meant !== undefined && meant !== assembly.activeSession) return refuse('session-changed');
  const [named] = found.sessions;
  if (meant !== undefined && (named === undefined || !takesArrivals(named))) {
    return refuse('session-not-open');
  }
  const session = named === undefined ? readActive(tx, assemblyId, assembly) : named;
  return accept({ assembly, settings: found.settings[0], session: Promise.resolve(session) });
}

async function readActive(
  tx: Transaction,
  assemblyId: string,
  { activeSession }: Assembly,
): Promise<AssemblySession | undefined> {
  return (await tx.get(documents.session(assemblyId, activeSession))).data();
}
