import { instantMillis, type Projection, projections } from '@asamblea/domain';
import { documents } from '../../kernel/platform/documents.ts';
import { rememberLast } from '../../kernel/platform/rememberLast.ts';
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
  const affected = await affectedBy(source, change, refreshing);
  await Promise.all(affected.map((projection) => project(projection, change, refreshing)));
}

async function affectedBy(
  source: ChangeSource,
  { assemblyId, at }: Change,
  { refreshMillis }: Refreshing,
): Promise<readonly Projection[]> {
  switch (source.kind) {
    case 'session':
      return projections;
    case 'tally':
      return ['question'];
    case 'attendance': {
      const slice = Math.floor(instantMillis(at) / refreshMillis);
      const mode = await stageModeOf(assemblyId, source.session, slice);
      return mode === 'question' ? ['quorum', 'question'] : ['quorum'];
    }
  }
}

/**
 * What was on stage, asked once for all the changes of a tick. If the stage changes afterwards in the
 * same tick, its own event shows the question as of the tick's end, with all of them.
 */
const stageModeOf = rememberLast(
  2_000,
  async (assemblyId: string, session: number, _slice: number) => {
    // The session itself says it: its projection may still be on its way.
    const found = await documents.session(assemblyId, session).get();
    return found.data()?.stage.mode ?? null;
  },
);
