import type { Assembly, AssemblySession } from '@asamblea/domain';

/** An assembly with the session it is at. */
export interface PlacedAssembly {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly session: AssemblySession;
}
