import {
  type AssemblySession,
  accept,
  type Outcome,
  refuse,
  takesArrivals,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';

export interface PlateSession {
  readonly activeRoster: string | null;
  readonly session: number;
}

/**
 * The session whose plates these are. Cards are handed out while people come in; they come back also
 * once it is over, as the hall empties.
 */
export async function readPlateSession(
  tx: Transaction,
  assemblyId: string,
  when: 'arrivals' | 'always',
): Promise<Outcome<PlateSession>> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { activeRoster, activeSession } = assembly;
  const session: AssemblySession | undefined = (
    await tx.get(documents.session(assemblyId, activeSession))
  ).data();
  if (when === 'arrivals' && !takesArrivals(session)) return refuse('session-not-open');
  return accept({ activeRoster, session: activeSession });
}
