import { onWritten } from '../../kernel/platform/databaseTriggers.ts';
import { projectChange } from './projectChange.ts';
import { refreshingNow } from './refreshingNow.ts';

/** Votes arrived, or answers to a mood card: what is on stage shows them. */
export const onTallyWritten = onWritten(
  'assemblies/{assembly}/{asked}/{id}/tallies/{shard}',
  ({ params, at, eventId }) =>
    projectChange(
      { kind: 'tally' },
      { assemblyId: params.assembly ?? '', at, eventId },
      refreshingNow(),
    ),
);
