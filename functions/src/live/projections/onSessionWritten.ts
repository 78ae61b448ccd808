import { onWritten } from '../../kernel/platform/databaseTriggers.ts';
import { projectChange } from './projectChange.ts';
import { refreshingNow } from './refreshingNow.ts';

/** The stage, the state or the roster of the session changed: every public page may show it. */
export const onSessionWritten = onWritten(
  'assemblies/{assembly}/sessions/{session}',
  ({ params, at, eventId }) =>
    projectChange(
      { kind: 'session' },
      { assemblyId: params.assembly ?? '', at, eventId },
      refreshingNow(),
    ),
);
