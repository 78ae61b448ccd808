import { type AssemblyKind, beginAssembly, type PackId, type SessionState } from '@asamblea/domain';
import { documents } from '../../functions/src/kernel/database/documents.ts';

const timeZone = 'America/Bogota';

export interface NewAssembly {
  readonly assemblyId: string;
  readonly cot: string;
  readonly name: string;
  readonly kind: AssemblyKind;
  /** The organisation; its own when it is left out. */
  readonly organisationId?: string;
  /** Open from the start when it is left out: for people who do not come to try the calls. */
  readonly sessionState?: SessionState;
  /** Colombian horizontal property when it is left out. */
  readonly rulePack?: PackId;
}

/** An assembly without roster, with its first call. */
export async function seedAssembly(assembly: NewAssembly): Promise<void> {
  const { assemblyId, cot, name, kind, sessionState = 'open', rulePack = 'co-ph' } = assembly;
  const { organisationId = assemblyId } = assembly;
  const reference = documents.assembly(assemblyId);
  if ((await reference.get()).exists) return;
  await documents.generalSettings(assemblyId).set({ redirects: {}, redirectHosts: [] });
  await documents.session(assemblyId, 1).set({
    session: 1,
    call: 1,
    state: sessionState,
    startsAt: Date.now(),
    stage: { mode: 'quorum' },
    openQuestionIds: [],
  });
  const law = { rulePack, country: 'CO', timeZone } as const;
  await reference.set(beginAssembly({ name, kind, ...law }, { organisationId, cot }));
}

/** Opens the public door, last: an assembly that has one is complete. */
export async function publishAssembly({ assemblyId, cot, name }: NewAssembly): Promise<void> {
  await documents.publicAssembly(cot).set({
    assemblyId,
    name,
    timeZone,
    logoUrl: null,
  });
}

export async function isPublished(cot: string): Promise<boolean> {
  return (await documents.publicAssembly(cot).get()).exists;
}
