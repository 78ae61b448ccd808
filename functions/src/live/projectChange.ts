import { type Projection, projections } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { type Change, project, type Refreshing } from './project.ts';

/** What changed, as far as it decides which projections show it. */
export type ChangeSource =
  | { readonly kind: 'attendance'; readonly session: number }
  | { readonly kind: 'tally' }
  | { readonly kind: 'session' };

/** Brings every projection that shows the change up to date with it. Harmless to repeat. */
export async function projectChange(
  source: ChangeSource,
  change: Change,
  refreshing: Refreshing,
): Promise<void> {
  const affected = await affectedBy(source, change.assemblyId);
  await Promise.all(affected.map((projection) => project(projection, change, refreshing)));
}

async function affectedBy(
  source: ChangeSource,
  assemblyId: string,
): Promise<readonly Projection[]> {
  switch (source.kind) {
    case 'session':
      return projections;
    case 'tally':
      return ['question'];
    case 'attendance': {
      // The session itself says what is on stage: its projection may still be on its way.
      const session = await documents.session(assemblyId, source.session).get();
      return session.data()?.stage.mode === 'question' ? ['quorum', 'question'] : ['quorum'];
    }
  }
}
