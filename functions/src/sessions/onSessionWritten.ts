import { projectChange } from '../live/projectChange.ts';
import { refreshingNow } from '../live/refreshingNow.ts';
import { onWritten } from '../platform/databaseTriggers.ts';

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
