import { type Assembly, isArchived } from '../../kernel/assemblies/assembly.ts';
import { type AssemblySession, isHourless } from '../../kernel/sessions/assemblySession.ts';

/** The state of an assembly, for people who run many. */
export const assemblyPhases = ['preparing', 'running', 'closed', 'archived'] as const;
export type AssemblyPhase = (typeof assemblyPhases)[number];

export const assemblyPhaseNames: Readonly<Record<AssemblyPhase, string>> = {
  preparing: 'En preparación',
  running: 'En curso',
  closed: 'Cerrada',
  archived: 'Archivada',
};

type SeenSession = Pick<AssemblySession, 'state' | 'startsAt' | 'session' | 'calledOff'>;

/** A suspended session is under way; one whose call failed waits for the next, and is prepared again. */
export function assemblyPhaseOf(
  assembly: Pick<Assembly, 'archivedAt'>,
  session: Pick<SeenSession, 'state'>,
): AssemblyPhase {
  if (isArchived(assembly)) return 'archived';
  switch (session.state) {
    case 'open':
    case 'suspended':
      return 'running';
    case 'closed':
      return 'closed';
    case 'planned':
    case 'failed':
      return 'preparing';
  }
}

/** The hour of its call, in milliseconds; null while nobody gave it one, or once it was called off. */
export function callHourOf(
  assembly: Pick<Assembly, 'createdAt'>,
  session: SeenSession,
): number | null {
  if (session.state === 'planned' && (session.calledOff ?? null) !== null) return null;
  return isHourless(assembly, session) ? null : session.startsAt;
}
