import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { QuorumNoted } from '../../kernel/sessions/quorumNoted.ts';
import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { leastToMeet } from '../../kernel/weights/threshold.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';

/**
 * The event that a new reading of the room's quorum adds to the record: that it was lost or is back, once
 * each time. A session is installed and resumed with quorum, so it has it until a reading says otherwise.
 * Nothing before it is installed, nor while it is suspended, nor of a reading older than the last one noted.
 */
export function decideQuorumNote(
  session: Pick<AssemblySession, 'state' | 'installedAt' | 'quorumNoted'>,
  reading: QuorumNoted,
): 'quorum-lost' | 'quorum-recovered' | null {
  const { state, installedAt = null, quorumNoted } = session;
  if (state !== 'open' || installedAt === null) return null;
  if (quorumNoted !== undefined && quorumNoted.asOf >= reading.asOf) return null;
  if ((quorumNoted?.met ?? true) === reading.met) return null;
  return reading.met ? 'quorum-recovered' : 'quorum-lost';
}

/** How much of the main weight is missing; null where the law asks for something else, or it is met. */
export function weightMissing(
  quorum: Pick<Quorum, 'present' | 'total' | 'met' | 'threshold'>,
): Weight | null {
  const { present, total, met, threshold } = quorum;
  if (met || threshold === null || total.weight === 0) return null;
  const missing = leastToMeet(threshold, total.weight) - present.weight;
  return missing > 0 ? missing : null;
}

/** `Faltan 3,2500 de 100,0000; se requiere más del 50 % del coeficiente.` */
export function sayMissing(
  quorum: Pick<Quorum, 'present' | 'total' | 'met' | 'threshold' | 'needed'>,
): string {
  const missing = weightMissing(quorum);
  const needed = `Se requiere ${quorum.needed}.`;
  if (missing === null) return needed;
  return `Faltan ${formatWeight(missing)} de ${formatWeight(quorum.total.weight)}. ${needed}`;
}
