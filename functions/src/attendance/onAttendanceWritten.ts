import { projectChange } from '../live/projectChange.ts';
import { refreshingNow } from '../live/refreshingNow.ts';
import { onWritten } from '../platform/databaseTriggers.ts';

/** Somebody came or went: the quorum moves, and the participation of the question on stage. */
export const onAttendanceWritten = onWritten(
  'assemblies/{assembly}/sessions/{session}/attendance/{unit}',
  ({ params, at, eventId }) =>
    projectChange(
      { kind: 'attendance', session: Number(params.session) },
      { assemblyId: params.assembly ?? '', at, eventId },
      refreshingNow(),
    ),
);
